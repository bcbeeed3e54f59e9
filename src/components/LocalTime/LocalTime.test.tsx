import { render, screen } from "@testing-library/react"
import { installObservers, setInView } from "../../../test/observers"
import { LocalTime } from "./LocalTime"

const line = () => screen.getByText((_content, element) => element?.tagName === "P")
const enterMargin = () => setInView(true, "800px 0px")
const leaveMargin = () => setInView(false, "800px 0px")

beforeEach(() => installObservers())

it("shows the date and the time in local time", () => {
  render(<LocalTime instant="2025-02-28T23:59:00-08:00" />)
  enterMargin()
  // In every time zone, the instant is on one of these two days.
  expect(line()).toHaveTextContent(
    /^In your time zone: (Friday, February 28|Saturday, March 1), 2025 at \d+:\d\d\s[AP]M \S+$/,
  )
})

it("is empty until it enters the viewport margin, and keeps its text afterwards", () => {
  render(<LocalTime instant="2025-06-17T08:00:00-08:00" />)
  expect(line()).toBeEmptyDOMElement()
  enterMargin()
  leaveMargin()
  expect(line()).toHaveTextContent(/^In your time zone: /)
})
