import { datesOf2026, findingsIn, findingsInText, type Change } from "./testing/report"

it("names each text and link that still has the year of the last cohort", () => {
  const added: readonly Change[] = [
    ["site.json", ["banner"], "Welcome to the summer 2025 cohort."],
    ["site.json", ["footerCallToAction", "title"], "2025 Summer Applications"],
    ["programs.json", [0, "courseCode"], "BLAST-BOOTCAMP-2025"],
    ["pages/home.json", ["hero", "primary", "href"], "https://example.org/overview_2025.pdf"],
  ]
  const [year, fact] = ["Write the right year.", "{{cohort.year}} follows the dates in programs.json."]
  expect(findingsIn("oldYear", added)).toEqual([])
  expect(findingsIn("oldYear", [...datesOf2026, ...added], { today: "2026-01-15" })).toEqual([
    `site.json banner names 2025, but the AI Research Program is that of 2026. ${year} ${fact}`,
    `site.json footerCallToAction.title names 2025, but the AI Research Program is that of 2026. ${year} ${fact}`,
    `programs.json 0.courseCode names 2025, but the AI Bootcamp is that of 2026. ${year} ${fact}`,
    `forms.json 5.id names 2025, but the AI Research Program is that of 2026. ${year}`,
    `forms.json 5.title names 2025, but the AI Research Program is that of 2026. ${year}`,
    `pages/home.json hero.primary.href names 2025, but the AI Research Program is that of 2026. ${year}`,
  ])
})

it("reports the year of a cohort that is over", () => {
  const code: Change = ["programs.json", [0, "courseCode"], "BLAST-BOOTCAMP-2025"]
  const over = (day: string) => findingsIn("oldYear", [code], { today: day })
  expect(over("2025-07-15")).toEqual([])
  expect(over("2025-07-16")).toEqual([
    expect.stringMatching(/^programs\.json 0\.courseCode names 2025, which is past\. /),
  ])
  expect(over("2025-08-13")).toContain("forms.json 5.title names 2025, which is past. Write the right year.")
})

it.each([
  "A class of 2029.",
  "Since 2021, in 2,024 ways.",
  "2008 pictures and $2024.",
  "{{research.endDate}} is not 12024.",
])("accepts %j", (text) => {
  expect(findingsInText("oldYear", text)).toEqual([])
})

it("accepts years in texts about the past, and in old addresses", () => {
  const changes: readonly Change[] = [
    ["testimonials.json", [0, "title"], "Student in 2023"],
    ["publications.json", [0, "summary"], "Accepted in 2023."],
    ["redirects.json", [0, "note"], "Link of fall 2023."],
  ]
  expect(findingsIn("oldYear", changes)).toEqual([])
})

it.each([
  ["From October 2025 on.", 0],
  ["On December 1, 2025.", 0],
  ["On 12/1/2025.", 0],
  ["From September 2025 on.", 1],
  ["On October 14, 2025.", 1],
  ["In 2025.", 1],
  ["Founded in 2024.", 0],
  ["The 2024 cohort.", 1],
  ["Apply in spring 2022. We meet since 2021.", 1],
])("reports a year before the cohort's, but no date or month of it that is still to come: %j", (answer, count) => {
  const changes: readonly Change[] = [...datesOf2026, ["faq.json", [0, "answer"], answer]]
  const lines = findingsIn("oldYear", changes, { today: "2025-10-15" })
  expect(lines.filter((line) => line.startsWith("faq.json"))).toHaveLength(count)
})

it("compares with today if the program has no dates", () => {
  const changes: readonly Change[] = [
    ["programs.json", [1, "startDate"], undefined],
    ["programs.json", [1, "endDate"], undefined],
    ["faq.json", [0, "answer"], "In 2025."],
  ]
  expect(findingsIn("oldYear", changes, { today: "2026-01-15" })).toContain(
    "faq.json 0.answer names 2025, which is past. Write the right year. {{cohort.year}} follows the dates in programs.json.",
  )
  expect(findingsIn("oldYear", changes, { today: "2025-01-15" })).toEqual([])
})

it("reads a year of two digits", () => {
  expect(findingsInText("oldYear", "The students of Summer '24 did.")).toEqual([expect.stringMatching(/^names 2024, /)])
  expect(findingsInText("oldYear", "It’s 24 hours, or '24 hours'. Class of '24.")).toEqual([])
})
