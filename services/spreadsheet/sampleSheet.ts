/** A sign-in sheet of people who do not exist, for development and tests: the same at every start. */
import { createRng } from "../random"

/** A row of cells, in the order of the titles. */
export type SheetRow = readonly string[]

export const sheetTitles: SheetRow = ["Email", "Name (First + Last)", "Reader's note"]

/** The person that `npm start` and tests sign in with. */
export const sampleSignIn = {
  email: "mira.lanternfield@students.example",
  name: "Mira Lanternfield",
  password: "seven-honest-axes-2025",
} as const

/** People whose cells a careless reader would trip over. The address of the last is as somebody typed it. */
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
const inventedCount = 35

/** All rows below the titles. */
export const sampleRows: readonly SheetRow[] = [
  ...invented().slice(0, 20),
  [oddPeople.quotes.email, oddPeople.quotes.name, "Asks good questions, and says so"],
  [oddPeople.accents.email, oddPeople.accents.name, ""],
  [oddPeople.lineBreak.email, oddPeople.lineBreak.name, "First reading: yes\nSecond reading: yes"],
  [oddPeople.typed.email, oddPeople.typed.name, ""],
  [sampleSignIn.email, sampleSignIn.name, "Likes clusters"],
  ...invented().slice(20),
]

/** Each pair of names once, so that no address stands there twice. */
function invented(): SheetRow[] {
  const rng = createRng("sign-in sheet")
  const names = new Set<string>()
  const one = (from: readonly string[]) => from[rng.int(from.length)] ?? ""
  while (names.size < inventedCount) names.add(`${one(givenNames)} ${one(familyNames)}`)
  return [...names].map((name) => [`${name.toLowerCase().replace(" ", ".")}@students.example`, name, ""])
}

/** CSV as the spreadsheet writes it: CRLF between rows, none after the last, quotes only where they are needed (RFC 4180). */
export function csvOf(rows: readonly SheetRow[]): string {
  return rows.map((row) => row.map(quoted).join(",")).join("\r\n")
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
