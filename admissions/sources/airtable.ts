import { parseJson } from "../../src/parseJson"

export interface Base {
  /** A table is at `{url}/{table}`. */
  url: string
  token: string
  fetch: typeof fetch
}

export interface AirtableRecord {
  id: string
  /** Empty fields are absent. */
  fields: Readonly<Record<string, unknown>>
}

export interface Page {
  records: readonly AirtableRecord[]
  /** Offset of the next page; undefined after the last one. */
  offset: string | undefined
}

/** Milliseconds of a request with its body. */
const timeout = 20_000

/**
 * Requests one page of the records of a table in Airtable: https://airtable.com/developers/web/api/list-records
 * @param offset undefined for the first page
 * @throws Error with the name of the table and sentences for the staff, without personal data
 */
export async function fetchPage({ url, token, fetch }: Base, table: string, offset?: string): Promise<Page> {
  const query = new URLSearchParams([["pageSize", "100"], ...(offset === undefined ? [] : [["offset", offset]])])
  const { status, text } = await fetch(`${url}/${encodeURIComponent(table)}?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}`, accept: "application/json" },
    // A redirect could send the token to another host.
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => {
      const reason = "RECORDS_UPSTREAM_URL did not respond in time, redirected, or closed the connection. Try again."
      throw new Error(`${table}: ${reason}`)
    })
  return parsePage(table, status, text)
}

/**
 * Parses a response of Airtable.
 * @param text the body
 * @throws Error with the name of the table and sentences for the staff
 */
export function parsePage(table: string, status: number, text: string): Page {
  const body = Object(parseJson(text)) as Body
  const { records, offset } = body
  const isPage = status === 200 && Array.isArray(records) && (offset === undefined || typeof offset === "string")
  if (isPage) return { records: records as AirtableRecord[], offset: offset || undefined }
  const cause = causes.get(errorTypeOf(body)) ?? causes.get(status) ?? "notTheTable"
  const reason =
    status >= 500
      ? `RECORDS_UPSTREAM_URL responded with status ${status}. Try again.`
      : reasonsFor(table, status)[cause]
  throw new Error(`${table}: ${reason}`)
}

/**
 * The causes by the type of an error, which says more than its status, and by status.
 * https://airtable.com/developers/web/api/errors
 */
const causes = new Map<unknown, keyof ReturnType<typeof reasonsFor>>([
  ["PUBLIC_API_BILLING_LIMIT_EXCEEDED", "callsUsedUp"],
  // The offset of a page expires after some minutes.
  ["LIST_RECORDS_ITERATOR_NOT_AVAILABLE", "listExpired"],
  [401, "tokenRefused"],
  [403, "tableRefused"],
  [404, "baseNotFound"],
  [429, "rateLimited"],
])

/** Returns the reason for each cause, which names the variable or the column to correct. */
const reasonsFor = (table: string, status: number) => ({
  callsUsedUp: "The monthly API calls of the Airtable plan are used up (status 429).",
  listExpired: `The list of the table "${table}" expired while it was read. Try again.`,
  tokenRefused:
    "Airtable refused RECORDS_UPSTREAM_TOKEN (status 401). Copy it again, or make a new one at https://airtable.com/create/tokens.",
  tableRefused:
    `RECORDS_UPSTREAM_TOKEN may not read the table "${table}", ` +
    "or the variable RECORDS_…_TABLE misspells its name (status 403). " +
    "The token needs the scope data.records:read and access to this base.",
  baseNotFound:
    `RECORDS_UPSTREAM_URL is not the URL of a base (status 404 for the table "${table}"). ` +
    "It is https://api.airtable.com/v0/ and the app… of the base's address in the browser.",
  rateLimited:
    "Airtable's rate limit was exceeded (status 429). Pause other programs that use the same base, and try again after half a minute.",
  notTheTable: `RECORDS_UPSTREAM_URL does not return the records of the table "${table}" (status ${status}).`,
})

/** The body of a response. Each property may be missing or have another type. */
type Body = Partial<Record<"records" | "offset" | "error" | "errors", unknown>>

/** Returns the type of the error in a body: `{"error":{"type":…}}` or `{"errors":[{"error":…}]}`. */
function errorTypeOf({ error, errors }: Body): unknown {
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : []
  return (Object(error) as { type?: unknown }).type ?? (Object(first) as { error?: unknown }).error
}
