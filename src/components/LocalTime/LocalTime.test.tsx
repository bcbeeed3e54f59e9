import { render, screen } from "@testing-library/react"
import { installObservers, setInView } from "../../../test/observers"
import { LocalTime } from "./LocalTime"

const line = () => screen.getByText((_content, element) => element?.tagName === "P")
/** A time zone whose clock differs from that of the tests. */
const timeZone = new Date(0).getTimezoneOffset() === 0 ? "America/Los_Angeles" : "UTC"
const enterMargin = () => setInView(true, "800px 0px")
const leaveMargin = () => setInView(false, "800px 0px")

beforeEach(() => installObservers())

it("shows the date and the time in local time", () => {
  render(<LocalTime instant="2025-02-28T23:59:00-08:00" timeZone={timeZone} />)
  enterMargin()
  // In every time zone, the instant is on one of these two days.
  expect(line()).toHaveTextContent(/^In your time zone: (February 28|March 1), 2025 at \d+:\d\d [AP]M \S+$/)
})

it("is empty until it enters the viewport margin, and keeps its text afterwards", () => {
  render(<LocalTime instant="2025-06-17T08:00:00-08:00" timeZone={timeZone} />)
  expect(line()).toBeEmptyDOMElement()
  enterMargin()
  leaveMargin()
  expect(line()).toHaveTextContent(/^In your time zone: /)
})

it("stays empty if the visitor's clock shows the same time as the page", () => {
  const visitorsTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  render(<LocalTime instant="2025-06-17T08:00:00-08:00" timeZone={visitorsTimeZone} />)
  enterMargin()
  expect(line()).toBeEmptyDOMElement()
})
