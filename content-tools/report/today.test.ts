import { todayInLosAngeles } from "./today"

it("returns the calendar date in Los Angeles", () => {
  expect(todayInLosAngeles(new Date("2025-03-01T07:59:59Z"))).toBe("2025-02-28")
  expect(todayInLosAngeles(new Date("2025-03-01T08:00:00Z"))).toBe("2025-03-01")
})
