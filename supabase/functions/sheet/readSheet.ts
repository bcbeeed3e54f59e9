import Papa from "papaparse"

export interface Person {
  readonly email: string
  readonly name: string
}

/**
 * Returns the people in the sheet's CSV export, by the rules of src/features/sign-in/readSheet.ts. A deployed function cannot
 * import from `src/`, so a test checks that both return the same people.
 * @returns undefined if the text is not CSV with the required columns
 */
export function readSheet(csv: string): Person[] | undefined {
  // The response for a private sheet is a sign-in page with status 200.
  if (csv.trimStart().startsWith("<")) return undefined
  // Converts line ends to one kind. Otherwise Papa guesses the kind from the cells.
  const { data, errors } = Papa.parse<string[]>(csv.replace(/\r\n?/g, "\n"), {
    delimiter: ",",
    skipEmptyLines: "greedy",
  })
  if (errors.length > 0) return undefined
  const [titles, ...rows] = data
  if (!titles) return []
  // Spreadsheets export every cell of a row, so a shorter last row means that the connection ended early.
  if (rows.length > 0 && (rows.at(-1)?.length ?? 0) < titles.length) return undefined
  const columns = findColumns(titles)
  if (!columns) return undefined
  const people = rows.map((row) => {
    const cell = (column: number) => row[column]?.trim() ?? ""
    return { email: cell(columns.email), name: columns.name.map(cell).join(" ").trim() }
  })
  return people.filter(({ email }) => email !== "")
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
