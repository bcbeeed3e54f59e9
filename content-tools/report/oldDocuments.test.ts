import { datesOf2026, findingsIn, type Change } from "./testing/report"

const changed = (date: string): Change => ["documents.json", [0, "changed"], date]
const ofDocument = (lines: string[]) => lines.filter((line) => line.startsWith("documents.json 0."))

it("reports a document that has not changed for the next cohort", () => {
  expect(ofDocument(findingsIn("oldDocument", [...datesOf2026, changed("2025-01-15")]))).toEqual([
    "documents.json 0.changed is 2025-01-15, but a program starts on 2026-06-16. " +
      "Read the document, and write the day on which it last changed, also through a date or price.",
  ])
})

it("accepts a document that changed in the 300 days before a program", () => {
  expect(
    ofDocument(findingsIn("oldDocument", [...datesOf2026, changed("2025-08-20")], { today: "2025-09-01" })),
  ).toEqual([])
})

it("accepts documents while no next program is known", () => {
  expect(findingsIn("oldDocument", [changed("2020-01-15")], { today: "2025-12-01" })).toEqual([])
})

it("reports a document that changes on a day to come", () => {
  expect(ofDocument(findingsIn("oldDocument", [changed("2025-02-15")]))).toEqual([
    "documents.json 0.changed is 2025-02-15, which is to come. Write the day on which the text changed.",
  ])
})
