import Papa from "papaparse"

export interface Person {
  readonly email: string
  /** Empty where the sheet gives none. */
  readonly name: string
}

export type Sheet =
  | { readonly kind: "people"; readonly people: readonly Person[] }
  /** Not a single cell. */
  | { readonly kind: "empty" }
  | { readonly kind: "failed"; readonly reason: "unreadable" | "columns" }

/**
 * The people in a sheet's CSV export (RFC 4180; any line ends, with or without byte order mark).
 * Columns: `Email`, and `Name`, `Name (First + Last)`, or `First` and `Last`; capitals and spaces around them do not matter.
 * Rows without an address are left out. supabase/functions/sheet reads the sheet by the same rules.
 */
export function readSheet(csv: string): Sheet {
  // A private sheet answers with a sign-in page, and 200.
  if (csv.trimStart().startsWith("<")) return { kind: "failed", reason: "unreadable" }
  // One kind of line end, so that nothing has to be guessed from what stands in the cells.
  const { data, errors } = Papa.parse<string[]>(csv.replace(/\r\n?/g, "\n"), {
    delimiter: ",",
    newline: "\n",
    skipEmptyLines: "greedy",
  })
  if (errors.length > 0) return { kind: "failed", reason: "unreadable" }
  const [titles, ...rows] = data
  if (!titles) return { kind: "empty" }
  const email = columnOf(titles, "email")
  const nameParts = nameColumns(titles)
  if (email === undefined || !nameParts) return { kind: "failed", reason: "columns" }
  const people = rows
    .map((row) => ({
      email: cell(row, email),
      name: nameParts
        .map((part) => cell(row, part))
        .join(" ")
        .trim(),
    }))
    .filter((person) => person.email !== "")
  return { kind: "people", people }
}

/** Columns whose cells make up the name, in their order. */
function nameColumns(titles: readonly string[]): number[] | undefined {
  const whole = columnOf(titles, "name") ?? columnOf(titles, "name (first + last)")
  if (whole !== undefined) return [whole]
  const [first, last] = [columnOf(titles, "first"), columnOf(titles, "last")]
  return first === undefined || last === undefined ? undefined : [first, last]
}

function columnOf(titles: readonly string[], wanted: string): number | undefined {
  const index = titles.findIndex((title) => title.trim().toLowerCase() === wanted)
  return index === -1 ? undefined : index
}

const cell = (row: readonly string[], column: number) => row[column]?.trim() ?? ""
