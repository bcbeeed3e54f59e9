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

  it.each(["01:59", "03:00"])("may be %s when daylight saving begins at 02:00", (time) => {
    expect(linesFor({ date: "2025-03-09", time })).toEqual([])
  })

  it.each(["02:00", "02:59"])(
    "may not be %s when daylight saving begins at 02:00, also in a zone east of UTC",
    (time) => {
      expect(linesFor({ date: "2025-03-09", time })).toHaveLength(1)
      expect(linesFor({ date: "2025-03-30", time, timeZone: "Europe/Berlin" })).toHaveLength(1)
    },
  )

  it("is not checked if the group has no time zone, or is invalid", () => {
    const skipped = { date: "2025-03-09", time: "02:30" }
    expect(linesFor({ ...skipped, timeZone: undefined, label: "A day" })).toEqual([])
    expect(linesFor({ ...skipped, other: 1 })).toEqual([])
  })

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
    { date: "2025-03-01", label: "3/1/2025" },
    { date: "2025-03-01", time: "00:05", label: "Mar. 1 2025, 12:05 am" },
    { time: "12:00", label: "12 pm PST" },
    { time: "08:00", label: "8am" },
    { time: "08:00", label: "Meet at 5 in room 12 amid others" },
    { label: "Foo 27 2025" },
    { timeZone: "Pacific/Honolulu", label: "11:59 PM HST" },
    { timeZone: "America/Anchorage", label: "11:59 PM AKST" },
    { label: "PSTX" },
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

  it.each(["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])(
    "may begin with %s",
    (month) => {
      const number = new Date(`${month} 1 2025`).getMonth() + 1
      const date = `2025-${String(number).padStart(2, "0")}-09`
      expect(linesFor({ ...withoutTime, date, label: `${month} 9 2025` })).toEqual([])
      expect(linesFor({ ...withoutTime, date, label: `${month} 8 2025` })).toHaveLength(1)
    },
  )

  it.each([
    ["Pacific/Honolulu", "AKST", "HST"],
    ["America/Anchorage", "AKDT", "AKST"],
    ["America/New_York", "EDT", "EST"],
    ["America/Chicago", "MST", "CST"],
    ["America/Denver", "CST", "MST"],
  ])("may not have the abbreviation of another time than that of %s", (timeZone, written, correct) => {
    expect(linesFor({ timeZone, label: `11:59 PM ${written}` })).toEqual([
      `"deadline" → "label" is "11:59 PM ${written}", but on 2025-02-28 the time of ${timeZone} is ${correct}, not ${written}. Write "11:59 PM ${correct}".`,
    ])
  })

  it("may repeat the time of meetings, but not contradict it", () => {
    const meetings = { time: "08:00", timeZone: "America/Los_Angeles", label: "9 am PST" }
    expect(messagesForValue("programs.json", [0, "meetingsBegin"], meetings)).toEqual([
      'content/programs.json (item 1), "meetingsBegin" → "label" is "9 am PST", which is 09:00 on a 24-hour clock, but "time" is 08:00. Write the right time in both.',
    ])
    expect(messagesForValue("programs.json", [0, "meetingsBegin"], { ...meetings, label: "8 am PST" })).toEqual([])
  })
})
