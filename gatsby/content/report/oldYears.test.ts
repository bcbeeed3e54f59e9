import { findingsIn, findingsInText, type Change } from "./testReport"

it("accepts the year of the cohort", () => {
  expect(findingsIn("oldYear")).toEqual([])
})

/** What a maintainer changes first for a new cohort. */
const datesOf2026: readonly Change[] = [
  ["programs.json", [0, "startDate"], "2026-06-16"],
  ["programs.json", [0, "endDate"], "2026-07-14"],
  ["programs.json", [1, "startDate"], "2026-06-16"],
  ["programs.json", [1, "endDate"], "2026-08-11"],
]

it("names each text and link that still has the year before the cohort's", () => {
  const added: readonly Change[] = [
    ["site.json", ["banner"], "Welcome to the summer 2025 cohort."],
    ["site.json", ["footerCallToAction", "title"], "2025 Summer Applications"],
    ["programs.json", [0, "courseCode"], "BLAST-BOOTCAMP-2025"],
    ["letters.json", [0, "closing"], "We look forward to summer 2025."],
    ["pages/home.json", ["seo", "title"], "AI research, summer 2025"],
    ["pages/home.json", ["hero", "primary", "href"], "https://example.org/overview_2025.pdf"],
    ["sections.json", ["newsletter", "footerText"], "News of summer ’25."],
  ]
  const but =
    "but the AI Research Program is that of 2026. Write {{cohort.year}}, which follows the dates in programs.json."
  const lines = findingsIn("oldYear", [...datesOf2026, ...added], { today: "2026-01-15" })
  expect(lines).toEqual([
    `site.json banner names 2025 ("the summer 2025 cohort."), ${but}`,
    `site.json footerCallToAction.title names 2025 ("2025 Summer Applications"), ${but}`,
    `sections.json newsletter.footerText names 2025 ("of summer ’25."), ${but}`,
    'programs.json 0.courseCode names 2025 ("BLAST-BOOTCAMP-2025"), but the AI Bootcamp is that of 2026. Write {{cohort.year}}, which follows the dates in programs.json.',
    `letters.json 0.closing names 2025 ("to summer 2025."), ${but}`,
    'forms.json 5.id names 2025 ("blastoff-2025-accept"), but the AI Research Program is that of 2026. Choose another id, and change it in each file that refers to it.',
    'forms.json 5.title names 2025 ("Blastoff 2025 acceptance form"), but the AI Research Program is that of 2026. Write 2026.',
    `pages/home.json seo.title names 2025 ("research, summer 2025"), ${but}`,
    'pages/home.json hero.primary.href leads to an address of 2025 ("https://example.org/overview_2025.pdf"), but the AI Research Program is that of 2026. Link to the current page or file.',
  ])
})

it("reports the year of a cohort that is over", () => {
  const code: Change = ["programs.json", [0, "courseCode"], "BLAST-BOOTCAMP-2025"]
  const over = (day: string) => findingsIn("oldYear", [code], { today: day })
  expect(over("2025-07-15")).toEqual([])
  expect(over("2025-07-16")).toEqual([
    'programs.json 0.courseCode names 2025 ("BLAST-BOOTCAMP-2025"), but the AI Bootcamp of that year is over. Write {{cohort.year}}, which follows the dates in programs.json.',
  ])
  expect(over("2025-08-13")).toContain(
    'forms.json 5.title names 2025 ("Blastoff 2025 acceptance form"), but the AI Research Program of that year is over. Write the next year as soon as it is set.',
  )
})

it.each(["banner", "footerCallToAction"])("reports a later year in %s, which contradicts the dates", (name) => {
  const path = name === "banner" ? [name] : [name, "text"]
  const lines = findingsIn("oldYear", [["site.json", path, "Summer 2026 is near."]])
  expect(lines).toEqual([
    `site.json ${path.join(".")} names 2026 ("Summer 2026 is near."), but the dates of the AI Research Program are those of 2025. Change one of them; the dates are in programs.json.`,
  ])
})

it.each([
  "A class of 2029.",
  "Since 2021, in 2,024 ways.",
  "Founded in 2021.",
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

it("accepts a date or a month of the year before the cohort's that is still to come", () => {
  const lines = (answer: string) =>
    findingsIn("oldYear", [...datesOf2026, ["faq.json", [0, "answer"], answer]], { today: "2025-10-15" }).filter(
      (line) => line.startsWith("faq.json"),
    )
  for (const text of ["From October 2025 on.", "On December 1, 2025.", "On 12/1/2025."]) expect(lines(text)).toEqual([])
  for (const text of ["From September 2025 on.", "On October 14, 2025.", "In 2025."])
    expect(lines(text)).toHaveLength(1)
})

it("compares with today if the program has no dates", () => {
  const changes: readonly Change[] = [
    ["programs.json", [1, "startDate"], undefined],
    ["programs.json", [1, "endDate"], undefined],
    ["faq.json", [0, "answer"], "In 2025."],
  ]
  expect(findingsIn("oldYear", changes, { today: "2026-01-15" })).toContain(
    'faq.json 0.answer names 2025 ("In 2025."), which is past. Write the current year.',
  )
  expect(findingsIn("oldYear", changes, { today: "2025-01-15" })).toEqual([])
})
