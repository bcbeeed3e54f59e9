import { messagesFor } from "../testing/content"

// accepted.test.ts has the dates that are right, mistakes.test.ts has the first wrong ones after them.
it.each([
  ["2025-08-05", 7],
  ["2025-08-13", 9],
])("counts the weeks of a program that ends on %s: %i", (endDate, weeks) => {
  const lines = messagesFor([["programs.json", [1, "endDate"], endDate]])
  expect(lines).toEqual([
    expect.stringContaining(`(2025-06-17) it is ${weeks} weeks, but the plan of this program in content/`),
  ])
})

it("does not compare invalid dates", () => {
  for (const endDate of ["soon", "2025-06-17"])
    expect(messagesFor([["programs.json", [1, "endDate"], endDate]])).toHaveLength(1)
})

it("does not compare a commit deadline with rounds of the year before the program, or without rounds", () => {
  const linesFor = (date: string, rounds: unknown) =>
    messagesFor(
      [
        ["programs.json", [1, "deadlines"], rounds],
        ["letters.json", [0, "commitDeadline", "date"], date],
      ],
      { only: ["programs.json", "letters.json"] },
    )
  expect(linesFor("2024-06-05", [{ id: "only", name: "Round", date: "2024-11-30", label: "A day" }])).toEqual([])
  expect(linesFor("2025-01-05", [])).toEqual([])
})

it("reports a round of an earlier cohort", () => {
  const round = (date: string) => ({ id: "only", name: "Round", date, label: "A day" })
  const messageFor = (date: string) =>
    messagesFor(
      [
        ["programs.json", [2, "deadlines"], [round(date)]],
        ["programs.json", [2, "startDate"], "2025-06-17"],
      ],
      {
        only: ["programs.json"],
      },
    )
  expect(messageFor("2024-06-17")).toEqual([])
  expect(messageFor("2024-06-16")).toEqual([
    expect.stringContaining('is "2024-06-16", more than a year before "startDate"'),
  ])
})

const lecture = { day: "Monday", kind: "lecture", hours: 1 }

it.each([
  [
    "during another one",
    { ...lecture, time: "15:50" },
    'is at the time of item 1. Write another "day", "time" or "hours".',
  ],
  // In hours as floating point numbers, 15:20 and one hour are later than 16:20.
  ["right before another one", { ...lecture, time: "15:20" }, undefined],
  ["right after another one", { ...lecture, time: "17:20" }, undefined],
  ["on another day", { ...lecture, day: "Tuesday", time: "16:20" }, undefined],
])("compares an entry of the example week %s", (_, entry, message) => {
  const week = [{ day: "Monday", kind: "meeting", hours: 1, time: "16:20" }, entry]
  const lines = messagesFor([
    ["programs.json", [1, "exampleWeek"], week],
    ["programs.json", [1, "hoursPerWeek"], { min: 2, max: 2 }],
    ["programs.json", [1, "groupMeetingsPerWeek"], { min: 1, max: 1 }],
  ])
  expect(lines.filter((line) => line.includes("at the time of"))).toEqual(
    message ? [expect.stringContaining(message)] : [],
  )
})

it.each([
  ["02:30", true],
  ["03:30", false],
])("a deadline at %s on the night on which the clocks skip an hour is a mistake: %s", (time, isWrong) => {
  const rounds = [{ id: "only", name: "Round", date: "2025-03-09", time, timeZone: "America/Los_Angeles" }]
  const lines = messagesFor([["programs.json", [1, "deadlines"], rounds]], { only: ["programs.json"] })
  expect(lines).toEqual(
    isWrong
      ? [expect.stringContaining(`is "${time}", which the clocks of America/Los_Angeles skip on 2025-03-09.`)]
      : [],
  )
})
