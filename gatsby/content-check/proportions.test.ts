import { z } from "zod"
import type { ContentFile } from "../content-model"
import type { ContentPath } from "./problem"
import { problemSentence } from "./problem"
import { checkProportions } from "./proportions"
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

describe("a number in any file", () => {
  const range = z.strictObject({ min: z.number(), max: z.number() }).optional()
  const number = z.number().optional()

  /** Returns the messages about the fields of a file that has numbers and ranges with these names. */
  function linesFor(data: Record<string, unknown>): string[] {
    const shape = Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, typeof value === "number" ? number : range]),
    )
    const file: ContentFile = {
      path: "things.json",
      typeName: "Thing",
      kind: "single",
      schema: z.strictObject(shape),
      shownOn: "Nowhere",
    }
    return checkProportions({ file, data }).map(problemSentence)
  }

  it.each([
    ["bootcampWeeks", 1, 60, "weeks"],
    ["homeworkHoursPerDay", 0, 24, "hours a day"],
    ["groupMeetingsPerWeek", 0, 50, "meetings a week"],
    ["groupSize", 1, 1000, "students"],
    ["paperPages", 1, 1000, "pages"],
    ["admittedCountries", 1, 200, "countries"],
    ["speed", 1, 10_000, "per step"],
  ])("called %s may be from %i to %i", (name, min, max, unit) => {
    const format = (value: number) => value.toLocaleString("en-US")
    const mistake = (value: number, bound: string) =>
      `is ${format(value)} ${unit}, which cannot be right. Write ${bound}: is there a digit or a point too many or too few?`
    for (const value of [min, max]) {
      expect(linesFor({ [name]: value })).toEqual([])
      expect(linesFor({ [name]: { min: value, max: value } })).toEqual([])
    }
    expect(linesFor({ [name]: min - 1 })).toEqual([`"${name}" ${mistake(min - 1, `at least ${format(min)}`)}`])
    expect(linesFor({ [name]: max + 1 })).toEqual([`"${name}" ${mistake(max + 1, `at most ${format(max)}`)}`])
    expect(linesFor({ [name]: { min: min - 1, max: max + 1 } })).toEqual([
      `"${name}" → "min" ${mistake(min - 1, `at least ${format(min)}`)}`,
      `"${name}" → "max" ${mistake(max + 1, `at most ${format(max)}`)}`,
    ])
  })

  it("may have any size if its name is not known, even the name of a method", () => {
    expect(linesFor({ seats: 1e9, toString: -1, min: -1 })).toEqual([])
  })
})
