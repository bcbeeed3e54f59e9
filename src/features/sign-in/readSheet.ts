import Papa from "papaparse"

export interface Person {
  readonly email: string
  /** May be empty. */
  readonly name: string
}

export type Sheet =
  | { readonly kind: "people"; readonly people: readonly Person[] }
  /** The sheet has no cells. */
  | { readonly kind: "empty" }
  | { readonly kind: "failed"; readonly reason: "unreadable" | "columns" }

/** Titles of the columns that form the name, in order of preference. */
const nameTitles = [["name"], ["name (first + last)"], ["first", "last"]]

/**
 * Reads the people from a sheet's CSV export (RFC 4180, with any line ends, with or without a byte order mark).
 * Columns: `Email`, and `Name`, `Name (First + Last)`, or `First` and `Last`. Ignores case and spaces around these titles.
 * Skips rows without an address. supabase/functions/sheet applies the same rules.
 */
export function readSheet(csv: string): Sheet {
  // The response for a private sheet is a sign-in page with status 200.
  if (csv.trimStart().startsWith("<")) return { kind: "failed", reason: "unreadable" }
  // Normalizes the line ends, because Papa would guess them from the cells.
  const { data, errors } = Papa.parse<string[]>(csv.replace(/\r\n?/g, "\n"), {
    delimiter: ",",
    skipEmptyLines: "greedy",
  })
  if (errors.length > 0) return { kind: "failed", reason: "unreadable" }
  const [headers, ...rows] = data
  if (!headers) return { kind: "empty" }
  // Spreadsheets export every cell of a row, so a shorter last row means that the connection ended early.
  const last = rows.at(-1)
  if (last && last.length < headers.length) return { kind: "failed", reason: "unreadable" }
  const columnOf = (title: string) => headers.findIndex((header) => header.trim().toLowerCase() === title)
  const emailColumn = columnOf("email")
  const nameColumns = nameTitles.map((titles) => titles.map(columnOf)).find((columns) => !columns.includes(-1))
  if (emailColumn === -1 || !nameColumns) return { kind: "failed", reason: "columns" }
  const people = rows.map((row) => {
    const cell = (column: number) => row[column]?.trim() ?? ""
    return { email: cell(emailColumn), name: nameColumns.map(cell).join(" ").trim() }
  })
  return { kind: "people", people: people.filter(({ email }) => email !== "") }
}
