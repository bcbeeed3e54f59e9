import { closingInstant, deadlineInstant, deadlineLabel, numericDate } from "./deadlines"

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
