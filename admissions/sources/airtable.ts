import { readText, TooLargeError } from "../../supabase/functions/admissions/readText"

export type UpstreamResult = { kind: "page"; records: readonly unknown[]; offset?: string } | UpstreamFailure

export interface UpstreamFailure {
  kind: "failed"
  /** Sentences for the staff: what is wrong and what to do, without personal data. */
  reason: string
}

/**
 * Requests one page of the records of a table. Never rejects.
 * @param offset of the page; undefined for the first
 */
export type FetchPage = (table: string, offset?: string) => Promise<UpstreamResult>

export interface UpstreamAccess {
  /** URL of the base; a table is at `{url}/{table}`. */
  url: string
  token: string
  fetch: typeof fetch
  /** Timeout of a request with its body, in milliseconds. */
  timeout: number
  /** Maximum size of a body, uncompressed, in bytes. */
  maxSize: number
}

/** Creates a client of tables in Airtable: https://airtable.com/developers/web/api/list-records */
export function createUpstream({ url, token, fetch, timeout, maxSize }: UpstreamAccess): FetchPage {
  return async (table, offset) => {
    const query = new URLSearchParams([["pageSize", "100"], ...(offset === undefined ? [] : [["offset", offset]])])
    try {
      const response = await fetch(`${url}/${encodeURIComponent(table)}?${query.toString()}`, {
        headers: { authorization: `Bearer ${token}`, accept: "application/json" },
        // A redirect could send the token to another host.
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      })
      return parseResponse(table, response.status, await readText(response.body, maxSize))
    } catch (error) {
      if (error instanceof TooLargeError) {
        const reason = `A response for the table "${table}" is larger than ${maxSize} bytes.`
        return { kind: "failed", reason }
      }
      const reason = "RECORDS_UPSTREAM_URL did not respond in time, redirected, or closed the connection. Try again."
      return { kind: "failed", reason }
    }
  }
}

/**
 * Reads all pages of a table, one after the other.
 * @param requestPage requests the page with an offset; undefined for the first
 */
export async function readPages(
  table: string,
  requestPage: (offset?: string) => Promise<UpstreamResult>,
): Promise<{ kind: "read"; records: readonly unknown[] } | UpstreamFailure> {
  const records: unknown[] = []
  const offsets = new Set<string | undefined>()
  for (let offset: string | undefined; !offsets.has(offset);) {
    offsets.add(offset)
    const page = await requestPage(offset)
    if (page.kind !== "page") return page
    records.push(...page.records)
    if (page.offset === undefined) return { kind: "read", records }
    offset = page.offset
  }
  const reason = `The table "${table}" has a page that leads to itself, so it was not read completely. Try again.`
  return { kind: "failed", reason }
}

/**
 * Parses a response of Airtable. Never throws.
 * @param table name of the table
 * @param text the body
 */
export function parseResponse(table: string, status: number, text: string): UpstreamResult {
  const body = parseJson(text)
  const { records, offset } = body
  const isPage = status === 200 && Array.isArray(records) && (offset === undefined || typeof offset === "string")
  if (isPage) return { kind: "page", records, ...(offset ? { offset } : {}) }
  if (status >= 500) {
    const reason = `RECORDS_UPSTREAM_URL responded with status ${status}. Try again.`
    return { kind: "failed", reason }
  }
  const code = causes.get(errorTypeOf(body)) ?? causes.get(status) ?? "notTheTable"
  return { kind: "failed", reason: reasonsFor(table, status)[code] }
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

/** Characters that PostgreSQL cannot store, which the publication is for: the null character and lone surrogates. */
const unstorable = /\0|\p{Surrogate}/gu

/** Parses JSON, and replaces the characters that PostgreSQL cannot store. Returns an empty object for another text. */
function parseJson(text: string): Body {
  try {
    const replaced = (_key: string, value: unknown) =>
      typeof value === "string" ? value.replace(unstorable, "\ufffd") : value
    return Object(JSON.parse(text, replaced)) as Body
  } catch {
    return {}
  }
}
