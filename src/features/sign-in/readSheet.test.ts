/** @jest-environment node */
import fc from "fast-check"
import Papa from "papaparse"
import { readSheet } from "./readSheet"

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
  ])("reads %s", (titles, row) => {
    expect(readSheet(`${titles}\r\n${row}`)).toEqual(people(maya))
  })

  it.each(["Mail,Name", "Email", "Email,First", "Email,Last", "Email;Name", "maya@school.example,Maya Okafor"])(
    "fails with %s",
    (titles) => {
      expect(readSheet(`${titles}\nmaya@school.example,Maya`)).toEqual({ kind: "failed", reason: "columns" })
    },
  )
})

describe("what a sheet may look like", () => {
  const csv = 'Email,Name\r\nmaya@school.example,Maya Okafor\r\nrobin@school.example,"Robin ""Birdie"" Ashgrove, Jr."'
  const both = people(maya, { email: "robin@school.example", name: 'Robin "Birdie" Ashgrove, Jr.' })

  it.each([
    ["CRLF and no closing line end", csv],
    ["LF", csv.replaceAll("\r\n", "\n")],
    ["CR", csv.replaceAll("\r\n", "\r")],
    ["a closing line end", `${csv}\r\n`],
    ["a byte order mark", `\uFEFF${csv}`],
    ["blank rows", csv.replaceAll("\r\n", "\r\n,\r\n\r\n")],
    ["short and long rows", csv.replace("Maya Okafor", "Maya Okafor,more,and more").concat("\r\n")],
  ])("reads one with %s", (_, text) => {
    expect(readSheet(text)).toEqual(both)
  })

  it("leaves out rows without an address, and takes a missing name as none", () => {
    expect(readSheet("Email,Name\n,Somebody\nmaya@school.example")).toEqual(people({ ...maya, name: "" }))
  })

  it("reads titles alone as nobody, and no cell at all as empty", () => {
    expect(readSheet("Email,Name\r\n")).toEqual(people())
    for (const nothing of ["", "\r\n", "\uFEFF", " , \n,,"]) expect(readSheet(nothing)).toEqual({ kind: "empty" })
  })

  it.each([
    ["a page", "<!doctype html><title>Sign in</title>"],
    ["a page below blank lines", "\uFEFF\r\n  <html></html>"],
    ["a quote that is never closed", 'Email,Name\nmaya@school.example,"Maya'],
  ])("does not take %s for a sheet", (_, text) => {
    expect(readSheet(text)).toEqual({ kind: "failed", reason: "unreadable" })
  })
})

/** Cells with all that CSV has to quote, and pieces that look like it. */
const cell = fc
  .array(
    fc.oneof(fc.constantFrom('"', '""', ",", "\n", "\r\n", "\r", ";", "\t", " ", "é", "🪁", "'", "="), fc.string()),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(""))
/** An address that no row can be taken to lack. */
const row = fc.record({ email: cell.map((text) => `a${text}`), name: cell })
const asRead = (text: string) => text.replace(/\r\n?/g, "\n").trim()

it("reads back whatever a CSV writer has written, cell by cell", () => {
  fc.assert(
    fc.property(
      fc.array(row),
      fc.constantFrom("\r\n", "\n", "\r"),
      fc.boolean(),
      fc.boolean(),
      (rows, newline, quotes, hasMark) => {
        const csv = Papa.unparse([["Email", "Name"], ...rows.map(({ email, name }) => [email, name])], {
          newline,
          quotes,
        })
        expect(readSheet((hasMark ? "\uFEFF" : "") + csv)).toEqual(
          people(...rows.map(({ email, name }) => ({ email: asRead(email), name: asRead(name) }))),
        )
      },
    ),
    { numRuns: 500 },
  )
})

it("answers whatever it is given, and throws nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), cell), (text) => ["people", "empty", "failed"].includes(readSheet(text).kind)),
  )
})
