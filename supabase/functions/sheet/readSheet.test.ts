import fc from "fast-check"
import Papa from "papaparse"
import { readSheet as readAtTheSite } from "../../../src/features/sign-in/readSheet"
import { readSheet } from "./readSheet.ts"

/** What the site finds in a sheet, in the broker's words. */
function asTheSite(csv: string) {
  const sheet = readAtTheSite(csv)
  if (sheet.kind === "failed") return undefined
  return sheet.kind === "empty" ? [] : sheet.people
}

const title = fc.constantFrom("Email", " email ", "EMAIL", "Name", "Name (First + Last)", "First", "last", "Note", "")
const cell = fc.oneof(
  fc.constantFrom("", " ", "maya@school.example", 'Maya "M." Okafor, Jr.', "a\r\nb", "a\nb", '"'),
  fc.string(),
)
const written = fc
  .tuple(fc.array(title, { maxLength: 5 }), fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 5 }))
  .map(([titles, rows]) => Papa.unparse([titles, ...rows]))

it("reads every sheet as the site reads it", () => {
  fc.assert(
    fc.property(fc.oneof(written, fc.string()), (csv) => expect(readSheet(csv)).toEqual(asTheSite(csv))),
    { numRuns: 1000 },
  )
})

it.each(["", "<!doctype html>", "Email,Name", "\uFEFFEmail,First,Last\r\nmaya@school.example,Maya,Okafor"])(
  "reads %j as the site reads it",
  (csv) => expect(readSheet(csv)).toEqual(asTheSite(csv)),
)
