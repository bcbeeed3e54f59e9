import Papa from "papaparse"
import { formatList, quote } from "../../messages/format"
import { findColumns, parseSheet } from "../../src/features/sign-in/parseSheet"
import { cleanName } from "../check/names"
import type { Context } from "../context"

/** A row of the sheet that is not empty. */
export interface SheetRow {
  /** Such as `Sheet, row 12 ("Maya Okafor")`. A row without a name is shown by its address. */
  place: string
  /** The whole cell. */
  email: string
  /** May be empty. */
  name: string
}

/** Milliseconds. */
const timeout = 20_000

const sharing =
  'In Google Sheets, click "Share" and allow "Anyone with the link" to view. ' +
  "SHEET_URL has to end in /export?format=csv&gid=… with the number of the tab."

/**
 * Fetches the rows of the sheet.
 * @param url of the CSV export. No message contains it, because it gives access to all rows.
 * @throws Error with instructions
 */
export async function readSheet(url: string, { fetch, print }: Context): Promise<SheetRow[]> {
  print("Reading the sheet…")
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    .then(async (received) => ({ status: received.status, text: await received.text() }))
    .catch(() => undefined)
  if (!response) throw new Error("SHEET_URL did not respond. Check it and the internet connection, then try again.")
  if (response.status === 200) return rowsOf(response.text)
  const remedy = response.status >= 500 ? "Try again in a minute." : sharing
  throw new Error(`SHEET_URL responded with status ${response.status}. ${remedy}`)
}

const sameTitle = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Reads the columns of the sign-in, but keeps rows and cells that it leaves out. @throws Error with instructions */
function rowsOf(csv: string): SheetRow[] {
  if (csv.trimStart().startsWith("<")) throw new Error(`The sheet is not shared: SHEET_URL is a web page. ${sharing}`)
  const { data } = Papa.parse<string[]>(csv.replace(/\r\n?/g, "\n"), { delimiter: "," })
  const [titles = [], ...rows] = data
  const columns = findColumns(titles)
  if (!columns)
    throw new Error(
      `A column is missing: the sheet has ${formatList(titles) || "no columns"}. ` +
        'It needs "Email", and "Name", "Name (First + Last)", or "First" and "Last".',
    )
  const title = titles.find((one, index) => titles.findIndex((other) => sameTitle(one, other)) < index && one.trim())
  if (title !== undefined)
    throw new Error(`Two columns of the sheet have the title ${quote(title.trim())}. Rename or delete the wrong one.`)
  if (parseSheet(csv).kind === "failed")
    throw new Error("The sheet is incomplete, or has an open quotation mark. Look at its last rows, then try again.")
  return rows.flatMap((cells, index) => {
    const email = cells[columns.email] ?? ""
    const name = cleanName(columns.name.map((column) => cells[column] ?? "").join(" "))
    // Other columns may be filled down to the end of the sheet, such as one of checkboxes.
    if (!name && !email.trim()) return []
    return [{ place: `Sheet, row ${index + 2} (${quote(name || email)})`, email, name }]
  })
}
