import {
  fixtureEntries,
  messagesForFiles,
  problemsOf,
  replaced,
  shortMessage,
  validContent,
  validTexts,
} from "../testContent"

describe("the length of a program", () => {
  const [, research] = fixtureEntries("programs.json")
  const linesFor = (endDate: string, durationWeeks: number) =>
    messagesForFiles(
      { "programs.json": replaced(validContent["programs.json"], [1], { ...research, endDate, durationWeeks }) },
      { only: ["programs.json"] },
    )

  // The program begins on a Tuesday. It may end on the Friday of its last week, or on the Tuesday after it.
  it.each([
    ["2025-08-08", 8],
    ["2025-08-12", 8],
    ["2025-08-05", 7],
  ])("may end on %s after %i weeks", (endDate, weeks) => {
    expect(linesFor(endDate, weeks)).toEqual([])
  })

  it.each([
    ["2025-08-05", 8, 7],
    ["2025-08-13", 8, 9],
    ["2025-08-12", 9, 8],
  ])("may not end on %s after %i weeks", (endDate, weeks, actual) => {
    expect(linesFor(endDate, weeks)).toEqual([
      expect.stringContaining(
        `"durationWeeks" is ${weeks}, but from "startDate" (2025-06-17) to "endDate" (${endDate}) it is ${actual} weeks.`,
      ),
    ])
  })
})

const only = ["programs.json", "letters.json"]

it("accepts a bootcamp of all weeks, and does not compare invalid dates", () => {
  const linesFor = (changes: object) =>
    messagesForFiles(
      {
        "programs.json": replaced(validContent["programs.json"], [1], {
          ...fixtureEntries("programs.json")[1],
          ...changes,
        }),
      },
      { only: ["programs.json"] },
    )
  expect(linesFor({ bootcampWeeks: 8 })).toEqual([])
  expect(linesFor({ bootcampWeeks: 9 })).toEqual([expect.stringContaining("more than the whole program")])
  for (const endDate of ["soon", "2025-06-17"]) expect(linesFor({ endDate }).join()).not.toContain("durationWeeks")
})

it("accepts a round that ends on the first day of the program, but not later", () => {
  const linesFor = (date: string) =>
    messagesForFiles(
      {
        "programs.json": replaced(
          validContent["programs.json"],
          [0, "deadlines"],
          [{ id: "early", name: "Round", date, label: "A day" }],
        ),
      },
      { only: ["programs.json"] },
    )
  expect(linesFor("2025-06-17")).toEqual([])
  expect(linesFor("2025-06-18")).toEqual([expect.stringContaining("after the program has begun")])
})

describe("a commit deadline", () => {
  const linesFor = (date: string, programs: unknown = validContent["programs.json"]) =>
    messagesForFiles(
      {
        "programs.json": programs,
        "letters.json": replaced(validContent["letters.json"], [0, "commitDeadline"], { date, label: "A day" }),
      },
      { only },
    )

  it.each(["2025-04-30", "2025-08-12"])("may be %s, from the last round to the end of the program", (date) =>
    expect(linesFor(date)).toEqual([]),
  )

  it.each([
    ["2025-04-29", "before the last day to apply: the last round in content/programs.json ends on 2025-04-30."],
    ["2025-01-01", "before the last day to apply"],
    ["2025-08-13", 'after the end of the program: "endDate" in content/programs.json is 2025-08-12.'],
  ])("may not be %s", (date, words) =>
    expect(linesFor(date)).toEqual([expect.stringContaining(`"date" is "${date}", ${words}`)]),
  )

  it("may be in an earlier year, which is a finding of the report", () => {
    expect(linesFor("2024-06-05")).toEqual([])
  })

  it("is not compared with rounds of the year before the program, or without rounds", () => {
    const programs = validContent["programs.json"]
    const rounds = [{ id: "only", name: "Round", date: "2024-11-30", label: "A day" }]
    expect(linesFor("2024-06-05", replaced(programs, [1, "deadlines"], rounds))).toEqual([])
    expect(linesFor("2025-01-05", replaced(programs, [1, "deadlines"], []))).toEqual([])
  })
})

it("compares years with today", () => {
  const linesFor = (today: string, texts = validTexts) =>
    problemsOf(texts, { today: new Date(today) }).map(shortMessage)
  // The fixture has dates of 2024 and 2025.
  expect(linesFor("2020-01-01")).toEqual([])
  const letters = validTexts.get("letters.json") ?? ""
  const withYear = (year: number) =>
    new Map([...validTexts, ["letters.json", letters.replaceAll("2024", String(year))]])
  expect(linesFor("2026-01-01", withYear(2020))).toEqual([])
  expect(linesFor("2026-01-01", withYear(2019))).toEqual([
    'content/letters.json (item 1), "commitDeadline" → "date" is "2019-06-05", 7 years ago. Correct the year 2019.',
  ])
  expect(linesFor("2019-12-31").length).toBeGreaterThan(1)
  expect(linesFor("2019-12-31")[0]).toMatch(/is "2025-[\d-]+", 6 years from now\. Correct the year 2025\.$/)
})

it("counts years ago from the program that begins last, but not from one in the future", () => {
  const programsOf = (...years: number[]) =>
    years.map((year, index) => ({
      ...fixtureEntries("programs.json")[index],
      startDate: `${year}-06-17`,
      endDate: `${year}-08-12`,
      deadlines: [],
    }))
  const linesFor = (...years: number[]) =>
    messagesForFiles(
      { "programs.json": programsOf(...years) },
      { only: ["programs.json"], today: new Date("2025-06-01") },
    )
      .map((line) => line.split('"startDate" is ')[1])
      .filter((words) => words !== undefined)
  expect(linesFor(2015, 2020)).toEqual([])
  expect(linesFor(2014, 2020)).toEqual(['"2014-06-17", 11 years ago. Correct the year 2014.'])
  expect(linesFor(2020, 2030)).toEqual([])
  expect(linesFor(2019, 2030)).toEqual(['"2019-06-17", 6 years ago. Correct the year 2019.'])
  expect(linesFor(2031, 2025)).toEqual(['"2031-06-17", 6 years from now. Correct the year 2031.'])
})

it("accepts unchanged content however many years ago its programs were", () => {
  expect(problemsOf(validTexts, { today: new Date("2045-01-01") })).toEqual([])
})
