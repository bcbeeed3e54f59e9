import { z } from "zod"
import type { ContentFile } from "../content-model"
import { checkDates } from "./dates"
import { problemSentence } from "./problem"
import { messagesForValue } from "./testContent"

const text = z.string().optional()
const schema = z.strictObject({
  deadline: z.strictObject({ date: z.string(), time: text, timeZone: text, label: text }),
})
const file: ContentFile = { path: "round.json", typeName: "Round", kind: "single", schema, shownOn: "Nowhere" }

function linesFor(changes: object): string[] {
  const evening = { date: "2025-02-28", time: "23:59", timeZone: "America/Los_Angeles", ...changes }
  const deadline = Object.fromEntries(Object.entries(evening).filter(([, value]) => value !== undefined))
  return checkDates({ file, data: { deadline } }).map(problemSentence)
}

describe("the time of a deadline", () => {
  it.each([
    {},
    { timeZone: "UTC" },
    { timeZone: "Asia/Kolkata" },
    { date: "2025-04-30", time: "00:00" },
    // 1:30 occurs twice that night.
    { date: "2025-11-02", time: "01:30" },
  ])("may exist: %j", (changes) => expect(linesFor(changes)).toEqual([]))

  it("may not be skipped when daylight saving begins", () => {
    expect(linesFor({ date: "2025-03-09", time: "02:30" })).toEqual([
      '"deadline" → "time" is "02:30", but this time does not exist in America/Los_Angeles on 2025-03-09: the clocks are set forward that night. Choose another time.',
    ])
  })
})

describe("the label of a date", () => {
  const withoutTime = { time: undefined, timeZone: undefined }

  it.each([
    { label: "Feb 28 2025 11:59 PM PST" },
    { label: "February 28, 2025" },
    { label: "2/28/2025 at 11:59 pm" },
    { label: "The last day of February" },
    { ...withoutTime, label: "Feb 28 2025" },
    { date: "2025-04-30", label: "Apr 30 2025 11:59 PM PDT" },
    // China Standard Time.
    { timeZone: "Asia/Shanghai", label: "Feb 28 2025 11:59 PM CST" },
  ])("may repeat the date or contain no date: %j", (changes) => expect(linesFor(changes)).toEqual([]))

  it.each([
    [
      { label: "Mar 28 2025 11:59 PM PST" },
      'which is the day 2025-03-28, but "date" is 2025-02-28. Write the right day in both.',
    ],
    [{ label: "2/27/2025" }, 'which is the day 2025-02-27, but "date" is 2025-02-28. Write the right day in both.'],
    [
      { label: "Feb 28 2025 11:59 AM PST" },
      'which is 11:59 on a 24-hour clock, but "time" is 23:59. Write the right time in both.',
    ],
    [
      { label: "Feb 28 2025 12 am" },
      'which is 00:00 on a 24-hour clock, but "time" is 23:59. Write the right time in both.',
    ],
    [
      { ...withoutTime, label: "Feb 28 2024" },
      'which is the day 2024-02-28, but "date" is 2025-02-28. Write the right day in both.',
    ],
    [
      { label: "Feb 28 2025 11:59 PM PDT" },
      'but on 2025-02-28 the time of America/Los_Angeles is PST, not PDT. Write "Feb 28 2025 11:59 PM PST".',
    ],
  ])("may not contradict the date: %j", (changes, words) =>
    expect(linesFor(changes)).toEqual([`"deadline" → "label" is "${changes.label}", ${words}`]),
  )

  it("may repeat the time of meetings, but not contradict it", () => {
    const meetings = { time: "08:00", timeZone: "America/Los_Angeles", label: "9 am PST" }
    expect(messagesForValue("programs.json", [0, "meetingsBegin"], meetings)).toEqual([
      'content/programs.json (item 1), "meetingsBegin" → "label" is "9 am PST", which is 09:00 on a 24-hour clock, but "time" is 08:00. Write the right time in both.',
    ])
    expect(messagesForValue("programs.json", [0, "meetingsBegin"], { ...meetings, label: "8 am PST" })).toEqual([])
  })
})
