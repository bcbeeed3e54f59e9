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

/**
 * Returns the people in a sheet's CSV export (RFC 4180, with any line ends, with or without a byte order mark).
 * Columns: `Email`, and `Name`, `Name (First + Last)`, or `First` and `Last`. Ignores case and spaces around these
 * titles. Skips rows without an address. The staff's commands use this file too.
 */
export function parseSheet(csv: string): Sheet {
  // The response for a private sheet is a sign-in page with status 200.
  if (csv.trimStart().startsWith("<")) return { kind: "failed", reason: "unreadable" }
  // Normalizes the line ends, because Papa would guess them from the cells.
  const { data, errors } = Papa.parse<string[]>(csv.replace(/\r\n?/g, "\n"), {
    delimiter: ",",
    skipEmptyLines: "greedy",
  })
  if (errors.length > 0) return { kind: "failed", reason: "unreadable" }
  const [titles, ...rows] = data
  if (!titles) return { kind: "empty" }
  // Spreadsheets export every cell of a row, so a shorter last row means that the connection ended early.
  const last = rows.at(-1)
  if (last && last.length < titles.length) return { kind: "failed", reason: "unreadable" }
  const columns = findColumns(titles)
  if (!columns) return { kind: "failed", reason: "columns" }
  const people = rows.map((row) => {
    const cell = (column: number) => row[column]?.trim() ?? ""
    return { email: cell(columns.email), name: columns.name.map(cell).join(" ").trim() }
  })
  return { kind: "people", people: people.filter(({ email }) => email !== "") }
}

/** Titles of the columns that form the name, in order of preference. */
const nameTitles = [["name"], ["name (first + last)"], ["first", "last"]]

/** Returns the indexes of the columns with the address and the parts of the name, or undefined if one is missing. */
export function findColumns(titles: readonly string[]): { email: number; name: readonly number[] } | undefined {
  const columnOf = (title: string) => titles.findIndex((other) => other.trim().toLowerCase() === title)
  const email = columnOf("email")
  const name = nameTitles.map((parts) => parts.map(columnOf)).find((columns) => !columns.includes(-1))
  return email === -1 || !name ? undefined : { email, name }
}
