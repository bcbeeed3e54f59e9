import { findingsIn, findingsInText, type Change } from "./testReport"

const programs = (changes: readonly Change[], today: string) =>
  findingsIn("pastDate", changes, { today }).filter((line) => /^(programs|letters)\.json/.test(line))

it("accepts dates that are today or later", () => {
  expect(programs([], "2025-02-28")).toEqual([])
})

it("reports a round that is closed, with the program still to come", () => {
  expect(programs([], "2025-03-01")).toEqual([
    "programs.json 1.deadlines.0.date is 2025-02-28, which is past. Check the texts that still name this day.",
  ])
})

it("does not report the first day of a program that is running", () => {
  const lines = programs([], "2025-07-15")
  expect(lines.filter((line) => /(start|end)Date/.test(line))).toEqual([])
})

it("reports the dates of a program that is over", () => {
  const lines = programs([], "2025-08-13")
  const remedy = "which is past. Write the date of the next cohort as soon as it is set."
  expect(lines).toEqual(
    expect.arrayContaining([
      `programs.json 0.startDate is 2025-06-17, ${remedy}`,
      `programs.json 0.endDate is 2025-07-15, ${remedy}`,
      `programs.json 1.startDate is 2025-06-17, ${remedy}`,
      `programs.json 1.endDate is 2025-08-12, ${remedy}`,
      `programs.json 1.deadlines.0.date is 2025-02-28, ${remedy}`,
      `programs.json 1.deadlines.1.date is 2025-04-30, ${remedy}`,
    ]),
  )
})

it("reports a commit deadline in the past once", () => {
  const inTime: Change = ["letters.json", [0, "commitDeadline", "date"], "2025-05-20"]
  expect(programs([inTime], "2025-05-21").filter((line) => line.startsWith("letters.json"))).toEqual([
    "letters.json 0.commitDeadline.date is 2025-05-20, which is past. Check the texts that still name this day.",
  ])
  // The fixture's deadline is a year before the program, which is another kind of finding.
  expect(programs([], "2025-05-21").filter((line) => line.startsWith("letters.json"))).toEqual([])
})

it("reports a date in a text", () => {
  const text = "Send it by May 1, 2025, or by May 9, 2025."
  expect(findingsInText("pastDate", text, "2025-05-01")).toEqual([])
  expect(findingsInText("pastDate", text, "2025-05-02")).toEqual([
    "names May 1, 2025, which is past. Write the next date, or remove this one.",
  ])
})

it("does not report a date twice, in words beside the field and in another kind of finding", () => {
  const label: Change = ["programs.json", [1, "deadlines", 0, "label"], "Feb 28 2025 11:59 PM PST"]
  expect(programs([label], "2025-03-01")).toHaveLength(1)
  // The year is over.
  expect(findingsInText("pastDate", "By May 1, 2024.", "2025-07-01")).toEqual([])
})

it("does not report dates in texts about the past", () => {
  const change: Change = ["testimonials.json", [0, "text"], "I joined on May 1, 2025."]
  const lines = findingsIn("pastDate", [change], { today: "2025-05-02" })
  expect(lines.filter((line) => line.startsWith("testimonials"))).toEqual([])
})
