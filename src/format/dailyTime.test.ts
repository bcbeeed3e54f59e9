import { formatDailyTime } from "./dailyTime"

it.each([
  ["Europe/Berlin", "5:00 PM GMT+2"],
  ["Asia/Tokyo", "12:00 AM GMT+9 the next day"],
  ["Pacific/Honolulu", "5:00 AM HST"],
])("formats 8 am in Los Angeles as the time in %s: %s", (timeZone, text) => {
  expect(formatDailyTime("2025-06-17T15:00:00Z", timeZone, "America/Los_Angeles")).toBe(text)
})

it("names the day before", () => {
  expect(formatDailyTime("2025-06-17T06:00:00Z", "America/Los_Angeles", "Europe/Berlin")).toBe(
    "11:00 PM PDT the day before",
  )
})
