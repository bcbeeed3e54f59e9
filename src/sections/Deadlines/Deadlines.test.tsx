import { render, screen } from "@testing-library/react"
import { installObservers, setInView } from "../../../test/observers"
import { Deadlines } from "./Deadlines"

const round = { id: "regular", name: "Regular", date: "2025-02-28", at: null, label: "February 28, 2025", note: null }
const sharedSections = { deadlines: { eyebrow: null, title: "Deadlines", intro: null } }
const renderDeadline = (deadline: typeof round | (Omit<typeof round, "at"> & { at: string })) => {
  const allProgram = { nodes: [{ name: "Research", deadlines: [deadline] }] }
  render(<Deadlines id="deadlines" data={{ sharedSections, allProgram }} />)
}

beforeEach(() => installObservers())

it("adds the visitor's local time to a deadline that is an instant", () => {
  renderDeadline({ ...round, at: "2025-02-28T23:59:00-08:00" })
  expect(screen.getByText("February 28, 2025")).toHaveAttribute("datetime", "2025-02-28T23:59:00-08:00")
  setInView(true, "800px 0px")
  expect(screen.getByText(/^In your time zone: /)).toBeVisible()
})

it("shows a date-only deadline without local time", () => {
  renderDeadline(round)
  setInView(true, "800px 0px")
  expect(screen.getByText("February 28, 2025")).toHaveAttribute("datetime", "2025-02-28")
  expect(screen.queryByText(/In your time zone/)).not.toBeInTheDocument()
})
