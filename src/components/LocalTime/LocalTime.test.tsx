import { render, screen } from "@testing-library/react"
import { formatLocalDateTime } from "../../format/dateTime"
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

it("stays empty if the visitor's clock shows the same time as the page, also if their time zones have different names", () => {
  const instant = "2025-01-17T08:00:00-08:00"
  const visitors = formatLocalDateTime(instant)
  const clock = (time: string) => time.replace(/ \S+$/, "")
  const other = Intl.supportedValuesOf("timeZone").find((zone) => {
    const time = formatLocalDateTime(instant, zone)
    return time !== visitors && clock(time) === clock(visitors)
  })
  // Few time zones have no other name.
  render(<LocalTime instant={instant} timeZone={other ?? new Intl.DateTimeFormat().resolvedOptions().timeZone} />)
  enterMargin()
  expect(line()).toBeEmptyDOMElement()
})
