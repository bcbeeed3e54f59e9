import { messagesForValue } from "./testContent"

const place = 'content/programs.json → item 1 → "deadlines" → item 1'

describe("the time of a deadline", () => {
  function linesFor(date: string, time: string): string[] {
    const deadline = { id: "early", name: "Early round", date, time, timeZone: "America/Los_Angeles" }
    return messagesForValue("programs.json", [0, "deadlines"], [deadline])
  }

  it.each([
    ["2025-02-28", "23:59"],
    ["2025-02-28", "00:00"],
    // 1:30 occurs twice that night.
    ["2025-11-02", "01:30"],
  ])("accepts %s at %s", (date, time) => {
    expect(linesFor(date, time)).toEqual([])
  })

  it("rejects a time that daylight saving skips", () => {
    expect(linesFor("2025-03-09", "02:30")).toEqual([
      `${place} → "time" is "02:30", but this time does not exist on 2025-03-09 in America/Los_Angeles: the clocks are set forward. Choose another time.`,
    ])
  })

  it("needs a time zone", () => {
    const deadline = { id: "early", name: "Early round", date: "2025-02-28", time: "23:59" }
    expect(messagesForValue("programs.json", [0, "deadlines"], [deadline])).toEqual([
      `${place} → "timeZone" is missing. Write the time zone of "time", such as "America/Los_Angeles".`,
    ])
  })
})

describe("the label of a date", () => {
  function linesFor(changes: object): string[] {
    const deadline = {
      id: "early",
      name: "Early round",
      date: "2025-02-28",
      time: "23:59",
      timeZone: "America/Los_Angeles",
      label: "Feb 28 2025 11:59 PM PST",
      ...changes,
    }
    return messagesForValue("programs.json", [0, "deadlines"], [deadline])
  }

  it.each([
    {},
    { label: "February 28, 2025" },
    { label: "2/28/2025 at 11:59 pm" },
    { label: "The last day of February" },
    { time: undefined, timeZone: undefined, label: "Feb 28 2025" },
  ])("may repeat the date or contain no date: %j", (changes) => expect(linesFor(changes)).toEqual([]))

  it.each([
    [{ label: "Mar 28 2025 11:59 PM PST" }, "2025-02-28"],
    [{ label: "2/27/2025" }, "2025-02-28"],
    [{ label: "Feb 28 2025 11:59 AM PST" }, "23:59"],
    [{ label: "Feb 28 2025 12 am" }, "23:59"],
    [{ time: undefined, timeZone: undefined, label: "Feb 28 2024" }, "2025-02-28"],
  ])("may not contradict the date: %j", (changes, fieldValue) =>
    expect(linesFor(changes)).toEqual([
      `${place} → "label" is "${changes.label}", but the field beside it says ${fieldValue}. Change one of them.`,
    ]),
  )

  it("may repeat the time of meetings, but not contradict it", () => {
    const meetings = { time: "08:00", timeZone: "America/Los_Angeles", label: "9 am PST" }
    expect(messagesForValue("programs.json", [0, "meetingsBegin"], meetings)).toEqual([
      'content/programs.json → item 1 → "meetingsBegin" → "label" is "9 am PST", but the field beside it says 08:00. Change one of them.',
    ])
    expect(messagesForValue("programs.json", [0, "meetingsBegin"], { ...meetings, label: "8 am PST" })).toEqual([])
  })
})
