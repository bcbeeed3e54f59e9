import fc from "fast-check"
import Papa from "papaparse"
import { readSheet as readSheetOfSite } from "../../../src/features/sign-in/readSheet"
import { readSheet } from "./readSheet.ts"

/** Returns the site's result in the broker's format. */
function peopleOfSite(csv: string) {
  const sheet = readSheetOfSite(csv)
  if (sheet.kind === "failed") return undefined
  return sheet.kind === "empty" ? [] : sheet.people
}

const title = fc.constantFrom("Email", " email ", "EMAIL", "Name", "Name (First + Last)", "First", "last", "Note", "")
const cell = fc.oneof(
  fc.constantFrom("", " ", "maya@school.example", 'Maya "M." Okafor, Jr.', "a\r\nb", "a\nb", '"'),
  fc.string(),
)
const generatedCsv = fc
  .tuple(fc.array(title, { maxLength: 5 }), fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 5 }))
  .map(([titles, rows]) => Papa.unparse([titles, ...rows]))

it("returns the same people as the site for every sheet", () => {
  fc.assert(
    fc.property(fc.oneof(generatedCsv, fc.string()), (csv) => expect(readSheet(csv)).toEqual(peopleOfSite(csv))),
    { numRuns: 1000 },
  )
})

it.each(["", "<!doctype html>", "Email,Name", "\uFEFFEmail,First,Last\r\nmaya@school.example,Maya,Okafor"])(
  "returns the same people as the site for %j",
  (csv) => expect(readSheet(csv)).toEqual(peopleOfSite(csv)),
)
