import { linesWith } from "./testContent"

const place = 'content/programs.json → item 1 → "deadlines" → item 1 → "at"'

function linesFor(at: string, timeZone: string): string[] {
  const deadline = { id: "early", name: "Early round", date: at.slice(0, 10), at, timeZone, label: "the day" }
  return linesWith("programs.json", [0, "deadlines"], [deadline])
}

it.each([
  ["2025-02-28T23:59:00-08:00", "America/Los_Angeles"],
  ["2025-04-30T23:59:00-07:00", "America/Los_Angeles"],
  ["2025-02-28T23:59:00+00:00", "UTC"],
  ["2025-02-28T23:59:00+05:30", "Asia/Kolkata"],
  // Twice that night it is half past one: both are right.
  ["2025-11-02T01:30:00-07:00", "America/Los_Angeles"],
  ["2025-11-02T01:30:00-08:00", "America/Los_Angeles"],
])("takes %s in %s", (at, timeZone) => {
  expect(linesFor(at, timeZone)).toEqual([])
})

it.each([
  [
    "2025-02-28T23:59:00-07:00",
    "America/Los_Angeles",
    'ends with -07:00, but the clocks of America/Los_Angeles are at -08:00 then. Write "2025-02-28T23:59:00-08:00".',
  ],
  [
    "2025-04-30T23:59:00-08:00",
    "America/Los_Angeles",
    'ends with -08:00, but the clocks of America/Los_Angeles are at -07:00 then. Write "2025-04-30T23:59:00-07:00".',
  ],
  // Taken at its word, this is a moment after the change; the clock on the wall is still before it.
  [
    "2025-03-09T01:30:00-10:00",
    "America/Los_Angeles",
    'ends with -10:00, but the clocks of America/Los_Angeles are at -08:00 then. Write "2025-03-09T01:30:00-08:00".',
  ],
  [
    "2025-03-09T02:30:00-08:00",
    "America/Los_Angeles",
    'is "2025-03-09T02:30:00-08:00", but that night the clocks of America/Los_Angeles jump over this time. Choose another one.',
  ],
])("does not take %s in %s", (at, timeZone, message) => {
  expect(linesFor(at, timeZone)).toEqual([`${place} ${message}`])
})
