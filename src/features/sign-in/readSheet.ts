import Papa from "papaparse"

export interface Person {
  readonly email: string
  /** May be empty. */
  readonly name: string
}

export type Sheet =
  | { readonly kind: "people"; readonly people: readonly Person[] }
  /** No cells. */
  | { readonly kind: "empty" }
  | { readonly kind: "failed"; readonly reason: "unreadable" | "columns" }

/**
 * Reads the people from a sheet's CSV export (RFC 4180, with any line ends, with or without a byte order mark).
 * Columns: `Email`, and `Name`, `Name (First + Last)`, or `First` and `Last`, without case and spaces around them.
 * Skips rows without an address. supabase/functions/sheet applies the same rules.
 */
export function readSheet(csv: string): Sheet {
  // The response for a private sheet is a sign-in page with status 200.
  if (csv.trimStart().startsWith("<")) return { kind: "failed", reason: "unreadable" }
  // One kind of line end, because Papa would guess it from the cells.
  const { data, errors } = Papa.parse<string[]>(csv.replace(/\r\n?/g, "\n"), {
    delimiter: ",",
    newline: "\n",
    skipEmptyLines: "greedy",
  })
  if (errors.length > 0) return { kind: "failed", reason: "unreadable" }
  const [headers, ...rows] = data
  if (!headers) return { kind: "empty" }
  const email = columnOf(headers, "email")
  const nameParts = nameColumns(headers)
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

/** Returns the columns whose cells form the name, in order. */
function nameColumns(headers: readonly string[]): number[] | undefined {
  const whole = columnOf(headers, "name") ?? columnOf(headers, "name (first + last)")
  if (whole !== undefined) return [whole]
  const [first, last] = [columnOf(headers, "first"), columnOf(headers, "last")]
  return first === undefined || last === undefined ? undefined : [first, last]
}

function columnOf(headers: readonly string[], wanted: string): number | undefined {
  const index = headers.findIndex((header) => header.trim().toLowerCase() === wanted)
  return index === -1 ? undefined : index
}

const cell = (row: readonly string[], column: number) => row[column]?.trim() ?? ""
