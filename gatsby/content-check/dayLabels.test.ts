import { linesWith } from "./testContent"

const place = 'content/programs.json → item 1 → "deadlines" → item 1'

function linesFor(changes: object): string[] {
  const deadline = {
    id: "early",
    name: "Early round",
    date: "2025-02-28",
    at: "2025-02-28T23:59:00-08:00",
    timeZone: "America/Los_Angeles",
    label: "Feb 28 2025 11:59 PM PST",
    ...changes,
  }
  return linesWith("programs.json", [0, "deadlines"], [deadline])
}

it.each([
  {},
  { label: "February 28, 2025" },
  { label: "2/28/2025 at 11:59 pm" },
  { label: "The last day of February" },
  { at: undefined, timeZone: undefined, label: "Feb 28 2025" },
])("takes words that say the same, or no day: %j", (changes) => expect(linesFor(changes)).toEqual([]))

it.each([
  [{ label: "Mar 28 2025 11:59 PM PST" }, "2025-02-28"],
  [{ label: "2/27/2025" }, "2025-02-28"],
  [{ label: "Feb 28 2025 11:59 AM PST" }, "23:59"],
  [{ label: "Feb 28 2025 12 am" }, "23:59"],
  [{ at: undefined, timeZone: undefined, label: "Feb 28 2024" }, "2025-02-28"],
])("does not take %j", (changes, given) =>
  expect(linesFor(changes)).toEqual([
    `${place} → "label" is "${changes.label}", and the date beside it says ${given}. Change one of them.`,
  ]),
)

it("takes the hour of meetings at its word", () => {
  const meetings = { time: "08:00", timeZone: "America/Los_Angeles", label: "9 am PST" }
  expect(linesWith("programs.json", [0, "meetingsBegin"], meetings)).toEqual([
    'content/programs.json → item 1 → "meetingsBegin" → "label" is "9 am PST", and the date beside it says 08:00. Change one of them.',
  ])
  expect(linesWith("programs.json", [0, "meetingsBegin"], { ...meetings, label: "8 am PST" })).toEqual([])
})
