import { findingsIn, type Change } from "./testing/report"

const banner = (text: string): Change => ["site.json", ["banner"], text]
const title = (text: string): Change => ["site.json", ["footerCallToAction", "title"], text]
const withoutText: Change = ["site.json", ["footerCallToAction", "text"], undefined]
const findings = (changes: readonly Change[], today: string) =>
  findingsIn("applications", [withoutText, ...changes], { today })

const closed = "We are no longer accepting applications."
const open = "Applications Are Now Open!"
const isOpen = 'the round "Regular round" of the AI Research Program is open until 2025-04-30'
const isClosed = 'the last round, "Regular round" of the AI Research Program, closed on 2025-04-30'

it("reports the banner, the call to action or both if they contradict the rounds", () => {
  expect(findings([banner(closed), title(open)], "2025-04-30")).toEqual([
    `site.json banner says that applications are closed, but ${isOpen}, and the call to action says "${open}". Change one of them.`,
  ])
  expect(findings([banner(closed), title(open)], "2025-05-01")).toEqual([
    `site.json footerCallToAction.title says that applications are open, but ${isClosed}, and the banner says "${closed}". Change one of them.`,
  ])
  expect(findings([banner(open), title(open)], "2025-05-01")).toEqual([
    `site.json banner says that applications are open, but ${isClosed}. Change one of them.`,
    `site.json footerCallToAction.title says that applications are open, but ${isClosed}. Change one of them.`,
  ])
})

it("compares banner and call to action if no program has rounds", () => {
  const withoutRounds: Change = ["programs.json", [1, "deadlines"], undefined]
  expect(findings([withoutRounds, banner(closed), title(open)], "2025-05-01")).toEqual([
    `site.json footerCallToAction.title says that applications are open, but the banner says "${closed}". Change one of them.`,
  ])
  expect(findings([withoutRounds, banner(open), title(open)], "2025-05-01")).toEqual([])
})

it("reads the sentence below the title if the title does not say it", () => {
  const sentence: Change = ["site.json", ["footerCallToAction", "text"], "Apply now."]
  expect(findings([banner("Hello"), title("Join us"), sentence], "2025-05-01")).toHaveLength(1)
  expect(findings([banner("Hello"), title("Join us"), sentence], "2025-04-01")).toEqual([])
})

it.each([
  ["closed", closed],
  ["closed", "Applications for the summer 2025 cohort are closed."],
  ["closed", "Applications are not open yet."],
  ["closed", "The application period has ended."],
  ["closed", "The deadline has passed."],
  ["open", "2025 Summer Applications Are Now Open!"],
  ["open", "Applications are open until April 30."],
  ["open", "We are accepting applications."],
  ["open", "Apply by April 30."],
  ["neither", "Early applications are closed. Regular applications are open until April 30."],
  ["neither", "Applications open in January."],
  ["neither", "Applications will be open soon."],
])("takes as %s: %j", (state, text) => {
  const isWrong = (today: string) => findings([banner(text), title("Join us")], today).length > 0
  expect([isWrong("2025-04-01"), isWrong("2025-05-01")]).toEqual([state === "closed", state === "open"])
})
