import { fixtureEntries, messagesForFiles, messagesForTexts, replaced, validContent, validTexts } from "./testContent"

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

describe("the weeks of a program", () => {
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

  it("are compared with the dates, and the message names the last day", () => {
    expect(linesFor({ endDate: "2025-08-05", durationWeeks: 8 })).toEqual([
      'content/programs.json (item 2), "durationWeeks" is 8, but from "startDate" (2025-06-17) to "endDate" (2025-08-05) it is 7 weeks. 8 weeks from 2025-06-17 end on 2025-08-12. Correct the one that is wrong.',
    ])
    expect(linesFor({ endDate: "2025-06-20", durationWeeks: 8 })[0]).toContain("it is 1 week. 8 weeks from")
  })

  it("may all be weeks of the bootcamp, but not more", () => {
    expect(linesFor({ durationWeeks: 8, bootcampWeeks: 8 })).toEqual([])
    expect(linesFor({ durationWeeks: 8, bootcampWeeks: 9 })).toEqual([
      'content/programs.json (item 2), "bootcampWeeks" is 9, more than the whole program: "durationWeeks" is 8. Correct the one that is wrong.',
    ])
  })

  it("are not compared with dates that are invalid, and the last day is not named if the calendar has none", () => {
    expect(linesFor({ endDate: "soon", durationWeeks: 2 }).join()).not.toContain("durationWeeks")
    expect(linesFor({ endDate: "2025-06-17" }).join()).not.toContain("durationWeeks")
    const tooMany = linesFor({ durationWeeks: 2_000_000_000 })
    expect(tooMany[0]).toMatch(/ it is 8 weeks\. Correct the one that is wrong\.$/)
  })
})

describe("the deadlines of a program", () => {
  it("may be on its first day, but not later", () => {
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
    expect(linesFor("2025-06-18")).toEqual([
      'content/programs.json (item 1), "deadlines" → item 1 → "date" is "2025-06-18", after the program has begun: "startDate" is 2025-06-17. Correct the one that is wrong.',
    ])
  })

  it("may be years before the program to commit, but not after its end", () => {
    const only = ["programs.json", "letters.json"]
    const linesFor = (date: string) =>
      messagesForFiles(
        { "letters.json": replaced(validContent["letters.json"], [0, "commitDeadline"], { date, label: "A day" }) },
        { only },
      )
    expect(linesFor("2024-06-05")).toEqual([])
    expect(linesFor("2025-08-12")).toEqual([])
    expect(linesFor("2025-08-13")).toEqual([
      'content/letters.json (item 1), "commitDeadline" → "date" is "2025-08-13", after the end of the program: "endDate" in content/programs.json is 2025-08-12. Correct the one that is wrong.',
    ])
  })
})

it("compares years with today", () => {
  const linesFor = (today: string, texts = validTexts) => messagesForTexts(texts, { today: new Date(today) })
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
  expect(messagesForTexts(validTexts, { today: new Date("2045-01-01") })).toEqual([])
})
