/** Reads whole tables of Airtable, page by page, with at most one request per second. */
import { formatCount, quote } from "../../gatsby/content/check/format"
import { parseResponse } from "../../supabase/functions/records/upstream"
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
const requestTimeout = 20_000
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
  return async function readTable(kind: TableRow["kind"], title: string, view = "", attempt = 1): Promise<Table> {
    const records: AirtableRecord[] = []
    const offsets = new Set<string>()
    for (let offset = ""; !offsets.has(offset);) {
      offsets.add(offset)
      const query = new URLSearchParams({ pageSize: "100", ...(view && { view }), ...(offset && { offset }) })
      const page = await requestPage(title, query)
      if (page === "expired" && attempt < maxAttempts) return readTable(kind, title, view, attempt + 1)
      if (page === "expired") break
      records.push(...page.records)
      const place = view ? `the view "${view}" of the table` : "the table"
      showProgress(`Reading ${place} "${title}": ${formatCount(records.length, "row", "rows")}…`)
      if (!page.offset) return toTable(kind, title, records)
      offset = page.offset
    }
    throw new UnreadableError("The list of rows changed while it was read. Try again.")
  }

  /** Returns `expired` if Airtable dropped the list of rows, which it does after some minutes. */
  async function requestPage(title: string, query: URLSearchParams): Promise<AirtablePage | "expired"> {
    for (let attempt = 1; ; attempt += 1) {
      const { status, text } = await send(`${url}/${encodeURIComponent(title)}?${query.toString()}`)
      const result = parseResponse(title, status || 503, text)
      // The broker's rows lack what the site cannot show.
      if (result.kind === "page") return JSON.parse(text) as AirtablePage
      if (text.includes("LIST_RECORDS_ITERATOR_NOT_AVAILABLE")) return "expired"
      if (result.kind === "refused" || attempt === maxAttempts) {
        const reason = status === 0 ? "Airtable did not respond in time, or the connection broke." : result.reason
        throw new UnreadableError(`${reason} ${remedyOf(status)}`, ![403, 422].includes(status))
      }
      if (result.kind === "limited") {
        showProgress("Airtable received too many requests, perhaps of another program. Waiting 31 s…")
        await wait(rateLimitPause)
      }
    }
  }

  /** Sends a request. The status is 0 without a response: the error's own message could contain the URL. */
  async function send(address: string): Promise<{ status: number; text: string }> {
    if (hasSent) await wait(requestInterval)
    hasSent = true
    try {
      const headers = { authorization: `Bearer ${token}`, accept: "application/json" }
      // A redirect could send the token to another host.
      const response = await fetch(address, { headers, redirect: "error", signal: AbortSignal.timeout(requestTimeout) })
      return { status: response.status, text: await response.text() }
    } catch {
      return { status: 0, text: "" }
    }
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

interface AirtablePage {
  records: readonly AirtableRecord[]
  offset?: string
}

function toTable(kind: TableRow["kind"], title: string, records: readonly AirtableRecord[]): Table {
  const rows = records.map(({ id, fields: { UUID: uuid, name } }, index) => {
    const shown = nameOf(name) ? quote(nameOf(name)) : uuid === undefined ? id : `id ${JSON.stringify(uuid)}`
    return { kind, place: `${title}, row ${index + 1} (${shown})`, uuid, name }
  })
  return { kind, title, rows, columns: new Set(records.flatMap(({ fields }) => Object.keys(fields))) }
}
