import { render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { bareProgram, round } from "../../../test/program"
import { linkInText } from "../../format/linkedText"
import { seasonAt } from "../../season"
import { ApplyBy } from "./ApplyBy"
import { callsOf } from "./callsOf"
import { EndTag } from "./EndTag"
import { FormNotice } from "./FormNotice"
import { RoundTag } from "./RoundTag"
import { SeasonContext } from "./seasonContext"
import { StateNote } from "./StateNote"
import { StateText } from "./StateText"

const closesAt = "2025-04-30T23:59:59-12:00"
const research = {
  ...bareProgram,
  opensAt: "2024-11-01T07:00:00Z",
  deadlines: [{ ...round, closesAt }],
  startsAt: "2025-06-17T07:00:00Z",
  endsAt: "2025-08-13T07:00:00Z",
}
const bootcamp = { ...bareProgram, id: "bootcamp", startsAt: "2025-06-17T07:00:00Z", endsAt: "2025-07-16T07:00:00Z" }

/** An instant in each state of both programs. */
const instants = {
  before: "2024-10-01T00:00:00Z",
  open: "2025-01-15T00:00:00Z",
  closing: "2025-04-30T00:00:00Z",
  closed: "2025-05-02T00:00:00Z",
  running: "2025-06-20T00:00:00Z",
  over: "2025-09-01T00:00:00Z",
} as const
type Instant = keyof typeof instants
const states = Object.keys(instants) as Instant[]

const texts = {
  closing: "Last week",
  closed: "Closed",
  ended: "Ended",
  nextProgram: null,
  before: "Opens on November 1.",
  after: "All closed.",
  notRead: "It is not read.",
  next: null,
  newsletter: "Get the newsletter",
}

/** @param builtIn state at the build */
function show(
  instant: Instant,
  children: ReactNode,
  changes: Partial<typeof texts> | { next: string } = {},
  builtIn: Instant = "before",
) {
  const [lastChange, builtAt] = [Date.parse(instants[instant]), Date.parse(instants[builtIn])]
  const programs = [research, bootcamp]
  const season = seasonAt(programs, lastChange)
  const built = seasonAt(programs, builtAt)
  const value = { season, lastChange, built, texts: { ...texts, ...changes }, builtOn: "" }
  const { container } = render(<SeasonContext.Provider value={value}>{children}</SeasonContext.Provider>)
  return container
}

it("reserves the space of up to two texts of other states, each once", () => {
  show("open", <StateText as="p" text="Now" others={["Now", null, "Later", "Later", "Last"]} />)
  const paragraph = screen.getByText("Now").closest("p")
  expect({ ...paragraph?.dataset }).toEqual({ reserved: "Later", alsoReserved: "Last" })
})

it("reserves nothing on a site that was built after its season", () => {
  const element = show("over", <StateText text="Ended" others={["Now"]} />, {}, "over")
  expect(element.querySelector("[data-reserved]")).toBeNull()
})

it("reserves the space of the words of a link", () => {
  const link = `See ${linkInText("all", "/apply/")}`
  show("open", <StateText text="Now" others={[link]} />)
  expect(screen.getByText("Now").closest("[data-reserved]")).toHaveAttribute("data-reserved", "See all")
})

it.each([
  ["before", ""],
  ["open", ""],
  ["closing", "Last week"],
  ["closed", "Closed"],
  ["over", "Closed"],
] as const)("in the state %s, a deadline has the tag %j", (state, tag) => {
  expect(show(state, <RoundTag closesAt={closesAt} />).textContent.trim()).toBe(tag)
})

it.each([
  ["before", "Ask us"],
  ["open", "Ask us"],
  ["closing", "Ask us"],
  ["closed", "Closed"],
  ["running", "Closed"],
  ["over", "Closed"],
] as const)("in the state %s, a program without rounds says %j", (state, text) => {
  expect(show(state, <ApplyBy program="bootcamp" text="Ask us" />)).toHaveTextContent(text)
})

it.each([
  ["closed", ""],
  ["running", ""],
  ["over", "Ended"],
] as const)("in the state %s, the dates of a program have the tag %j", (state, tag) => {
  expect(show(state, <EndTag program="bootcamp" />).textContent.trim()).toBe(tag)
})

it("says when a program without dates takes applications, and reserves nothing", () => {
  const element = show("over", <ApplyBy program="launchpad" text="Ask us" />)
  expect(element).toHaveTextContent("Ask us")
  expect(element.querySelector("[data-reserved]")).toBeNull()
})

it.each([
  ["before", "Opens on November 1."],
  ["open", ""],
  ["closing", ""],
  ["closed", "All closed."],
  ["running", "All closed."],
  ["over", "All closed."],
] as const)("in the state %s, the note is %j", (state, text) => {
  expect(show(state, <StateNote state={state} />).textContent).toBe(text)
})

it("says when the next applications open, if content does", () => {
  const next = "The next round opens in November."
  expect(show("closed", <StateNote state="closed" />, { next })).toHaveTextContent(next)
})

describe("calls to action", () => {
  const closed = { site: "closed", programs: { research: "closed", bootcamp: "closed" } } as const
  const newsletter = { label: "Get the newsletter", href: "#footer-newsletter" }
  const [read, apply] = [
    { label: "Read", href: "/research/#publications" },
    { label: "Apply", href: "/apply/#programs" },
  ]

  it.each(states)("in the state %s, the main one leads to the newsletter if applications are not open", (state) => {
    const isOpen = state === "open" || state === "closing"
    expect(callsOf([read, apply], state, { site: state, programs: {} }, newsletter.label)).toEqual(
      isOpen ? [read, apply] : [newsletter, read],
    )
  })

  it.each(["/apply/", "/apply-research/?a=b", "/bootcamp-application"])("leaves out %s", (href) => {
    expect(callsOf([{ label: "Apply", href }], "closed", closed, newsletter.label)).toEqual([newsletter])
  })

  it("adds none to a page without calls", () => {
    expect(callsOf([], "closed", closed, newsletter.label)).toEqual([])
  })

  it("keeps all for a program without dates", () => {
    expect(callsOf([apply], undefined, { site: "open", programs: {} }, newsletter.label)).toEqual([apply])
  })

  it("leaves out the application of another program that is closed, and leads to the newsletter if no other is open", () => {
    const [bootcamp, research] = ["/bootcamp-application/", "/apply-research/"].map((href) => ({ label: href, href }))
    const season = { site: "open", programs: { bootcamp: "open", research: "closed" } } as const
    expect(
      callsOf(
        [research, bootcamp, read].flatMap((link) => link ?? []),
        "open",
        season,
        "",
      ),
    ).toEqual([bootcamp, read])
    expect(
      callsOf(
        [read, research].flatMap((link) => link ?? []),
        "open",
        season,
        newsletter.label,
      ),
    ).toEqual([newsletter, read])
  })
})

describe("the notice on a form", () => {
  const link = { label: "What now", href: "/apply/#deadlines" }
  const notice = <FormNotice program={research} link={link} />

  it.each([
    ["before", "Opens on November 1."],
    ["open", "Regular: February 28, 2025"],
    ["closing", "Regular: February 28, 2025"],
    ["closed", "It is not read."],
    ["running", "It is not read."],
    ["over", "It is not read."],
  ] as const)("in the state %s, says %j", (state, text) => {
    const element = show(state, notice).querySelector("[data-season]")
    expect(element).toHaveAttribute("data-season", state)
    expect(element?.firstElementChild?.textContent).toBe(text)
  })

  it("is not shown while nothing closes", () => {
    const program = { ...research, id: "bootcamp", deadlines: [] }
    expect(show("open", <FormNotice program={program} link={link} />)).toBeEmptyDOMElement()
  })

  it("leads on if applications are not open", () => {
    show("open", notice)
    expect(screen.queryByRole("link")).not.toBeInTheDocument()
    show("over", notice)
    expect(screen.getByRole("link", { name: "What now" })).toHaveAttribute("href", "/apply/#deadlines")
  })
})
