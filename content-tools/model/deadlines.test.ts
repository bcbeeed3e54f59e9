import {
  closingInstant,
  deadlineInstant,
  deadlineLabel,
  numericDate,
  weekEntryInstant,
  weekEntryTime,
} from "./deadlines"

const date = "2025-02-28"
const timeZone = "America/Los_Angeles"

it.each([
  [{ date, time: "23:59", timeZone }, "February 28, 2025 at 11:59 PM PST"],
  [{ date: "2025-06-03", time: "12:00", timeZone }, "June 3, 2025 at 12:00 PM PDT"],
  [{ date: "2025-04-30" }, "April 30, 2025"],
  [{ date: "2025-04-30", label: "End of April" }, "End of April"],
])("writes the deadline %o as %s", (deadline, label) => {
  expect(deadlineLabel(deadline)).toBe(label)
})

it("returns the instant of a deadline with a time only", () => {
  expect(deadlineInstant({ date, time: "23:59", timeZone })).toBe("2025-03-01T07:59:00.000Z")
  expect(deadlineInstant({ date })).toBeUndefined()
})

it("a deadline has passed after its instant, or when its day has ended everywhere", () => {
  expect(closingInstant({ date, time: "23:59", timeZone })).toBe("2025-03-01T07:59:00.000Z")
  expect(closingInstant({ date: "2025-04-30" })).toBe("2025-04-30T23:59:59-12:00")
})

it("writes a date as month, day and year", () => {
  expect(numericDate({ date: "2024-06-05" })).toBe("6/5/2024")
})

it.each([
  ["on a Tuesday, on the Monday after it", "2025-06-17", {}, "2025-06-23T15:00:00.000Z"],
  ["on a Monday, on this day", "2025-06-16", {}, "2025-06-16T15:00:00.000Z"],
  ["on a Sunday in winter, on the day after it", "2025-01-12", {}, "2025-01-13T16:00:00.000Z"],
  ["at another time than the meetings", "2025-06-16", { time: "18:30" }, "2025-06-17T01:30:00.000Z"],
])("begins the week of a program that starts %s", (_, startDate, changes, instant) => {
  const meetingsBegin = { time: "08:00", timeZone, label: "8 am PST" }
  const lecture = { day: "Monday", kind: "lecture", hours: 1, ...changes } as const
  expect(weekEntryInstant(lecture, { startDate, meetingsBegin })).toBe(instant)
  expect(weekEntryInstant({ day: "Monday", kind: "work", hours: 1 }, { startDate, meetingsBegin })).toBeUndefined()
})

it.each([
  ["once", "2027-03-29"],
  ["twice", "2027-11-29"],
])(
  "gives an entry of the example week no instant if the clocks change %s before the end of the program",
  (_, endDate) => {
    const meetingsBegin = { time: "08:00", timeZone, label: "8 am PST" }
    const lecture = { day: "Monday", kind: "lecture", hours: 1 } as const
    const program = { startDate: "2027-02-01", endDate, meetingsBegin }
    expect(weekEntryInstant(lecture, program)).toBeUndefined()
    expect(weekEntryTime(lecture, program)).toBe("08:00")
  },
)
