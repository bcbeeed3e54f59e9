import { renderToStaticMarkup } from "react-dom/server"
import { act, render, screen } from "@testing-library/react"
import { redirectHome } from "../../features/applicants/redirectHome"
import { endHydration } from "../../hooks/useBrowserValue"
import { LookupNotice } from "./LookupNotice"

const textFor = (id: string) => ({
  missingId: `The ${id} has no id.`,
  notFound: `We found no ${id}.`,
  notReleased: `The ${id} opens on`,
  failed: `The ${id} could not be loaded.`,
  tryAgain: "Try again",
})
const letters = ["letter", "decision"].map((id) => ({ id, endedLookup: textFor(id) }))
const failed = { reason: "failed", page: "letter" }
const noticeFor = (state: unknown) => <LookupNotice letters={letters} location={{ state }} />

it("has no message in prerendered HTML", () => {
  expect(renderToStaticMarkup(noticeFor({ endedLookup: failed }))).not.toContain("loaded")
})

it("has the message in the first render after a navigation, and replaces it, so that screen readers announce it", () => {
  endHydration()
  expect(renderToStaticMarkup(noticeFor({ endedLookup: failed }))).toMatch(/aria-hidden="true"><p>.*loaded/)
  render(noticeFor({ endedLookup: failed }))
  expect(screen.getByRole("status").querySelector("[aria-hidden]")).toBeNull()
})

it.each([
  ["letter", "The letter has no id."],
  ["decision", "The decision has no id."],
  ["commit", "The letter has no id."],
])("has the text of the page %s", (page, message) => {
  render(noticeFor({ endedLookup: { reason: "missingId", page } }))
  expect(screen.getByRole("status")).toHaveTextContent(message)
})

describe("before the release", () => {
  const release = "2026-03-28T00:00:00.000Z"

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(release) - 60_000 })
    window.history.replaceState(null, "", "/letter/id-1/")
    redirectHome({ reason: "notReleased", page: "letter", releaseAt: release })
  })

  const show = (releaseAt = release) =>
    render(noticeFor({ endedLookup: { reason: "notReleased", page: "letter", releaseAt } }))
  const link = () => screen.queryByRole("link", { name: "Try again" })
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  it("offers to try again from that instant on", async () => {
    show()
    await pass(59_999)
    expect(link()).not.toBeInTheDocument()
    await pass(1)
    expect(link()).toHaveAttribute("href", "/letter/id-1/")
  })

  it("does not offer it at once for a release in more than 25 days", async () => {
    show("2027-03-28T00:00:00.000Z")
    await pass(1000)
    expect(link()).not.toBeInTheDocument()
  })
})
