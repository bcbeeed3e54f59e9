/** The sign-in sheet of the local services: fictional people. */

/** The cells of a row, in the order of the titles. */
export type SheetRow = readonly string[]

export const sheetTitles: SheetRow = ["Email", "Name (First + Last)", "Reader's note"]

/** The person whose credentials `npm start` prints and the tests use to sign in. */
export const sampleSignIn = {
  email: "mira.lanternfield@students.example",
  name: "Mira Lanternfield",
  password: "seven-honest-axes-2025",
  /** What the site derives from the password and sends to the function. */
  proof: "UEWCf6MaFqtGcS2QTkBvV-vUpOD3cBWbCehvX-zjS0A",
} as const

/**
 * All rows below the titles. Some cells are difficult to parse: quotation marks, commas, accents, a line break, spaces.
 */
export const sampleRows: readonly SheetRow[] = [
  ["robin@students.example", 'Robin "Birdie" Ashgrove, Jr.', "Asks good questions, and says so"],
  ["zoe.nunez@students.example", "Zoë Nuñez-Łąkowska", ""],
  ["noor@students.example", "Noor Oakhollow", "First reading: yes\nSecond reading: yes"],
  [" Theo.Marwick@Students.Example ", "Theo Marwick", ""],
  [sampleSignIn.email, sampleSignIn.name, "Likes clusters"],
]
