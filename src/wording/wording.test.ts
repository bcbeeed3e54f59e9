import { dateInWords, dateRangeInWords } from "./date"
import { localTimeInWords } from "./localTime"
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
})
