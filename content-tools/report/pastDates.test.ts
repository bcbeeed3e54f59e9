import { datesOf2026, findingsIn, findingsInText, type Change } from "./testing/report"

const findings = (changes: readonly Change[], today: string) =>
  findingsIn("pastDate", changes, { today }).filter((line) => line.startsWith("programs.json"))
const round = "programs.json 1.deadlines.0.date is 2025-02-28, which is past."

it("reports a round from the day after it, with the program still to come", () => {
  expect(findings([], "2025-02-28")).toEqual([])
  expect(findings([], "2025-03-01")).toEqual([`${round} Check the texts that still name this day.`])
})

it("asks for the date of the cohort if the date is of an earlier year", () => {
  expect(findings(datesOf2026, "2025-11-01")).toContain(`${round} Write the date of 2026.`)
})

it("asks to check the texts about a round in the fall before the program", () => {
  const fall: Change = ["programs.json", [1, "deadlines", 0, "date"], "2025-10-15"]
  expect(findings([...datesOf2026, fall], "2025-11-01")).toContainEqual(
    expect.stringMatching(/date is 2025-10-15, which is past\. Check the texts that still name this day\.$/),
  )
})

it("reports the day on which applications opened only for a program that is over, or of an earlier cohort", () => {
  const opens = "programs.json 1.opens is 2024-11-01, which is past."
  expect(findings([], "2025-06-20").filter((line) => line.includes("opens"))).toEqual([])
  expect(findings([], "2025-08-13")).toContain(`${opens} Write the date of the next cohort as soon as it is set.`)
  expect(findings(datesOf2026, "2025-11-01")).toContain(`${opens} Write the date of 2026.`)
})

it("reports a date once, not also in the words beside it", () => {
  const label: Change = ["programs.json", [1, "deadlines", 0, "label"], "Feb 28 2025 11:59 PM PST"]
  expect(findings([label], "2025-03-01")).toHaveLength(1)
})

it("reports the dates of a program that is over, but not the first day of one that is running", () => {
  expect(findings([], "2025-07-15").filter((line) => /(start|end)Date/.test(line))).toEqual([])
  const remedy = "which is past. Write the date of the next cohort as soon as it is set."
  const deletion = "Within a year of it, delete the names of the applicants: npm run admissions end."
  expect(findings([], "2025-08-13")).toEqual(
    expect.arrayContaining([
      `programs.json 1.startDate is 2025-06-17, ${remedy}`,
      `programs.json 1.endDate is 2025-08-12, ${remedy} ${deletion}`,
      `${round} Write the date of the next cohort as soon as it is set.`,
    ]),
  )
})

it("reports a commit deadline after the last round", () => {
  const date = "2025-05-20"
  const lines = findingsIn("pastDate", [["letters.json", [0, "commitDeadline", "date"], date]], { today: "2025-05-21" })
  const remedy = "Check the texts that still name this day."
  expect(lines).toContain(`letters.json 0.commitDeadline.date is ${date}, which is past. ${remedy}`)
})

it("reports a date in a text, except for an old year, which another kind of finding reports", () => {
  const text = "Send it by May 1, 2025, or by May 9, 2025."
  expect(findingsInText("pastDate", text, "2025-05-01")).toEqual([])
  expect(findingsInText("pastDate", text, "2025-05-02")).toEqual([
    "names May 1, 2025, which is past. Write the next date, or remove this one.",
  ])
  expect(findingsInText("pastDate", "By May 1, 2024.", "2025-07-01")).toEqual([])
})

it("does not report dates in texts about the past", () => {
  const change: Change = ["testimonials.json", [0, "text"], "I joined on May 1, 2025."]
  const lines = findingsIn("pastDate", [change], { today: "2025-05-02" })
  expect(lines.filter((line) => line.startsWith("testimonials"))).toEqual([])
})

it("does not report the day on which a document last changed", () => {
  const lines = findingsIn("pastDate", [["documents.json", [0, "changed"], "2025-05-01"]], { today: "2025-05-02" })
  expect(lines.filter((line) => line.startsWith("documents.json"))).toEqual([])
})
