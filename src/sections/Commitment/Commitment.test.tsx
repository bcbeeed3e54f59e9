/** @jest-environment ./test/browserWithFetch.ts */
import { act, render, screen } from "@testing-library/react"
import { installObservers } from "../../../test/observers"
import { bareProgram } from "../../../test/program"
import { faults, never, record, recordsPage, stubRecordsApi } from "../../../test/recordsApi"
import { rememberApplicant } from "../../features/applicants/foundApplicants"
import { Commitment } from "./Commitment"

const point = (title: string) => ({ title, text: "A sentence.", link: null })
const text: Queries.CommitPageFieldsFragment = {
  seo: { title: "Commit", description: "Commit" },
  eyebrow: null,
  title: "Accept your place",
  lede: "With this form.",
  deadlineLabel: "Commit by",
  points: null,
  filledIn: point("Your applicant ID"),
  sent: null,
  applicant: "Your place,",
  unknown: { title: "No letter", text: "No letter has this link.", withoutId: "Open the form" },
  back: "Back",
  withoutScript: "Without script",
}
const help: Queries.FormHelpTextFieldsFragment = {
  directLink: "Open",
  late: "Late",
  sent: "Sent",
  scrolls: "Scroll",
  privacy: { label: "Privacy", href: "/privacy/" },
}
const deadline: Queries.CommitDeadlineFieldsFragment = {
  date: "2025-05-20",
  name: "Commit by",
  label: "5/20/2025",
  text: "May 20, 2025",
  passed: "Passed",
  elsewhere: "the date in your letter",
  closesAt: "2025-05-20T23:59:59-12:00",
  isAfterLastRound: true,
}

const late = {
  text: "It is too late.",
  running: "The program has begun.",
  over: "The program is over.",
  label: null,
  mail: { label: "Ask us first", subject: "Is my place free?", body: null },
  overMail: { label: "Ask us", subject: "A question", body: null },
}
const program = { ...bareProgram, startsAt: "2025-06-17T07:00:00Z", endsAt: "2025-08-13T07:00:00Z" }

const element = (
  letter: Pick<Queries.CommitLetterFragment, "commitDeadline" | "commit">,
  props: Partial<Parameters<typeof Commitment>[0]> = {},
) => (
  <Commitment
    text={text}
    letter={{ program: "research", ...letter }}
    program={undefined}
    form={{ id: "commit", formId: "1", title: "Form", prefillField: null, withoutSandbox: null }}
    help={help}
    site={{ name: "BLAST AI", email: "hello@blast.example" }}
    uuid={undefined}
    {...props}
  />
)

it.each([
  ["shows a deadline after the last round", true, "Commit byMay 20, 2025 5/20/2025"],
  ["refers to the letter for another deadline", false, "Commit bythe date in your letter"],
])("%s", (_title, isAfterLastRound, words) => {
  render(element({ commitDeadline: { ...deadline, isAfterLastRound }, commit: null }))
  expect(screen.getByText("Commit by").parentElement).toHaveTextContent(new RegExp(`^${words} *Passed$`))
})

const withLate = (texts = late) => ({ commitDeadline: deadline, commit: { label: "Commit", late: texts } })
const setNow = (now: string) => jest.spyOn(Date, "now").mockReturnValue(Date.parse(now))
const withoutOptional = { ...late, running: null, over: null, overMail: null }

it.each([
  ["while the program runs", "2025-07-01T00:00:00Z", late, "The program has begun."],
  ["once the program is over", "2025-09-01T00:00:00Z", late, "The program is over."],
  ["while it runs, without a text for that", "2025-07-01T00:00:00Z", withoutOptional, "It is too late."],
  ["once it is over, without a text for that", "2025-09-01T00:00:00Z", withoutOptional, "It is too late."],
])("%s, says so above the form", (_when, now, texts, words) => {
  setNow(now)
  installObservers()
  rememberApplicant("id-1", "Maya")
  render(element(withLate(texts as typeof late), { program, uuid: "id-1" }))
  expect(screen.getByText(/too late|has begun|is over/)).toHaveTextContent(words)
  expect(screen.queryByRole("link", { name: /^Ask us/ })).not.toBeInTheDocument()
})

it("says so while the page is open", () => {
  jest.useFakeTimers({ now: Date.parse(program.startsAt ?? "") - 60_000 })
  installObservers()
  rememberApplicant("id-1", "Maya")
  render(element(withLate(), { program, uuid: "id-1" }))
  expect(screen.queryByText("The program has begun.")).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByText("The program has begun.")).toBeInTheDocument()
  jest.useRealTimers()
})

it("after the day to commit, the form has the email with which one asks first", () => {
  setNow("2025-06-01T00:00:00Z")
  installObservers()
  rememberApplicant("id-1", "Maya")
  render(element(withLate(), { program, uuid: "id-1" }))
  expect(screen.getByText("It is too late.")).toBeInTheDocument()
  const href = screen.getByRole("link", { name: "Ask us first" }).getAttribute("href") ?? ""
  expect(decodeURIComponent(href)).toContain("subject=Is my place free?")
})

it.each([
  ["after the day to commit, the page still says", "2025-06-01T00:00:00Z", 1],
  ["once the program is over, the page does not say", "2025-09-01T00:00:00Z", 0],
] as const)("%s that the form accepts the place", (_when, now, count) => {
  setNow(now)
  installObservers()
  rememberApplicant("id-1", "Maya")
  render(element(withLate(), { program, uuid: "id-1" }))
  expect(screen.queryAllByText("With this form.")).toHaveLength(count)
})

const noLetter = "No letter"
const heading = () => screen.getByRole("heading", { level: 1 })
const frame = () => document.querySelector("iframe")
const lookUp = (uuid: string) => {
  jest.spyOn(console, "error").mockImplementation()
  installObservers()
  const form = { id: "commit", formId: "1", title: "Form", prefillField: "applicantId", withoutSandbox: null }
  render(element(withLate(), { program, form, uuid }))
}
/** A lookup that answers when the test lets it. */
const stubSlowLookup = (response: Response) => {
  let resolve: (response: Response) => void = () => undefined
  const promise = new Promise<Response>((answer) => (resolve = answer))
  stubRecordsApi(() => promise)
  return async () => {
    resolve(response)
    await act(() => promise)
    await act(() => jest.advanceTimersByTimeAsync(0))
  }
}
const waitForForm = () => act(() => jest.advanceTimersByTimeAsync(2_000))

describe("a slow lookup", () => {
  beforeEach(() => jest.useFakeTimers())

  it("fills in the id, and says so only once the letter is found", async () => {
    const answer = stubSlowLookup(recordsPage([record("id-2", "Maya")]))
    lookUp("id-2")
    await waitForForm()
    expect(frame()?.src).toMatch(/applicantId=id-2$/)
    const id = () => screen.getByText("Your applicant ID").closest("[data-hidden]")
    expect(id()).toBeInTheDocument()
    expect(screen.queryByRole("link", { name: "Back" })).not.toBeInTheDocument()
    await answer()
    expect(id()).not.toBeInTheDocument()
    expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/letter/id-2/")
  })

  it("that finds no letter replaces the open form", async () => {
    const answer = stubSlowLookup(recordsPage([]))
    lookUp("id-3")
    await waitForForm()
    await answer()
    expect(heading()).toHaveTextContent(noLetter)
    expect(frame()).not.toBeInTheDocument()
  })

  it("does not fill in a text that no table can have as an id", async () => {
    stubRecordsApi(never)
    lookUp("not an id")
    await waitForForm()
    expect(heading()).toHaveTextContent(noLetter)
    expect(frame()).not.toBeInTheDocument()
  })
})

it("does not fill in such a text either if the lookup fails", async () => {
  stubRecordsApi(faults.broken)
  lookUp("not an id")
  expect(await screen.findByText("No letter has this link.")).toBeInTheDocument()
})

it.each([
  ["the lookup fails", faults.broken],
  ["the lookup takes long", never],
])("says that the program is over also if %s", async (_when, respond) => {
  setNow("2025-09-01T00:00:00Z")
  stubRecordsApi(respond)
  lookUp("id-5")
  expect(await screen.findByText("The program is over.")).toBeInTheDocument()
  expect(screen.queryByText("With this form.")).not.toBeInTheDocument()
})

it("says nothing about the day to commit if there is no letter", async () => {
  setNow("2025-09-01T00:00:00Z")
  stubRecordsApi(() => recordsPage([]))
  lookUp("id-4")
  await screen.findByText("No letter has this link.")
  expect(screen.queryByText(/too late|is over/)).not.toBeInTheDocument()
  expect(screen.queryByRole("link", { name: /^Ask us/ })).not.toBeInTheDocument()
})
