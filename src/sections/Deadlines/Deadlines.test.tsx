import { render, screen } from "@testing-library/react"
import { useContext } from "react"
import { installObservers, setInView } from "../../../test/observers"
import { bareProgram, round } from "../../../test/program"
import { SeasonContext } from "../../features/season/seasonContext"
import { Deadlines } from "./Deadlines"

const sharedSections = { deadlines: { eyebrow: null, title: "Deadlines", intro: null, voice: null } }
const research = { ...bareProgram, deadlines: [round] }
const bootcamp = { ...bareProgram, id: "bootcamp", name: "Bootcamp", applyBy: "Ask us" }
const show = (first?: string, program: Queries.ProgramFieldsFragment = research) =>
  render(
    <Deadlines id="deadlines" data={{ sharedSections, allProgram: { nodes: [bootcamp, program] } }} first={first} />,
  )
const headings = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

beforeEach(() => installObservers())

it("adds the visitor's local time to a deadline that is an instant, if it differs", () => {
  const timeZone = new Date(0).getTimezoneOffset() === 0 ? "America/Los_Angeles" : "UTC"
  show(undefined, { ...research, deadlines: [{ ...round, at: "2025-02-28T23:59:00-08:00", timeZone }] })
  expect(screen.getByText("February 28, 2025")).toHaveAttribute("datetime", "2025-02-28T23:59:00-08:00")
  setInView(true, "800px 0px")
  expect(screen.getByText(/^In your time zone: /)).toBeVisible()
})

it("shows a date-only deadline without local time", () => {
  show()
  setInView(true, "800px 0px")
  expect(screen.getByText("February 28, 2025")).toHaveAttribute("datetime", "2025-02-28")
  expect(screen.queryByText(/In your time zone/)).not.toBeInTheDocument()
})

it("shows the rounds first, or the answer of the page's own program", () => {
  show()
  expect(headings()).toEqual(["Regular Research", "Bootcamp"])
  document.body.innerHTML = ""
  show("bootcamp")
  expect(headings()).toEqual(["Bootcamp", "Regular Research"])
})

it.each([
  ["shows the text of a closed round that has no other text", { closedNote: "Decided in March." }],
  ["shows no text of a round once it is closed", { note: "Last chance!" }],
])("%s", (_, texts: { note?: string; closedNote?: string }) => {
  const nodes = [{ ...research, deadlines: [{ ...round, ...texts }] }]
  const Closed = () => (
    <SeasonContext.Provider value={{ ...useContext(SeasonContext), lastChange: Date.parse("2025-06-01T00:00:00Z") }}>
      <Deadlines id="deadlines" data={{ sharedSections, allProgram: { nodes } }} />
    </SeasonContext.Provider>
  )
  render(<Closed />)
  expect(screen.queryAllByText("Decided in March.")).toHaveLength(texts.closedNote ? 1 : 0)
  expect(screen.queryByText("Last chance!")).not.toBeInTheDocument()
})
