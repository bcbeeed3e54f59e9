import { findingsIn, findingsInText, type Change } from "./testReport"

const fixed: readonly Change[] = [
  [
    "site.json",
    ["claims"],
    { countries: "20+", highSchools: "250+", acceptedProjects: "nearly 20", courseLearners: "over 27k" },
  ],
]
const findings = (text: string) =>
  findingsIn("typedFact", [...fixed, ["faq.json", [0, "answer"], text]])
    .filter((line) => line.startsWith("faq.json 0.answer "))
    .map((line) => line.replace("faq.json 0.answer ", ""))

it.each([
  ["It costs $1,460.", "$1,460", "{{research.price}}"],
  ["It costs 1460 dollars.", "1460 dollars", "{{research.price}}"],
  ["It costs 1460.", "1460", "{{research.price}}"],
  ["USD 960 in all", "USD 960", "{{bootcamp.price}}"],
  ["It ends on August 12, 2025.", "August 12, 2025", "{{research.endDate}}"],
  ["It ends on 8/12/2025.", "8/12/2025", "{{research.endDate}}"],
  ["It ends on 2025-08-12.", "2025-08-12", "{{research.endDate}}"],
  ["It ends on Aug 12.", "Aug 12", "{{research.endDate}}"],
  ["It ends on the 12th of August 2025.", "12th of August 2025", "{{research.endDate}}"],
  ["Research begins June 17.", "June 17", "{{research.startDate}}"],
  ["Apply by April 30.", "April 30", "{{research.deadline.regular}}"],
  ["Until Feb 28 2025 11:59 PM PST.", "Feb 28 2025 11:59 PM PST", "{{research.deadline.early}}"],
  ["June 17 to August 12, 2025", "June 17 to August 12, 2025", "{{research.dates}}"],
  ["Write to hello@blast-ai.example.", "hello@blast-ai.example", "{{site.email}}"],
  ["From 20+ countries.", "20+ countries", "{{claims.countries}} countries"],
  ["From over 20 countries.", "over 20 countries", "{{claims.countries}} countries"],
  ["From 16 countries.", "16 countries", "{{letter.countries}} countries"],
  ["From 250 high schools.", "250 high schools", "{{claims.highSchools}} high schools"],
  [
    "Nearly 20 projects were accepted.",
    "Nearly 20 projects were accepted",
    "{{claims.acceptedProjects}} projects were accepted",
  ],
  ["Over 27,000 learners.", "Over 27,000 learners", "{{claims.courseLearners}} learners"],
  ["30% of students get aid.", "30% of students", "{{aid.share}} of students"],
  ["20 to 30 hours a week.", "20 to 30 hours a week", "{{research.hoursPerWeek}} hours a week"],
  ["A paper of 6-8 pages.", "6-8 pages", "{{research.paperPages}} pages"],
  ["Groups of six to seven.", "Groups of six to seven", "Groups of {{research.groupSize}}"],
  ["An 8-week program.", "8-week program", "{{research.weeks}}-week program"],
  ["The summer 2025 cohort.", "summer 2025", "summer {{cohort.year}}"],
  ["2025 applications are open.", "2025 applications", "{{cohort.year}} applications"],
  ["Decisions come by early May.", "by early May", "{{aid.decisions}}"],
  ["BLAST-BOOTCAMP-2025 is full.", "BLAST-BOOTCAMP-2025", "{{bootcamp.courseCode}}"],
])("finds the fact in %j", (text, words, remedy) => {
  expect(findings(text)).toEqual([`has "${words}" typed out. Write "${remedy}".`])
})

it("finds all topics of a program, in any case", () => {
  const text = "It teaches python, machine learning, neural networks, and computer vision."
  expect(findings(text)).toEqual([
    expect.stringMatching(/^has "python, machine learning, .* typed out\. Write "\{\{bootcamp\.topics\}\}"\.$/),
  ])
})

it("names every fact with the value if the text does not say which", () => {
  expect(findings("It begins June 17.")).toEqual([
    'has "June 17" typed out. Write "{{bootcamp.startDate}}" or "{{research.startDate}}".',
  ])
})

it("does not take a year as a price", () => {
  const changes: readonly Change[] = [
    ["programs.json", [1, "price"], 2030],
    ["faq.json", [0, "answer"], "In 2030, for $2030."],
  ]
  const lines = findingsIn("typedFact", changes).filter((line) => line.startsWith("faq.json 0.answer"))
  expect(lines).toEqual(['faq.json 0.answer has "$2030" typed out. Write "{{research.price}}".'])
})

it("reports several facts of a text in their order", () => {
  expect(findings("$960 or $1,460").map((line) => line.split(" ")[1])).toEqual(['"$960"', '"$1,460"'])
})

it.each([
  "{{research.price}} from {{research.startDate}}",
  "960 pictures, $14,600, $1,460.50 and $1.4k",
  "In 2025, on June 18, on page 6/17.",
  "30% of the data, weeks 6–8, 20 pictures",
  "Python and machine learning",
  "You may 17 times",
])("accepts %j", (text) => {
  expect(findings(text)).toEqual([])
})

it("does not report the field of a fact as a copy of it", () => {
  const code: Change = ["programs.json", [0, "courseCode"], "BLAST-BOOTCAMP-25"]
  expect(findingsIn("typedFact", [code]).filter((line) => line.includes("courseCode"))).toEqual([])
})

it("reports the year of a cohort that is over as an old year only", () => {
  const banner: Change = ["site.json", ["banner"], "Summer 2025"]
  const reported = (today: string) =>
    (["typedFact", "oldYear"] as const).filter((kind) =>
      findingsIn(kind, [banner], { today }).some((line) => line.startsWith("site.json banner")),
    )
  expect(reported("2025-08-12")).toEqual(["typedFact"])
  expect(reported("2025-08-13")).toEqual(["oldYear"])
})

it("does not report fields that cannot refer to facts", () => {
  const title: Change = ["forms.json", [0, "title"], "Pay $1,460"]
  expect(findingsIn("typedFact", [title]).filter((line) => line.startsWith("forms.json"))).toEqual([])
})

it("does not report a typed date as an old year too", () => {
  expect(findingsInText("oldYear", "It ended on August 12, 2025.", "2025-09-01")).toEqual([])
  expect(findingsInText("oldYear", "It ended on August 13, 2025.", "2025-09-01")).toHaveLength(1)
})
