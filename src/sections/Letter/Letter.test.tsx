/** @jest-environment ./test/browserWithFetch.ts */
import { act, render, screen, waitFor, within } from "@testing-library/react"
import { navigate } from "gatsby"
import { faults, json, never, record, recordsPage, stubRecordsApi } from "../../../test/recordsApi"
import { bareLetter, personalPageTexts } from "../../../test/letter"
import { bareProgram, exampleWeekText } from "../../../test/program"
import { installObservers, setInView } from "../../../test/observers"
import { Letter } from "./Letter"

const mockConfetti = jest.fn()
jest.mock("../../components/Confetti/Confetti", () => ({
  Confetti: (props: object) => {
    mockConfetti(props)
    return null
  },
}))

const letter: Queries.LetterFieldsFragment = {
  ...bareLetter,
  celebrate: true,
  commitDeadline: {
    date: "2024-06-05",
    name: "Decide by",
    label: "6/5/2024",
    text: "June 5, 2024",
    passed: "Passed: write to us",
    elsewhere: "the date in your letter",
    closesAt: "2024-06-05T23:59:59-12:00",
    isAfterLastRound: false,
  },
  commit: {
    label: "Commit to your place",
    late: {
      text: "Late.",
      running: "The program has begun.",
      over: "The program is over.",
      label: null,
      mail: { label: "Ask us first", subject: "Is my place free?", body: null },
      overMail: { label: "Ask us", subject: "A question", body: null },
    },
  },
  financialAid: true,
  calendar: { label: "Add the dates to your calendar", href: "/documents/research-calendar.ics" },
}

const program: Queries.ProgramFieldsFragment = {
  ...bareProgram,
  startsAt: "2025-06-17T07:00:00Z",
  endsAt: "2025-08-13T07:00:00Z",
  lastDay: "August 12, 2025",
  priceText: "$1,460",
  dates: "June 17 – August 12, 2025",
  hoursPerWeek: { min: 20, max: 30 },
  meetingsBegin: { time: "08:00", timeZone: "America/Los_Angeles", label: "8 am PST" },
  firstMeeting: "2025-06-17T15:00:00.000Z",
  meetingsClock: "8:00 AM PDT in Los Angeles (3:00 PM UTC)",
}

const mail = (label: string) => ({ label, subject: `Launchpad: ${label}`, body: null })
const decision: Queries.LetterFieldsFragment = {
  ...bareLetter,
  celebrate: true,
  offer: "We offer you a place in Launchpad.",
  answers: { accept: mail("Accept"), decline: mail("Decline"), question: mail("Ask"), over: "Is it still open?" },
}

const site: Queries.LetterSiteFragment = {
  name: "BLAST AI",
  email: "hello@blast.example",
  financialAid: { application: { label: "Apply for financial aid", href: "/financial-aid-application" } },
}

const element = (more: Partial<Parameters<typeof Letter>[0]> = {}) => (
  <Letter
    page="letter"
    letter={letter}
    texts={personalPageTexts}
    programs={[program]}
    ended="Ended"
    weekText={exampleWeekText}
    site={site}
    userId="id-1"
    {...more}
  />
)

const confettiOrigin = () => (mockConfetti.mock.lastCall as [{ from: { current: unknown } }])[0].from
const stubApplicant = (name: string) => stubRecordsApi(() => recordsPage([record("id-1", name)]))
const factOf = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling

beforeEach(() => installObservers())

it("shows the facts, and the start of the meetings also in the visitor's local time", async () => {
  stubApplicant("Maya")
  render(element())
  await screen.findByText("Maya")
  setInView(true, "800px 0px")
  expect(factOf("Dates")).toHaveTextContent("June 17 – August 12, 2025")
  expect(factOf("Hours")).toHaveTextContent("20–30 a week")
  expect(factOf("Meetings begin")).toHaveTextContent(
    /^8 am PST.*8:00 AM PDT in Los Angeles \(3:00 PM UTC\).*In your time zone: \d+:\d\d\s[AP]M/,
  )
  expect(factOf("Price")).toHaveTextContent("$1,460")
})

it("lets a translator change the greeting, but not the name", async () => {
  stubApplicant("Maya")
  render(element())
  expect((await screen.findByText("Maya")).closest("[translate=no]")).toHaveTextContent(/^Maya$/)
})

it.each([
  ["before the end of the day everywhere", "2024-06-06T11:59:00Z", "June 5, 20246/5/2024"],
  ["at its end", "2024-06-06T11:59:59Z", "June 5, 20246/5/2024Passed: write to us"],
  ["after it", "2024-06-06T12:01:00Z", "June 5, 20246/5/2024Passed: write to us"],
])("shows the commit deadline %s", async (_when, now, text) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(now))
  stubApplicant("Maya")
  render(element())
  await screen.findByText("Maya")
  expect(factOf("Decide by")).toHaveTextContent(new RegExp(`^${text}$`))
})

it("that stays open says when the day to commit ends", async () => {
  jest.useFakeTimers({ now: Date.parse("2024-06-06T11:59:00Z") })
  stubApplicant("Maya")
  render(element())
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(factOf("Decide by")).not.toHaveTextContent("Passed")
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(factOf("Decide by")).toHaveTextContent("Passed: write to us")
  jest.useRealTimers()
})

const listTexts = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent)

it.each([
  ["loading", "Loading...", never],
  ["offline", personalPageTexts.offline, faults.offline],
])("does not show which kind of page it is while it is %s", async (_state, status, response) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  stubRecordsApi(response)
  const pageOf = async (props: Parameters<typeof element>[0]) => {
    const { container, unmount } = render(element(props))
    await screen.findByText(status)
    const { innerHTML } = container
    unmount()
    return innerHTML
  }
  expect(await pageOf({ page: "decision", letter: decision })).toBe(await pageOf({}))
})

it("before the release, redirects to the home page with the instant", async () => {
  const log = jest.spyOn(console, "error").mockImplementation()
  const releaseAt = "2099-03-28T00:00:00.000Z"
  stubRecordsApi(() => json(403, { error: { type: "NOT_RELEASED", releaseAt } }))
  render(element({ page: "decision", letter: decision }))
  const state = { endedLookup: { reason: "notReleased", releaseAt } }
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/", { replace: true, state }))
  expect(log.mock.calls).toEqual([["Lookup of a decision: not released yet."]])
})

const beforeTheDeadline = "2024-06-05T12:00:00Z"

it("lists the full URL of each link for print", async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(beforeTheDeadline))
  stubApplicant("Maya")
  render(element())
  await screen.findByText("Maya")
  const origin = process.env.GATSBY_SITE_URL ?? ""
  for (const line of [
    `Commit to your place: ${origin}/commit/id-1`,
    `Terms of Service: ${origin}/documents/research-terms.pdf`,
    `Apply for financial aid: ${origin}/financial-aid-application`,
    `Add the dates to your calendar: ${origin}/documents/research-calendar.ics`,
  ])
    expect(listTexts()).toContain(line)
})

it("links to the commit form with the unchanged id from the URL", async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(beforeTheDeadline))
  stubRecordsApi(() => recordsPage([record('a"b/é', "Maya")]))
  render(element({ userId: 'a."b/é' }))
  await screen.findByText("Maya")
  // Below the facts, and below the next steps.
  const links = screen.getAllByRole("link", { name: "Commit to your place" })
  expect(links.map((link) => link.getAttribute("href"))).toEqual(Array(2).fill("/commit/a.%22b%2F%C3%A9"))
})

const withDeadline = letter
const withoutDeadline = { ...letter, commitDeadline: null }

it.each([
  [
    "the commit form before the deadline",
    beforeTheDeadline,
    withDeadline,
    { "Commit to your place": 2, "Ask us first": 0 },
  ],
  [
    "an email after the deadline",
    "2024-06-07T00:00:00Z",
    withDeadline,
    { "Ask us first": 2, "Commit to your place": 1 },
  ],
  [
    "the commit form before the program",
    "2025-06-17T06:00:00Z",
    withoutDeadline,
    { "Commit to your place": 2, "Ask us first": 0 },
  ],
  [
    "an email from the first day on",
    "2025-06-17T08:00:00Z",
    withoutDeadline,
    { "Ask us first": 2, "Commit to your place": 1 },
  ],
])("the main link of a letter is %s", async (_what, now, shown, counts) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(now))
  stubApplicant("Maya")
  render(element({ letter: shown }))
  await screen.findByText("Maya")
  for (const [name, count] of Object.entries(counts))
    expect(screen.queryAllByRole("link", { name })).toHaveLength(count)
})

it("only the main link above the next steps is filled", async () => {
  stubApplicant("Maya")
  render(element())
  const steps = await screen.findByRole("heading", { name: letter.nextStepsTitle })
  const filled = screen.getAllByRole("link").filter((link) => link.classList.contains("primary"))
  expect(filled).toHaveLength(1)
  expect(filled[0]?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it("the link to the commit form has other words once one has to ask first", async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2025-08-13T08:00:00Z"))
  stubApplicant("Maya")
  const late = { ...letter.commit?.late, label: "The form" }
  render(element({ letter: { ...letter, commit: { ...letter.commit, late } as typeof letter.commit } }))
  expect(await screen.findAllByRole("link", { name: "The form" })).toHaveLength(1)
  expect(screen.queryByRole("link", { name: "Commit to your place" })).not.toBeInTheDocument()
})

it.each([
  ["before its first day", "2025-06-17T06:00:00Z", [], "Ask us first", true],
  ["on its first day", "2025-06-17T08:00:00Z", ["The program has begun."], "Ask us first", true],
  ["on the day after its last", "2025-08-13T08:00:00Z", ["The program is over."], "Ask us", false],
])("a letter says whether its program has begun: %s", async (_when, now, texts, mail, hasCalendar) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(now))
  stubApplicant("Maya")
  render(element())
  await screen.findByText("Maya")
  expect(screen.queryAllByText(/^The program/).map(({ textContent }) => textContent)).toEqual(texts)
  expect(screen.getAllByRole("link", { name: mail })).toHaveLength(2)
  expect(screen.queryAllByRole("link", { name: "Add the dates to your calendar" })).toHaveLength(hasCalendar ? 1 : 0)
})

it.each([
  ["does not ask on the last day of a program", "2025-08-13T06:00:00Z", 0],
  ["asks on the day after", "2025-08-13T08:00:00Z", 1],
])("an offer %s whether it is still open", async (_when, now, count) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(now))
  stubApplicant("Maya")
  render(element({ page: "decision", letter: decision, programs: [{ ...program, id: "another" }] }))
  await screen.findByText("Maya")
  expect(screen.queryAllByText("Is it still open?")).toHaveLength(count)
})

it("an offer asks on the day after its program, also while another one runs", async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2025-08-13T08:00:00Z"))
  stubApplicant("Maya")
  const later = { ...program, id: "another", endsAt: "2025-09-13T07:00:00Z" }
  render(element({ page: "decision", letter: decision, programs: [program, later] }))
  await screen.findByText("Maya")
  expect(screen.getByText("Is it still open?")).toBeInTheDocument()
})

it.each([
  ["on its last day", "2025-08-13T06:00:00Z", "June 17 – August 12, 2025"],
  ["on the day after", "2025-08-13T08:00:00Z", "June 17 – August 12, 2025Ended August 12, 2025"],
])("shows the dates of a program %s", async (_when, now, text) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(now))
  stubApplicant("Maya")
  render(element())
  await screen.findByText("Maya")
  expect(factOf("Dates")).toHaveTextContent(new RegExp(`^${text}$`))
})

const duringProgram = "2025-07-01T00:00:00Z"

it.each([
  ["accept it", program, duringProgram, { Accept: 2, Decline: 1, Ask: 1 }],
  [
    "ask about it, while dates, hours or price are unknown",
    { ...program, priceText: null },
    duringProgram,
    { Ask: 2, Accept: 1, Decline: 1 },
  ],
  ["ask about it, once the program is over", program, "2025-08-13T08:00:00Z", { Ask: 2, Accept: 1, Decline: 1 }],
])(
  "the main link of an offer opens a prepared email to %s, the others open theirs",
  async (_title, facts, now, counts) => {
    jest.spyOn(Date, "now").mockReturnValue(Date.parse(now))
    stubApplicant("Maya")
    render(element({ page: "decision", letter: decision, programs: [facts] }))
    await screen.findByText("Maya")
    for (const [name, count] of Object.entries(counts)) {
      const links = screen.getAllByRole("link", { name })
      const href = `mailto:hello@blast.example?subject=Launchpad%3A%20${name}&body=Maya`
      expect(links.map((link) => link.getAttribute("href"))).toEqual(Array(count).fill(href))
    }
    // Only in print.
    for (const name of Object.keys(counts)) expect(listTexts()).toContain(`${name}: hello@blast.example`)
  },
)

it("shows the confetti of a decision at the offer, and none without an offer", async () => {
  stubApplicant("Maya")
  const { rerender } = render(element({ page: "decision", letter: decision }))
  const { current } = await screen.findByText("Maya").then(() => confettiOrigin())
  expect(current).toBe(screen.getByText("We offer you a place in Launchpad."))
  mockConfetti.mockClear()
  rerender(element({ page: "decision", letter: { ...decision, offer: null } }))
  expect(mockConfetti).not.toHaveBeenCalled()
})

it("renders nothing that content leaves out of a letter", async () => {
  stubApplicant("Maya")
  render(element({ letter: bareLetter, programs: [bareProgram] }))
  await screen.findByText("Maya")
  expect(mockConfetti).not.toHaveBeenCalled()
  expect(document.querySelector("dl")).not.toBeInTheDocument()
  const documents = within(screen.getByRole("navigation", { name: "Next steps" })).getAllByRole("link")
  expect(documents).toHaveLength(2)
  for (const link of documents) expect(link).toHaveAttribute("target", "_blank")
})
