import { findingsIn, type Change } from "./testReport"

const banner = (text: string): Change => ["site.json", ["banner"], text]
const title = (text: string): Change => ["site.json", ["footerCallToAction", "title"], text]
const findings = (changes: readonly Change[], today: string) => findingsIn("applications", changes, { today })

const closed = "We are no longer accepting applications."
const open = "Applications Are Now Open!"
const isOpen = 'the round "Regular round" of the AI Research Program is open until 2025-04-30'
const isClosed = 'the last round, "Regular round" of the AI Research Program, closed on 2025-04-30'

it("reports the banner if it contradicts the call to action and a round is open", () => {
  expect(findings([banner(closed), title(open)], "2025-04-30")).toEqual([
    `site.json banner says that applications are closed ("${closed}"), but the call to action says "${open}", and ${isOpen}. Change one of them.`,
  ])
})

it("reports the call to action if it contradicts the banner and the rounds are closed", () => {
  expect(findings([banner(closed), title(open)], "2025-05-01")).toEqual([
    `site.json footerCallToAction.title says that applications are open ("${open}"), but the banner says "${closed}", and ${isClosed}. Change one of them.`,
  ])
})

it("reports both if they contradict the rounds", () => {
  expect(findings([banner(open), title(open)], "2025-05-01")).toEqual([
    `site.json banner says that applications are open ("${open}"), but ${isClosed}. Change one of them.`,
    `site.json footerCallToAction.title says that applications are open ("${open}"), but ${isClosed}. Change one of them.`,
  ])
})

it("compares banner and call to action if no program has rounds", () => {
  const withoutRounds: Change = ["programs.json", [1, "deadlines"], undefined]
  expect(findings([withoutRounds, banner(closed), title(open)], "2025-05-01")).toEqual([
    `site.json footerCallToAction.title says that applications are open ("${open}"), but the banner says "${closed}". Change one of them.`,
  ])
  expect(findings([withoutRounds, banner(open), title(open)], "2025-05-01")).toEqual([])
})

it("reads the sentence below the title if the title does not say it", () => {
  const sentence: Change = ["site.json", ["footerCallToAction", "text"], "Apply now."]
  expect(findings([banner("Hello"), title("Join us"), sentence], "2025-05-01")).toHaveLength(1)
  expect(findings([banner("Hello"), title("Join us"), sentence], "2025-04-01")).toEqual([])
})

it.each([
  closed,
  "Applications for the summer 2025 cohort are closed.",
  "Applications are not open yet.",
  "We are not currently accepting applications.",
  "The application period has ended.",
  "The deadline has passed.",
])("takes %j as closed", (text) => {
  expect(findings([banner(text), title("Join us")], "2025-05-01")).toEqual([])
  expect(findings([banner(text), title("Join us")], "2025-04-01")).toHaveLength(1)
})

it.each([
  open,
  "2025 Summer Applications Are Now Open!",
  "Applications are open until April 30.",
  "We are accepting applications.",
  "Apply by April 30.",
])("takes %j as open", (text) => {
  expect(findings([banner(text), title("Join us")], "2025-04-01")).toEqual([])
  expect(findings([banner(text), title("Join us")], "2025-05-01")).toHaveLength(1)
})

it.each([
  "Early applications are closed. Regular applications are open until April 30.",
  "Applications open in January.",
  "Meet the mentors on Friday.",
  "Applications will be open soon.",
])("takes %j as neither", (text) => {
  for (const today of ["2025-04-01", "2025-05-01"])
    expect(findings([banner(text), title("Join us")], today)).toEqual([])
})
