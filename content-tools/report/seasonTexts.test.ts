import { findingsIn, type Change } from "./testing/report"

const closed: Change = ["site.json", ["banner"], "We are no longer accepting applications."]
const open: Change = ["site.json", ["banner"], "Applications are open."]
const noFooter: Change = ["site.json", ["footerCallToAction", "title"], "Join us"]
const find = (banner: Change, today: string) => findingsIn("season", [banner, noFooter], { today })

it("names a banner that says closed while a round lies ahead, with the round", () => {
  expect(find(closed, "2025-01-15")).toEqual([
    "site.json banner says that applications are closed, but the Early round of the AI Research Program (2025-02-28) lies ahead. Write what is true now, or correct the dates in programs.json.",
  ])
  expect(find(closed, "2025-03-01")).toEqual([expect.stringContaining("the Regular round")])
})

it("names a banner that says open while all rounds are over, with the last round", () => {
  expect(find(open, "2025-05-02")).toEqual([
    "site.json banner says that applications are open, but the Regular round of the AI Research Program (2025-04-30) was the last round. Write what is true now, or correct the dates in programs.json.",
  ])
})

it("names a banner that says closed before applications open", () => {
  const opens: Change = ["programs.json", [1, "opens"], "2025-02-01"]
  const opensToo: Change = ["programs.json", [0, "opens"], "2025-02-01"]
  expect(findingsIn("season", [closed, noFooter, opens, opensToo], { today: "2025-01-15" })).toHaveLength(1)
})

it("accepts a banner that the dates confirm", () => {
  expect(find(open, "2025-01-15")).toEqual([])
  expect(find(closed, "2025-05-02")).toEqual([])
})

it.each(["Applications for 2026 are now open!", "We are accepting applications.", "Apply by April 30."])(
  "reads %j as open",
  (text) => {
    expect(find(["site.json", ["banner"], text], "2025-06-01")).toHaveLength(1)
  },
)

it.each(["We are not accepting applications.", "Applications are closed.", "Applications have ended."])(
  "reads %j as closed",
  (text) => {
    expect(find(["site.json", ["banner"], text], "2025-01-15")).toHaveLength(1)
    expect(find(["site.json", ["banner"], text], "2025-06-01")).toEqual([])
  },
)

it.each(["Welcome to the summer cohort.", "Open house on Friday."])("leaves out %j, which says neither", (text) => {
  for (const day of ["2025-01-15", "2025-06-01"]) expect(find(["site.json", ["banner"], text], day)).toEqual([])
})

it("reads the call to action of the footer too", () => {
  const title: Change = ["site.json", ["footerCallToAction", "title"], "Applications Are Now Open!"]
  expect(findingsIn("season", [closed, title], { today: "2025-06-01" })).toEqual([
    expect.stringMatching(/^site\.json footerCallToAction\.title says that applications are open, but /),
  ])
})

it("says nothing without rounds", () => {
  const none: Change = ["programs.json", [1, "deadlines"], undefined]
  expect(findingsIn("season", [closed, noFooter, none], { today: "2025-01-15" })).toEqual([])
})

it.each([
  [
    "The form is now open.",
    [
      'pages/apply.json steps.closedIntro is shown once applications are closed, but says "now open". Write what is true then.',
    ],
  ],
  ["The form is not open now; it is closed.", []],
])("reads %j as a text for closed applications", (text, findings) => {
  expect(
    findingsIn("season", [["pages/apply.json", ["steps", "closedIntro"], text]], { today: "2025-05-02" }).filter(
      (line) => line.includes("closedIntro"),
    ),
  ).toEqual(findings)
})

it.each([
  ["Applications for 2025 are closed. Compare the programs.", 1],
  ["Closed forms are not read.", 0],
])("reads %j as a text for open applications", (text, count) => {
  const lines = findingsIn("season", [["pages/apply.json", ["hero", "lede"], text]])
  expect(lines.filter((line) => line.includes('Exchange it with "closedLede"'))).toHaveLength(count)
})

it("names a banner that says open before applications open, with the day", () => {
  const opens = (program: number): Change => ["programs.json", [program, "opens"], "2025-02-01"]
  const linesFor = (text: string) =>
    findingsIn("season", [["site.json", ["banner"], text], noFooter, opens(0), opens(1)], { today: "2025-01-15" })
  expect(linesFor("Applications are open.")).toEqual([
    expect.stringContaining("are open, but they open on 2025-02-01."),
  ])
  expect(linesFor("Applications open on February 1.").join()).not.toContain("are open, but")
})

it.each<[string, Change, number]>([
  ["a lede without another one for then", ["pages/team.json", ["hero", "lede"], "Apply today and meet them."], 1],
  ["an answer without another one for then", ["faq.json", [2, "answer"], "Applications are open."], 1],
  [
    "a deadline as a fact",
    ["pages/team.json", ["hero", "lede"], "You can still apply until {{research.lastDeadline}}."],
    1,
  ],
  ["a note of a round, which is not shown then", ["programs.json", [1, "deadlines", 0, "note"], "Apply now!"], 0],
  ["other words", ["pages/team.json", ["hero", "lede"], "Our code is open source. You can apply by email."], 0],
  ["what a student said", ["testimonials.json", [0, "text"], "I would say: apply now!"], 0],
])("names a text that says open also once applications are closed: %s", (_, change, count) => {
  const found = findingsIn("season", [change])
  expect(found.filter((line) => line.includes("also once applications are closed"))).toHaveLength(count)
})
