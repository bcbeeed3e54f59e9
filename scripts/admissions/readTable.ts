/** Reads whole tables of Airtable, page by page, with at most one request per second. */
import { formatCount, quote } from "../../gatsby/content/check/format"
import { createUpstream, type UpstreamFailure } from "../../supabase/functions/records/upstream"
import type { Context } from "./context"
import { UnreadableError } from "./mistake"
import { nameOf } from "./names"
import type { ReadingSettings } from "./settings"

export interface TableRow {
  kind: "letter" | "decision"
  /** Such as `Letters, row 17 ("Maya Okafor")`. A row without a name is shown by its whole id. */
  place: string
  uuid: unknown
  name: unknown
}

export interface Table {
  kind: TableRow["kind"]
  title: string
  /** In Airtable's order. */
  rows: readonly TableRow[]
  /** The columns that have a value in some row. */
  columns: ReadonlySet<string>
}

/** Milliseconds after a response, so that at most one request per second arrives. The broker sends up to three, of five. */
const requestInterval = 1_000
/** Milliseconds. Airtable requires 30 s after a 429: https://airtable.com/developers/web/api/rate-limits */
const rateLimitPause = 31_000
/** Milliseconds. */
const timeout = 20_000
/** Bytes. A page has a hundred rows with all their columns. */
const maxSize = 50_000_000
const maxAttempts = 3

/** Creates a client of the tables. */
export function createTableReader(settings: ReadingSettings, { fetch, wait, showProgress }: Context) {
  const { RECORDS_UPSTREAM_URL: url, RECORDS_UPSTREAM_TOKEN: token } = settings
  let hasSent = false

  /**
   * Reads the rows of a table with all their columns, which show how a missing column is spelled.
   * @param view name of the view whose rows are read. Default: all rows
   * @throws UnreadableError
   */
  return async function readTable(kind: TableRow["kind"], title: string, view?: string): Promise<Table> {
    for (let attempt = 1; ; attempt += 1) {
      const result = await readRecords(title, view)
      if (Array.isArray(result)) return toTable(kind, title, result)
      const { reason, status } = result
      if (result.kind === "refused" || attempt === maxAttempts)
        throw new UnreadableError(`${reason} ${remedyOf(status)}`, ![403, 422].includes(status))
      if (result.kind === "failed") continue
      showProgress("Airtable received too many requests, perhaps of another program. Waiting 31 s…")
      await wait(rateLimitPause)
    }
  }

  async function readRecords(title: string, view: string | undefined): Promise<AirtableRecord[] | UpstreamFailure> {
    const fetchPage = createUpstream({ url, token, view, fetch, timeout, maxSize })
    const records: AirtableRecord[] = []
    const offsets = new Set<string | undefined>()
    for (let offset: string | undefined; !offsets.has(offset);) {
      offsets.add(offset)
      if (hasSent) await wait(requestInterval)
      hasSent = true
      const page = await fetchPage(title, offset)
      if (page.kind !== "page") return page
      records.push(...(page.records as AirtableRecord[]))
      const place = view ? `the view "${view}" of the table` : "the table"
      showProgress(`Reading ${place} "${title}": ${formatCount(records.length, "row", "rows")}…`)
      if (page.offset === undefined) return records
      offset = page.offset
    }
    return { kind: "failed", reason: "The list of rows changed while it was read. Try again.", status: 422 }
  }
}

/** @param status 0 without a response */
function remedyOf(status: number): string {
  const remedies: Readonly<Record<number, string>> = {
    401: "Copy the token again, or make a new one at https://airtable.com/create/tokens.",
    403: "Give the token the scope data.records:read and access to this base, and compare RECORDS_TABLES with Airtable.",
    404: "It is https://api.airtable.com/v0/ and the app… of the base's address in the browser.",
    429: "Try again later.",
  }
  if (status === 0 || status >= 500) return "Check the internet connection and RECORDS_UPSTREAM_URL, then try again."
  return remedies[status] ?? "Compare RECORDS_UPSTREAM_URL, RECORDS_TABLES and RECORDS_VIEW with Airtable."
}

interface AirtableRecord {
  id: string
  /** Empty fields are absent. */
  fields: Readonly<Record<string, unknown>>
}

function toTable(kind: TableRow["kind"], title: string, records: readonly AirtableRecord[]): Table {
  const rows = records.map(({ id, fields: { UUID: uuid, name } }, index) => {
    const shown = nameOf(name) ? quote(nameOf(name)) : uuid === undefined ? id : `id ${JSON.stringify(uuid)}`
    return { kind, place: `${title}, row ${index + 1} (${shown})`, uuid, name }
  })
  return { kind, title, rows, columns: new Set(records.flatMap(({ fields }) => Object.keys(fields))) }
}
