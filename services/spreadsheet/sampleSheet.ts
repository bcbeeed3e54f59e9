/** A sign-in sheet of fictional people for development and tests, the same at every start. */
import { createRng } from "../random"

/** The cells of a row, in the order of the titles. */
export type SheetRow = readonly string[]

export const sheetTitles: SheetRow = ["Email", "Name (First + Last)", "Reader's note"]

/** The person as whom `npm start` and the tests sign in. */
export const sampleSignIn = {
  email: "mira.lanternfield@students.example",
  name: "Mira Lanternfield",
  password: "seven-honest-axes-2025",
} as const

/** People whose cells are difficult to parse. The last address has spaces and capitals. */
export const oddPeople = {
  quotes: { email: "robin@students.example", name: 'Robin "Birdie" Ashgrove, Jr.' },
  accents: { email: "zoe.nunez@students.example", name: "Zoë Nuñez-Łąkowska" },
  lineBreak: { email: "noor@students.example", name: "Noor Oakhollow" },
  typed: { email: " Theo.Marwick@Students.Example ", name: "Theo Marwick" },
} as const

const givenNames = "Amara Anton Calla Devon Elif Esme Farid Hana Idris Ines Kofi Linnea Mateo Nadia Oren Selim".split(
  " ",
)
const familyNames =
  "Abernook Bellwater Caldmere Dunmarrow Fennwick Garrowby Hallowell Kestrelby Ravensby Yarrowell".split(" ")
const generatedCount = 35

const generatedRows = generateRows()

/** All rows below the titles. */
export const sampleRows: readonly SheetRow[] = [
  ...generatedRows.slice(0, 20),
  [oddPeople.quotes.email, oddPeople.quotes.name, "Asks good questions, and says so"],
  [oddPeople.accents.email, oddPeople.accents.name, ""],
  [oddPeople.lineBreak.email, oddPeople.lineBreak.name, "First reading: yes\nSecond reading: yes"],
  [oddPeople.typed.email, oddPeople.typed.name, ""],
  [sampleSignIn.email, sampleSignIn.name, "Likes clusters"],
  ...generatedRows.slice(20),
]

/** Uses each pair of names once, so that every address is unique. */
function generateRows(): SheetRow[] {
  const rng = createRng("sign-in sheet")
  const names = new Set<string>()
  const pick = (from: readonly string[]) => from[rng.int(from.length)] ?? ""
  while (names.size < generatedCount) names.add(`${pick(givenNames)} ${pick(familyNames)}`)
  return [...names].map((name) => [`${name.toLowerCase().replace(" ", ".")}@students.example`, name, ""])
}

/** Writes CSV as the spreadsheet does: CRLF between rows, none after the last, quotes only where needed (RFC 4180). */
export function toCsv(rows: readonly SheetRow[]): string {
  return rows.map((row) => row.map(quoteCell).join(",")).join("\r\n")
}

function quoteCell(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
