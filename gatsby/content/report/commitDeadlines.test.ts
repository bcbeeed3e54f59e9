import { findingsIn, type Change } from "./testReport"

const deadline = (date: string): Change => ["letters.json", [0, "commitDeadline", "date"], date]

it("reports a commit deadline in a year before the program", () => {
  expect(findingsIn("commitDeadline", [deadline("2024-06-05")])).toEqual([
    "letters.json 0.commitDeadline.date is 2024-06-05, in a year before the AI Research Program: it begins on 2025-06-17. Write the last day to commit.",
  ])
})

it("reports a commit deadline after the first day of the program", () => {
  expect(findingsIn("commitDeadline", [deadline("2025-06-18")])).toEqual([
    "letters.json 0.commitDeadline.date is 2025-06-18, after the first day of the AI Research Program: it begins on 2025-06-17. Write the last day to commit.",
  ])
})

it.each(["2025-01-01", "2025-06-17"])("accepts %s", (date) => {
  expect(findingsIn("commitDeadline", [deadline(date)])).toEqual([])
})
