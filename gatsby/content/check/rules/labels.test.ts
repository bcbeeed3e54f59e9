import { z } from "zod"
import type { ContentFile } from "../../model"
import { labelProblem } from "./labels"
import { problemSentence } from "../problem"
import { checkTexts } from "../traverse"

const text = z.string().optional()
const schema = z.strictObject({
  deadline: z.strictObject({ date: z.string(), time: text, timeZone: text, label: text }),
})
const file: ContentFile = { path: "round.json", typeName: "Round", kind: "single", schema, shownOn: "Nowhere" }

function linesFor(changes: object): string[] {
  const evening = { date: "2025-02-28", time: "23:59", timeZone: "America/Los_Angeles", ...changes }
  const deadline = Object.fromEntries(Object.entries(evening).filter(([, value]) => value !== undefined))
  return checkTexts({ file, data: { deadline } }, labelProblem).map(problemSentence)
}

const withoutTime = { time: undefined, timeZone: undefined }

it.each([
  {},
  { timeZone: "UTC" },
  { date: "2025-04-30", time: "00:00" },
  // 1:30 occurs twice that night, and 02:00 to 02:59 do not exist in March.
  { date: "2025-11-02", time: "01:30" },
  { date: "2025-03-09", time: "01:59" },
  { date: "2025-03-09", time: "03:00" },
  { date: "2025-03-09", time: "02:30", timeZone: undefined, label: "A day" },
  { label: "Feb 28 2025 11:59 PM PST" },
  { label: "February 28, 2025" },
  { label: "2/28/2025 at 11:59 pm" },
  { label: "The last day of February" },
  { ...withoutTime, label: "Feb 28 2025" },
  { date: "2025-04-30", label: "Apr 30 2025 11:59 PM PDT" },
  // China Standard Time.
  { timeZone: "Asia/Shanghai", label: "Feb 28 2025 11:59 PM CST" },
  { date: "2025-03-01", time: "00:05", label: "Mar. 1 2025, 12:05 am" },
  { time: "12:00", label: "12 pm PST" },
  { time: "08:00", label: "Meet at 5 in room 12 amid others" },
  { label: "Foo 27 2025" },
  { timeZone: "Pacific/Honolulu", label: "11:59 PM HST" },
  { timeZone: "America/Anchorage", label: "11:59 PM AKST" },
  { label: "PSTX" },
])("accepts %j", (changes) => expect(linesFor(changes)).toEqual([]))

it.each([
  ["02:00", "2025-03-09", "America/Los_Angeles"],
  ["02:59", "2025-03-09", "America/Los_Angeles"],
  ["02:30", "2025-03-30", "Europe/Berlin"],
])("rejects the time %s on %s in %s, which daylight saving time skips", (time, date, timeZone) => {
  expect(linesFor({ date, time, timeZone })).toEqual([
    `"deadline" → "time" is "${time}", but this time does not exist in ${timeZone} on ${date}: the clocks are set forward that night. Choose another time.`,
  ])
})

it.each([
  [{ label: "Mar 28 2025 11:59 PM PST" }, 'which is the day 2025-03-28, but "date" is 2025-02-28.'],
  [{ label: "2/27/2025" }, 'which is the day 2025-02-27, but "date" is 2025-02-28.'],
  [{ label: "Feb 28 2025 11:59 AM PST" }, 'which is 11:59 on a 24-hour clock, but "time" is 23:59.'],
  [{ label: "Feb 28 2025 12 am" }, 'which is 00:00 on a 24-hour clock, but "time" is 23:59.'],
  [{ ...withoutTime, label: "Feb 28 2024" }, 'which is the day 2024-02-28, but "date" is 2025-02-28.'],
  [{ label: "Feb 28 2025 11:59 PM PDT" }, 'is PST, not PDT. Write "Feb 28 2025 11:59 PM PST".'],
  [{ timeZone: "Pacific/Honolulu", label: "11:59 PM AKST" }, "is HST, not AKST."],
  [{ timeZone: "America/Anchorage", label: "11:59 PM AKDT" }, "is AKST, not AKDT."],
  [{ timeZone: "America/New_York", label: "11:59 PM EDT" }, "is EST, not EDT."],
  [{ timeZone: "America/Chicago", label: "11:59 PM MST" }, "is CST, not MST."],
  [{ timeZone: "America/Denver", label: "11:59 PM CST" }, "is MST, not CST."],
])("rejects a label that contradicts its date: %j", (changes, words) =>
  expect(linesFor(changes)).toEqual([expect.stringContaining(words)]),
)

it.each(["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])(
  "reads %s in a label",
  (month) => {
    const number = new Date(`${month} 1 2025`).getMonth() + 1
    const date = `2025-${String(number).padStart(2, "0")}-09`
    expect(linesFor({ ...withoutTime, date, label: `${month} 9 2025` })).toEqual([])
    expect(linesFor({ ...withoutTime, date, label: `${month} 8 2025` })).toHaveLength(1)
  },
)
