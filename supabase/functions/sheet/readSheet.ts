import Papa from "papaparse"

export interface Person {
  readonly email: string
  readonly name: string
}

/**
 * Returns the people in the sheet's CSV export, by the rules of src/features/sign-in/readSheet.ts. A deployed function cannot
 * import from another folder, so a test compares the two.
 * @returns undefined if the text is not such a sheet
 */
export function readSheet(csv: string): Person[] | undefined {
  if (csv.trimStart().startsWith("<")) return undefined
  const { data, errors } = Papa.parse<string[]>(csv.replace(/\r\n?/g, "\n"), {
    delimiter: ",",
    newline: "\n",
    skipEmptyLines: "greedy",
  })
  if (errors.length > 0) return undefined
  const [titles, ...rows] = data
  if (!titles) return []
  const columns = titles.map((title) => title.trim().toLowerCase())
  const email = columns.indexOf("email")
  const name = nameColumns(columns)
  if (email === -1 || !name) return undefined
  return rows
    .map((row) => ({
      email: cell(row, email),
      name: name
        .map((part) => cell(row, part))
        .join(" ")
        .trim(),
    }))
    .filter((person) => person.email !== "")
}

function nameColumns(columns: readonly string[]): number[] | undefined {
  const whole = ["name", "name (first + last)"].map((title) => columns.indexOf(title)).find((index) => index !== -1)
  if (whole !== undefined) return [whole]
  const parts = [columns.indexOf("first"), columns.indexOf("last")]
  return parts.includes(-1) ? undefined : parts
}

const cell = (row: readonly string[], column: number) => row[column]?.trim() ?? ""
