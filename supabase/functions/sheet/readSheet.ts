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
  const normalizedTitles = titles.map((title) => title.trim().toLowerCase())
  const emailColumn = normalizedTitles.indexOf("email")
  const nameColumns = findNameColumns(normalizedTitles)
  if (emailColumn === -1 || !nameColumns) return undefined
  return rows
    .map((row) => ({
      email: cell(row, emailColumn),
      name: nameColumns
        .map((column) => cell(row, column))
        .join(" ")
        .trim(),
    }))
    .filter((person) => person.email !== "")
}

/** Returns the indexes of the columns that form the name, or undefined if the titles contain no such columns. */
function findNameColumns(titles: readonly string[]): number[] | undefined {
  const wholeName = ["name", "name (first + last)"].map((title) => titles.indexOf(title)).find((index) => index !== -1)
  if (wholeName !== undefined) return [wholeName]
  const parts = [titles.indexOf("first"), titles.indexOf("last")]
  return parts.includes(-1) ? undefined : parts
}

const cell = (row: readonly string[], column: number) => row[column]?.trim() ?? ""
