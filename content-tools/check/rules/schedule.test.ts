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
