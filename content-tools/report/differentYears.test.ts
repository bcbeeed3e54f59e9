import { datesOf2026, findingsIn } from "./testing/report"

it("reports once that the programs begin in different years", () => {
  const ofBootcamp = datesOf2026.slice(0, 2)
  expect(findingsIn("differentYears", ofBootcamp)).toEqual([
    'programs.json has programs that begin in different years: "AI Bootcamp: 2026-06-16", "AI Research Program: 2025-06-17". ' +
      "Write the dates of one cohort.",
  ])
})

it("accepts programs of one year", () => {
  expect(findingsIn("differentYears", datesOf2026)).toEqual([])
})
