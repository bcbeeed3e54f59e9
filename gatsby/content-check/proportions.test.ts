import type { ContentPath } from "./problem"
import { messagesForValue } from "./testContent"

it.each<[ContentPath, number, number, string]>([
  [[1, "price"], 10, 9.99, "9.99 dollars, which cannot be right. Write at least 10"],
  [[1, "price"], 100_000, 100_001, "100,001 dollars, which cannot be right. Write at most 100,000"],
  [[0, "instructionHoursPerDay"], 24, 25, "25 hours a day, which cannot be right. Write at most 24"],
  [[1, "hoursPerWeek", "max"], 168, 169, "169 hours a week, which cannot be right. Write at most 168"],
  [[2, "durationWeeks"], 60, 61, "61 weeks, which cannot be right. Write at most 60"],
])("reports a number at %j that is beyond %d", (path, limit, beyond, words) => {
  expect(messagesForValue("programs.json", path, limit)).toEqual([])
  expect(messagesForValue("programs.json", path, beyond)).toEqual([expect.stringContaining(`is ${words}`)])
})
