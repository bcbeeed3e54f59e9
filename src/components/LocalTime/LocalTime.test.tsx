import { render, screen } from "@testing-library/react"
import { installObservers, setInView } from "../../../test/observers"
import { LocalTime } from "./LocalTime"

const line = () => screen.getByText((_content, element) => element?.tagName === "P")
const comeNear = (isNear = true) => setInView(isNear, "800px 0px")

beforeEach(() => installObservers())

it("says the day and the time on the visitor's clock", () => {
  render(<LocalTime instant="2025-02-28T23:59:00-08:00" />)
  comeNear()
  // Whatever zone the machine is in, it is one of these days.
  expect(line()).toHaveTextContent(
    /^In your time zone: (Friday, February 28|Saturday, March 1), 2025 at \d+:\d\d\s[AP]M \S+$/,
  )
})

it("says the time alone for what begins at it every day", () => {
  render(<LocalTime instant="2025-06-17T08:00:00-08:00" show="time" />)
  comeNear()
  expect(line()).toHaveTextContent(/^In your time zone: \d+:\d\d\s[AP]M \S+$/)
})

it("keeps its line empty until it comes near, and its words from then on", () => {
  render(<LocalTime instant="2025-06-17T08:00:00-08:00" />)
  expect(line()).toBeEmptyDOMElement()
  comeNear()
  comeNear(false)
  expect(line()).toHaveTextContent(/^In your time zone: /)
})
