/** @jest-environment node */
import fc from "fast-check"
import Papa from "papaparse"
import { parseSheet } from "./parseSheet.ts"

const maya = { email: "maya@school.example", name: "Maya Okafor" }
const people = (...found: object[]) => ({ kind: "people", people: found })

describe("columns", () => {
  it.each([
    ["Email,Name", "maya@school.example,Maya Okafor"],
    ["Email,Name (First + Last)", "maya@school.example,Maya Okafor"],
    ["First,Last,Email", "Maya,Okafor,maya@school.example"],
    [" EMAIL , name ", " maya@school.example ,  Maya Okafor "],
    ["Timestamp,Name,Note,Email", '2025-01-01,Maya Okafor,"a, ""b""\nc",maya@school.example'],
    ["Email,First,Last,Name", "maya@school.example,M.,O.,Maya Okafor"],
  ])("reads %s", (headers, row) => {
    expect(parseSheet(`${headers}\r\n${row}`)).toEqual(people(maya))
  })

  it.each(["Mail,Name", "Email", "Email,First", "Email,Last", "Email;Name", "maya@school.example,Maya Okafor"])(
    "fails with %s",
    (headers) => {
      expect(parseSheet(`${headers}\nmaya@school.example,Maya`)).toEqual({ kind: "failed", reason: "columns" })
    },
  )
})

describe("format", () => {
  const csv = 'Email,Name\r\nmaya@school.example,Maya Okafor\r\nrobin@school.example,"Robin ""Birdie"" Ashgrove, Jr."'
  const both = people(maya, { email: "robin@school.example", name: 'Robin "Birdie" Ashgrove, Jr.' })

  it.each([
    ["no closing line end", csv],
    ["a closing line end", `${csv}\r\n`],
    ["blank rows", csv.replaceAll("\r\n", "\r\n,\r\n\r\n")],
    ["blank rows before the titles", `\r\n , \r\n${csv}`],
    ["short and long rows", csv.replace("Maya Okafor", "Maya Okafor,more,and more").concat("\r\n")],
  ])("may have %s", (_, text) => {
    expect(parseSheet(text)).toEqual(both)
  })

  it("skips rows without an address, and returns an empty name if the name is missing", () => {
    expect(parseSheet("Email,Name\n,Ben\nmaya@school.example,")).toEqual(people({ ...maya, name: "" }))
  })

  it("returns no people for a header row alone, and empty for a sheet without cells", () => {
    expect(parseSheet("Email,Name\r\n")).toEqual(people())
    for (const text of ["", "\r\n", "\uFEFF", " , \n,,"]) expect(parseSheet(text)).toEqual({ kind: "empty" })
  })

  it.each([
    ["an HTML page", "<!doctype html><title>Sign in</title>"],
    ["an HTML page after blank lines", "\uFEFF\r\n  <html></html>"],
    ["an unclosed quote", 'Email,Name\nmaya@school.example,"Maya'],
    ["a last row without all cells", "Email,Name\nmaya@school.example,Maya\nada@school.exam"],
  ])("fails as unreadable for %s", (_, text) => {
    expect(parseSheet(text)).toEqual({ kind: "failed", reason: "unreadable" })
  })
})

/** Cells with the characters that CSV has to quote, and similar ones. */
const cell = fc
  .array(
    fc.oneof(fc.constantFrom('"', '""', ",", "\n", "\r\n", "\r", ";", "\t", " ", "é", "🪁", "'", "="), fc.string()),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(""))
/** The address is never empty. */
const row = fc.record({ email: cell.map((text) => `a${text}`), name: cell })
const asRead = (text: string) => text.replace(/\r\n?/g, "\n").trim()

it("reads back each cell that a CSV writer has written", () => {
  fc.assert(
    fc.property(
      fc.array(row),
      fc.constantFrom("\r\n", "\n", "\r"),
      fc.boolean(),
      fc.boolean(),
      (rows, newline, quotes, hasByteOrderMark) => {
        const csv = Papa.unparse([["Email", "Name"], ...rows.map(({ email, name }) => [email, name])], {
          newline,
          quotes,
        })
        expect(parseSheet((hasByteOrderMark ? "\uFEFF" : "") + csv)).toEqual(
          people(...rows.map(({ email, name }) => ({ email: asRead(email), name: asRead(name) }))),
        )
      },
    ),
    { numRuns: 500 },
  )
})
