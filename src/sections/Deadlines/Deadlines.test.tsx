import { render, screen } from "@testing-library/react"
import { installObservers, setInView } from "../../../test/observers"
import { Deadlines } from "./Deadlines"

const round = { id: "regular", name: "Regular", date: "2025-02-28", at: null, label: "February 28, 2025", note: null }
const text = { eyebrow: null, title: "Deadlines", intro: null }
const show = (...deadlines: Queries.ProgramDeadlinesFragment["deadlines"] & object) =>
  render(<Deadlines id="deadlines" text={text} programs={[{ id: "research", name: "Research", deadlines }]} />)

beforeEach(() => installObservers())

it("says a moment on the visitor's clock too", () => {
  show({ ...round, at: "2025-02-28T23:59:00-08:00" })
  expect(screen.getByText("February 28, 2025")).toHaveAttribute("datetime", "2025-02-28T23:59:00-08:00")
  setInView(true, "800px 0px")
  expect(screen.getByText(/^In your time zone: /)).toBeVisible()
})

it("says a day as it is: it has no clock", () => {
  show(round)
  setInView(true, "800px 0px")
  expect(screen.getByText("February 28, 2025")).toHaveAttribute("datetime", "2025-02-28")
  expect(screen.queryByText(/In your time zone/)).not.toBeInTheDocument()
})
