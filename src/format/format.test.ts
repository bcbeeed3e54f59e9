import { addDays } from "./calendarDate"
import { cityOfTimeZone, formatDate, formatDateRange, formatLocalDateTime } from "./dateTime"
import { formatCount, formatPrice, formatRange } from "./number"
import { zonedTimeToInstant } from "./zonedTimeToInstant"

it("formats a date-only value as the same day in every time zone", () => {
  expect(formatDate("2025-04-30")).toBe("April 30, 2025")
})

it("adds days to a date across the end of a month and of a year", () => {
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29")
  expect(addDays("2025-12-31", 1)).toBe("2026-01-01")
})

it("subtracts days from a date", () => {
  expect(addDays("2025-03-01", -1)).toBe("2025-02-28")
})

it("omits the first year of a date range if both years are the same", () => {
  expect(formatDateRange("2025-06-17", "2025-08-12")).toBe("June 17 – August 12, 2025")
  expect(formatDateRange("2025-12-20", "2026-01-05")).toBe("December 20, 2025 – January 5, 2026")
})

it("formats a price with its currency sign, and with cents only if the amount is not whole", () => {
  expect(formatPrice(1460, "USD")).toBe("$1,460")
  expect(formatPrice(960.5, "USD")).toBe("$960.50")
})

it("formats a range, and a range of two equal numbers as one number", () => {
  expect(formatRange({ min: 6, max: 8 })).toBe("6–8")
  expect(formatRange({ min: 4, max: 4 })).toBe("4")
})

it.each([
  [0, "0 entries"],
  [1, "1 entry"],
  [2, "2 entries"],
])("formats the number of things %d as %s", (count, text) => {
  expect(formatCount(count, "entry", "entries")).toBe(text)
})

it("formats an instant in local time", () => {
  expect(formatLocalDateTime("2025-02-28T23:59:00-08:00", "Europe/Berlin")).toBe("March 1, 2025 at 8:59 AM GMT+1")
})

it("returns the city in the name of a time zone", () => {
  expect(cityOfTimeZone("America/Los_Angeles")).toBe("Los Angeles")
})

it("converts local time to an instant on both sides of a daylight saving change", () => {
  const instantAtEight = (date: string, timeZone = "America/Los_Angeles") => zonedTimeToInstant(date, "08:00", timeZone)
  expect(instantAtEight("2025-06-17")).toBe("2025-06-17T15:00:00.000Z")
  expect(instantAtEight("2025-03-08")).toBe("2025-03-08T16:00:00.000Z")
  expect(instantAtEight("2025-03-09")).toBe("2025-03-09T15:00:00.000Z")
  expect(instantAtEight("2025-11-02")).toBe("2025-11-02T16:00:00.000Z")
  expect(instantAtEight("2025-06-17", "Asia/Kolkata")).toBe("2025-06-17T02:30:00.000Z")
  expect(zonedTimeToInstant("2025-12-31", "23:30", "Pacific/Kiritimati")).toBe("2025-12-31T09:30:00.000Z")
})
