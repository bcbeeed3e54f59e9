import { render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { ApplicationsClosed } from "./ApplicationsClosed"
import { ClosedTag } from "./ClosedTag"
import { ApplicationsContext, type Applications } from "./applicationsContext"

const applications: Applications = {
  closed: "Closed",
  closesAt: "2025-04-30T23:59:59-12:00",
  after: "Applications are closed.",
  newsletter: "Get the newsletter",
}
const page = (changes: Partial<Applications> = {}) => (
  <ApplicationsContext.Provider value={{ ...applications, ...changes }}>
    April 30, 2025
    <ClosedTag closesAt="2025-04-30T23:59:59-12:00" />
    <ApplicationsClosed />
  </ApplicationsContext.Provider>
)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it("reserves the space of all words until a deadline has passed everywhere", () => {
  jest.setSystemTime(new Date("2025-05-01T11:59:00Z"))
  const { container } = render(page())
  expect(container).toHaveTextContent(/^April 30, 2025$/)
  const reserved = [...container.querySelectorAll<HTMLElement>("[data-reserved]")]
  expect(reserved.map((element) => element.dataset.reserved)).toEqual([
    "Closed",
    "Applications are closed.\nGet the newsletter",
  ])
})

it("says behind a passed deadline that it is closed, and beside the links where the newsletter is", () => {
  jest.setSystemTime(new Date("2025-05-01T12:01:00Z"))
  const { container } = render(page())
  expect(container).toHaveTextContent("April 30, 2025 Closed")
  expect(container).toHaveTextContent("Applications are closed.")
  expect(screen.getByRole("link", { name: "Get the newsletter" })).toHaveAttribute("href", "#footer-newsletter")
})

it("says when the next applications open, if content does", () => {
  jest.setSystemTime(new Date("2025-05-01T12:01:00Z"))
  const { container } = render(page({ next: "The next round opens in November." }))
  expect(container).toHaveTextContent(/The next round opens in November\.$/)
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

it("prerendered HTML does not depend on the clock", () => {
  jest.setSystemTime(new Date("2030-01-01"))
  expect(renderToStaticMarkup(page())).not.toMatch(/>[^<]*losed/)
})
