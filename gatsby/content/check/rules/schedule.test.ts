import {
  fixtureEntries,
  messagesForFiles,
  problemsOf,
  replaced,
  shortMessage,
  validContent,
  validTexts,
} from "../testing/content"

const programs = validContent["programs.json"]

// accepted.test.ts has the dates that are right, mistakes.test.ts has the first wrong ones after them.
it.each([
  ["2025-08-05", 8, 7],
  ["2025-08-13", 8, 9],
  ["2025-08-12", 9, 8],
])("counts the weeks of a program that ends on %s: not %i, but %i", (endDate, durationWeeks, weeks) => {
  const research = { ...fixtureEntries("programs.json")[1], endDate, durationWeeks }
  const lines = messagesForFiles({ "programs.json": replaced(programs, [1], research) }, { only: ["programs.json"] })
  expect(lines).toEqual([expect.stringContaining(`(2025-06-17) to "endDate" (${endDate}) it is ${weeks} weeks.`)])
})

it("does not compare invalid dates", () => {
  for (const endDate of ["soon", "2025-06-17"])
    expect(
      messagesForFiles({ "programs.json": replaced(programs, [1, "endDate"], endDate) }, { only: ["programs.json"] }),
    ).toHaveLength(1)
})

it("does not compare a commit deadline with rounds of the year before the program, or without rounds", () => {
  const linesFor = (date: string, rounds: unknown) =>
    messagesForFiles(
      {
        "programs.json": replaced(programs, [1, "deadlines"], rounds),
        "letters.json": replaced(validContent["letters.json"], [0, "commitDeadline"], { date, label: "A day" }),
      },
      { only: ["programs.json", "letters.json"] },
    )
  expect(linesFor("2024-06-05", [{ id: "only", name: "Round", date: "2024-11-30", label: "A day" }])).toEqual([])
  expect(linesFor("2025-01-05", [])).toEqual([])
})

it("compares years with today", () => {
  const linesFor = (today: string, year = 2024) => {
    const letters = validTexts.get("letters.json")?.replaceAll("2024", String(year)) ?? ""
    return problemsOf(new Map([...validTexts, ["letters.json", letters]]), { today: new Date(today) }).map(shortMessage)
  }
  // The fixture has dates of 2024 and 2025.
  expect(linesFor("2020-01-01")).toEqual([])
  expect(linesFor("2026-01-01", 2020)).toEqual([])
  expect(linesFor("2026-01-01", 2019)).toEqual([
    'content/letters.json (item 1), "commitDeadline" → "date" is "2019-06-05", 7 years ago. Correct the year 2019.',
  ])
  expect(linesFor("2019-12-31")[0]).toMatch(/is "2025-[\d-]+", 6 years from now\. Correct the year 2025\.$/)
  // Unchanged content never becomes invalid.
  expect(linesFor("2045-01-01")).toEqual([])
})

it("counts years ago from the program that begins last, but not from one in the future", () => {
  const linesFor = (...years: number[]) => {
    const changed = [...years, years[0]].map((year, index) => ({
      ...fixtureEntries("programs.json")[index],
      startDate: `${year}-06-17`,
      endDate: `${year}-08-12`,
      deadlines: [],
    }))
    return messagesForFiles({ "programs.json": changed }, { only: ["programs.json"], today: new Date("2025-06-01") })
      .map((line) => line.split('"startDate" is ')[1])
      .filter((words) => words !== undefined)
  }
  expect(linesFor(2015, 2020)).toEqual([])
  expect(linesFor(2020, 2014)).toEqual(['"2014-06-17", 11 years ago. Correct the year 2014.'])
  expect(linesFor(2020, 2030)).toEqual([])
  expect(linesFor(2030, 2019)).toEqual(['"2019-06-17", 6 years ago. Correct the year 2019.'])
})
