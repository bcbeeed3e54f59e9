/** The sign-in sheet of the local services: fictional people, the same at every start. */
import { createRng } from "../../src/random"
import { createApplicants } from "../table/sampleApplicants"

/** The cells of a row, in the order of the titles. */
export type SheetRow = readonly string[]

export const sheetTitles: SheetRow = ["Email", "Name (First + Last)", "Reader's note"]

/** The person whose credentials `npm start` prints and the tests use to sign in. */
export const sampleSignIn = {
  email: "mira.lanternfield@students.example",
  name: "Mira Lanternfield",
  password: "seven-honest-axes-2025",
  /** What the site derives from the password and sends to the sheet broker. */
  proof: "UEWCf6MaFqtGcS2QTkBvV-vUpOD3cBWbCehvX-zjS0A",
} as const

/** People whose cells are difficult to parse. The address of `untrimmed` has surrounding spaces and capital letters. */
export const oddPeople = {
  quotes: { email: "robin@students.example", name: 'Robin "Birdie" Ashgrove, Jr.' },
  accents: { email: "zoe.nunez@students.example", name: "Zoë Nuñez-Łąkowska" },
  lineBreak: { email: "noor@students.example", name: "Noor Oakhollow" },
  untrimmed: { email: " Theo.Marwick@Students.Example ", name: "Theo Marwick" },
} as const

const generatedRows = createApplicants(createRng("sign-in sheet"), 35).map(({ name }, index): SheetRow => [
  `${name.toLowerCase().replace(" ", ".")}.${index}@students.example`,
  name,
  "",
])

/** All rows below the titles. */
export const sampleRows: readonly SheetRow[] = [
  ...generatedRows.slice(0, 20),
  [oddPeople.quotes.email, oddPeople.quotes.name, "Asks good questions, and says so"],
  [oddPeople.accents.email, oddPeople.accents.name, ""],
  [oddPeople.lineBreak.email, oddPeople.lineBreak.name, "First reading: yes\nSecond reading: yes"],
  [oddPeople.untrimmed.email, oddPeople.untrimmed.name, ""],
  [sampleSignIn.email, sampleSignIn.name, "Likes clusters"],
  ...generatedRows.slice(20),
]
