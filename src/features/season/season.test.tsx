import { render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { AfterInstant } from "./AfterInstant"
import { ApplicationLink } from "./ApplicationLink"
import { ApplicationsClosed } from "./ApplicationsClosed"
import { ClosedTag } from "./ClosedTag"
import { ApplicationsContext, type Applications } from "./applicationsContext"

const closesAt = "2025-04-30T23:59:59-12:00"
const applications: Applications = {
  closed: "Closed",
  closesAt,
  after: "Applications are closed.",
  newsletter: "Get the newsletter",
}
const page = (changes: Partial<Applications> = {}, ownClosesAt: string | null = null) => (
  <ApplicationsContext.Provider value={{ ...applications, ...changes }}>
    April 30, 2025
    <ClosedTag closesAt={closesAt} />
    <AfterInstant as="p" instant={closesAt} before="You may hear early." after="Some heard early." />
    <ApplicationLink href="/apply-research/" label="Apply" closesAt={ownClosesAt} />
    <ApplicationsClosed />
  </ApplicationsContext.Provider>
)
const newsletterLinks = () => screen.queryAllByRole("link", { name: "Get the newsletter" })

beforeEach(() => jest.useFakeTimers({ now: new Date("2025-05-01T12:01:00Z") }))

it("reserves the space of all texts until a deadline has passed everywhere, and of the earlier text after it", () => {
  jest.setSystemTime(new Date("2025-05-01T11:59:00Z"))
  const { container, unmount } = render(page())
  const reserved = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>("[data-reserved]")].map((element) => element.dataset.reserved)
  expect(container).toHaveTextContent(/^April 30, 2025 You may hear early\.Apply$/)
  expect(reserved(container)).toEqual(["Closed", "Some heard early.", "Applications are closed."])
  unmount()
  jest.setSystemTime(new Date("2025-05-01T12:01:00Z"))
  expect(reserved(render(page()).container)).toEqual(["You may hear early."])
})

it("says after a deadline that it is closed, in the right tense, and links to the newsletter", () => {
  const { container } = render(page())
  expect(container).toHaveTextContent(/^April 30, 2025 ClosedSome heard early\.Apply/)
  expect(container).toHaveTextContent("Applications are closed.")
  expect(newsletterLinks().map((link) => link.getAttribute("href"))).toEqual(Array(2).fill("#footer-newsletter"))
})

it("treats an application as closed after its own last round, or without rounds after the last one of all", () => {
  const { rerender } = render(page({}, "2025-06-01T00:00:00Z"))
  expect(newsletterLinks()).toHaveLength(1)
  rerender(page())
  expect(newsletterLinks()).toHaveLength(2)
  expect(screen.getByRole("link", { name: "Apply" })).toHaveAttribute("href", "/apply-research/")
  rerender(page({ closesAt: undefined }))
  expect(newsletterLinks()).toHaveLength(0)
})

it("says when the next applications open, if content does", () => {
  const { container } = render(page({ next: "The next round opens in November." }))
  expect(container).toHaveTextContent("The next round opens in November.")
  expect(container).not.toHaveTextContent("Applications are closed.")
})

it("prerendered HTML does not depend on the clock", () => {
  jest.setSystemTime(new Date("2030-01-01"))
  expect(renderToStaticMarkup(page())).not.toMatch(/>[^<]*(losed|newsletter|Some)/)
})
