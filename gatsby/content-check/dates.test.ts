import { z } from "zod"
import type { ContentFile } from "../content-model"
import { checkDates } from "./dates"
import { problemSentence } from "./problem"
import { messagesForValue } from "./testContent"

const place = 'content/programs.json (item 3), "deadlines" → item 1'

describe("the UTC offset of an instant", () => {
  function linesFor(at: string, timeZone: string): string[] {
    const deadline = { id: "early", name: "Early round", date: at.slice(0, 10), at, timeZone, label: "the day" }
    return messagesForValue("programs.json", [2, "deadlines"], [deadline])
  }

  it.each([
    ["2025-02-28T23:59:00-08:00", "America/Los_Angeles"],
    ["2025-04-30T23:59:00-07:00", "America/Los_Angeles"],
    ["2025-02-28T23:59:00+00:00", "UTC"],
    ["2025-02-28T23:59:00+05:30", "Asia/Kolkata"],
    // 1:30 occurs twice that night.
    ["2025-11-02T01:30:00-07:00", "America/Los_Angeles"],
    ["2025-11-02T01:30:00-08:00", "America/Los_Angeles"],
  ])("accepts %s in %s", (at, timeZone) => {
    expect(linesFor(at, timeZone)).toEqual([])
  })

  it.each([
    [
      "2025-02-28T23:59:00-07:00",
      "America/Los_Angeles",
      'ends with -07:00, but the offset of America/Los_Angeles is -08:00 then. Write "2025-02-28T23:59:00-08:00".',
    ],
    [
      "2025-04-30T23:59:00-08:00",
      "America/Los_Angeles",
      'ends with -08:00, but the offset of America/Los_Angeles is -07:00 then. Write "2025-04-30T23:59:00-07:00".',
    ],
    // With the wrong offset, this instant is after the daylight saving change; the local time is before it.
    [
      "2025-03-09T01:30:00-10:00",
      "America/Los_Angeles",
      'ends with -10:00, but the offset of America/Los_Angeles is -08:00 then. Write "2025-03-09T01:30:00-08:00".',
    ],
    [
      "2025-03-09T02:30:00-08:00",
      "America/Los_Angeles",
      'is "2025-03-09T02:30:00-08:00", but this time does not exist in America/Los_Angeles on 2025-03-09: the clocks are set forward that night. Choose another time.',
    ],
  ])("rejects %s in %s", (at, timeZone, message) => {
    expect(linesFor(at, timeZone)).toEqual([`${place} → "at" ${message}`])
  })
})

describe("the label of a date", () => {
  function linesFor(changes: object): string[] {
    const deadline = {
      id: "early",
      name: "Early round",
      date: "2025-02-28",
      at: "2025-02-28T23:59:00-08:00",
      timeZone: "America/Los_Angeles",
      label: "Feb 28 2025 11:59 PM PST",
      ...changes,
    }
    return messagesForValue("programs.json", [2, "deadlines"], [deadline])
  }

  it.each([
    {},
    { label: "February 28, 2025" },
    { label: "2/28/2025 at 11:59 pm" },
    { label: "The last day of February" },
    { at: undefined, timeZone: undefined, label: "Feb 28 2025" },
  ])("may repeat the date or contain no date: %j", (changes) => expect(linesFor(changes)).toEqual([]))

  it.each([
    [
      { label: "Mar 28 2025 11:59 PM PST" },
      'which is the day 2025-03-28, but "date" is 2025-02-28. Write the right day in "date", "at" and "label".',
    ],
    [
      { label: "2/27/2025" },
      'which is the day 2025-02-27, but "date" is 2025-02-28. Write the right day in "date", "at" and "label".',
    ],
    [
      { label: "Feb 28 2025 11:59 AM PST" },
      'which is 11:59 on a 24-hour clock, but the time in "at" is 23:59. Write the right time in both.',
    ],
    [
      { label: "Feb 28 2025 12 am" },
      'which is 00:00 on a 24-hour clock, but the time in "at" is 23:59. Write the right time in both.',
    ],
    [
      { at: undefined, timeZone: undefined, label: "Feb 28 2024" },
      'which is the day 2024-02-28, but "date" is 2025-02-28. Write the right day in both.',
    ],
    [
      { label: "Feb 28 2025 11:59 PM PDT" },
      'but on 2025-02-28 the time of America/Los_Angeles is PST, not PDT. Write "Feb 28 2025 11:59 PM PST".',
    ],
  ])("may not contradict the date: %j", (changes, words) =>
    expect(linesFor(changes)).toEqual([`${place} → "label" is "${changes.label}", ${words}`]),
  )

  it("may repeat the time of meetings, but not contradict it", () => {
    const meetings = { time: "08:00", timeZone: "America/Los_Angeles", label: "9 am PST" }
    expect(messagesForValue("programs.json", [0, "meetingsBegin"], meetings)).toEqual([
      'content/programs.json (item 1), "meetingsBegin" → "label" is "9 am PST", which is 09:00 on a 24-hour clock, but "time" is 08:00. Write the right time in both.',
    ])
    expect(messagesForValue("programs.json", [0, "meetingsBegin"], { ...meetings, label: "8 am PST" })).toEqual([])
  })
})

describe("a time beside a date", () => {
  const deadline = z.strictObject({
    date: z.string(),
    time: z.string(),
    timeZone: z.string(),
    label: z.string().optional(),
  })
  const schema = z.strictObject({ deadline })
  const file: ContentFile = { path: "round.json", typeName: "Round", kind: "single", schema, shownOn: "Nowhere" }
  const linesFor = (changes: object) => {
    const evening = { date: "2025-02-28", time: "23:59", timeZone: "America/Los_Angeles" }
    return checkDates({ file, data: { deadline: { ...evening, ...changes } } }).map(problemSentence)
  }

  it.each([{}, { label: "Feb 28 2025 11:59 PM PST" }, { date: "2025-11-02", time: "01:30" }, { timeZone: "UTC" }])(
    "may agree with its label: %j",
    (changes) => expect(linesFor(changes)).toEqual([]),
  )

  it.each([
    [
      { label: "Feb 28 2025 11:59 PM PDT" },
      '"label" is "Feb 28 2025 11:59 PM PDT", but on 2025-02-28 the time of America/Los_Angeles is PST, not PDT. Write "Feb 28 2025 11:59 PM PST".',
    ],
    [
      { label: "Feb 28 2025 11 PM" },
      '"label" is "Feb 28 2025 11 PM", which is 23:00 on a 24-hour clock, but "time" is 23:59. Write the right time in both.',
    ],
    [
      { date: "2025-03-09", time: "02:30" },
      '"time" is "02:30", but this time does not exist in America/Los_Angeles on 2025-03-09: the clocks are set forward that night. Choose another time.',
    ],
  ])("is reported: %j", (changes, sentence) => {
    expect(linesFor(changes)).toEqual([`"deadline" → ${sentence}`])
  })
})
