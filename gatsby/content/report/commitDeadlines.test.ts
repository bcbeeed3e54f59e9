import { findingsIn } from "./testing/report"

it.each([
  ["2024-06-05", "in a year before"],
  ["2025-01-01", undefined],
  ["2025-06-17", undefined],
  ["2025-06-18", "after the first day of"],
])("compares the commit deadline %s with its program: %s", (date, relation) => {
  expect(findingsIn("commitDeadline", [["letters.json", [0, "commitDeadline", "date"], date]])).toEqual(
    relation === undefined
      ? []
      : [
          `letters.json 0.commitDeadline.date is ${date}, ${relation} the AI Research Program, which begins on 2025-06-17. Write the last day to commit.`,
        ],
  )
})
