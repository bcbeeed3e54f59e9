import { renderToStaticMarkup } from "react-dom/server"
import { act, render, screen } from "@testing-library/react"
import { navigate } from "gatsby"
import { personalPageTexts } from "../../../test/letter"
import { redirectHome } from "../../features/applicants/redirectHome"
import { formatLocalDateTime } from "../../format/dateTime"
import { endHydration } from "../../hooks/useBrowserValue"
import { LookupNotice } from "./LookupNotice"

const { endedLookup: text } = personalPageTexts
const failed = { reason: "failed" }
const noticeFor = (state: unknown) => <LookupNotice text={text} location={{ state }} />

it("has no message in prerendered HTML", () => {
  expect(renderToStaticMarkup(noticeFor({ endedLookup: failed }))).not.toContain(text.failed)
})

it("has the message in the first frame after a navigation", () => {
  endHydration()
  render(noticeFor({ endedLookup: failed }))
  expect(screen.getByRole("status")).toHaveTextContent(text.failed)
})

it("replaces the message in the second frame, so that screen readers announce it", () => {
  jest.useFakeTimers()
  render(noticeFor({ endedLookup: failed }))
  const message = () => screen.getByRole("status").firstElementChild
  const first = message()
  expect(first).toHaveAttribute("aria-hidden", "true")
  act(() => jest.advanceTimersToNextFrame())
  expect(message()).not.toBe(first)
  expect(message()).not.toHaveAttribute("aria-hidden")
})

it.each(["missingId", "notFound", "failed"] as const)(
  "has only the text of the reason %s after a reload, which forgets the path",
  (reason) => {
    render(noticeFor({ endedLookup: { reason } }))
    expect(screen.getByRole("status").textContent).toBe(text[reason])
  },
)

describe("before the release", () => {
  const release = "2026-03-28T00:00:00.000Z"

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(release) - 60_000 })
    window.history.replaceState(null, "", "/letter/id-1/")
    redirectHome({ reason: "notReleased", page: "letter", releaseAt: release })
  })

  const show = (releaseAt = release) => render(noticeFor({ endedLookup: { reason: "notReleased", releaseAt } }))
  const link = () => screen.queryByRole("link", { name: text.tryAgain })
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  it("offers to try again from that instant on", async () => {
    show()
    await pass(59_999)
    expect(link()).not.toBeInTheDocument()
    await pass(1)
    expect(link()).toHaveAttribute("href", "/letter/id-1/")
  })

  it("has the instant in the visitor's time zone, only until it has passed", async () => {
    show()
    expect(screen.getByRole("status")).toHaveTextContent(`${text.notReleased} ${formatLocalDateTime(release)}`)
    await pass(60_000)
    expect(screen.getByRole("status")).toHaveTextContent(`${text.released}${text.tryAgain}`)
  })

  it("does not offer it at once for a release in more than 25 days", async () => {
    show("2027-03-28T00:00:00.000Z")
    await pass(1000)
    expect(link()).not.toBeInTheDocument()
  })

  it("keeps the instant if the clock of the device is past it, and offers to try again", async () => {
    jest.setSystemTime(Date.parse(release) + 5000)
    redirectHome({ reason: "notReleased", page: "letter", releaseAt: release })
    const [, options] = jest.mocked(navigate).mock.lastCall as unknown as [string, { state: unknown }]
    render(noticeFor(options.state))
    await pass(2000)
    expect(screen.getByRole("status")).toHaveTextContent(`${text.notReleased} ${formatLocalDateTime(release)}`)
    expect(link()).toHaveAttribute("href", "/letter/id-1/")
  })
})
