import { findingsIn, type Change } from "./testing/report"

const round = (index: number, timeZone: string): Change => [
  "programs.json",
  [1, "deadlines", index],
  { id: `round-${index}`, name: "Round", date: "2025-02-28", time: "23:59", timeZone },
]

it("reports a time zone that no other entry has", () => {
  expect(findingsIn("timeZone", [round(0, "America/New_York"), round(1, "America/Los_Angeles")])).toEqual([
    'programs.json 1.deadlines.0.timeZone is "America/New_York", which no other entry has. The others have "America/Los_Angeles". Keep it only if it is right.',
  ])
})

it("reports none if all are the same, or if each entry has another one", () => {
  expect(findingsIn("timeZone")).toEqual([])
  expect(findingsIn("timeZone", [round(0, "America/New_York")])).toEqual([])
})
