import { dateInWords, dateRangeInWords } from "./date"
import { instantOf } from "./instantOf"
import { localTimeInWords, localTimeOfDayInWords } from "./localTime"
import { priceInWords } from "./price"
import { rangeInWords } from "./range"

describe("words for facts", () => {
  it("writes a day of the calendar as that very day, wherever the reader is", () => {
    expect(dateInWords("2025-04-30")).toBe("April 30, 2025")
  })

  it("says the year once where both days share it", () => {
    expect(dateRangeInWords("2025-06-17", "2025-08-12")).toBe("June 17 – August 12, 2025")
    expect(dateRangeInWords("2025-12-20", "2026-01-05")).toBe("December 20, 2025 – January 5, 2026")
  })

  it("writes a price with its sign, and cents only where there are some", () => {
    expect(priceInWords(1460, "USD")).toBe("$1,460")
    expect(priceInWords(960.5, "USD")).toBe("$960.50")
  })

  it("writes a range, or one number where both are the same", () => {
    expect(rangeInWords({ min: 6, max: 8 })).toBe("6–8")
    expect(rangeInWords({ min: 4, max: 4 })).toBe("4")
  })

  it("writes a moment on the reader's own clock", () => {
    expect(localTimeInWords("2025-02-28T23:59:00-08:00", "Europe/Berlin")).toMatch(
      /^Saturday, March 1, 2025 at 8:59\sAM GMT\+1$/,
    )
  })

  it("knows the moment of a time of day at a place, on both sides of a change of the clocks", () => {
    const eight = (date: string, timeZone = "America/Los_Angeles") => instantOf(date, "08:00", timeZone)
    expect(eight("2025-06-17")).toBe("2025-06-17T15:00:00.000Z")
    expect(eight("2025-03-08")).toBe("2025-03-08T16:00:00.000Z")
    expect(eight("2025-03-09")).toBe("2025-03-09T15:00:00.000Z")
    expect(eight("2025-11-02")).toBe("2025-11-02T16:00:00.000Z")
    expect(eight("2025-06-17", "Asia/Kolkata")).toBe("2025-06-17T02:30:00.000Z")
    expect(instantOf("2025-12-31", "23:30", "Pacific/Kiritimati")).toBe("2025-12-31T09:30:00.000Z")
  })

  it("writes a time of day on the reader's own clock", () => {
    expect(localTimeOfDayInWords("2025-06-17T15:00:00Z", "Europe/Berlin")).toMatch(/^5:00\sPM GMT\+2$/)
  })
})
