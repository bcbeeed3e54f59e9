import { readText, TooLargeError } from "../_shared/readText.ts"

/** Result of a request to the table. */
export type UpstreamResult = { kind: "page"; records: readonly unknown[]; offset?: string } | UpstreamFailure

/**
 * - `limited`: the rate limit was exceeded (429)
 * - `refused`: a retry does not fix it: a wrong token, an unknown table, or a response in another format
 * - `failed`: a retry may fix it: a network error, a timeout, or a server error
 */
export interface UpstreamFailure {
  kind: "limited" | "refused" | "failed"
  /** A sentence for the maintainer, without personal data. */
  reason: string
  /** 0 without a response. */
  status: number
}

/**
 * Requests one page of the records of a table. Never rejects.
 * @param offset of the page; undefined for the first
 */
export type FetchPage = (source: string, offset?: string) => Promise<UpstreamResult>

export interface UpstreamAccess {
  /** URL of the base; a table is at `{url}/{table}`. */
  url: string
  token: string
  /** Name of a view of the tables; only its records are read. Default: all records. */
  view?: string | undefined
  /** Names of the columns to read. Default: all columns. */
  fields?: readonly string[]
  fetch: typeof fetch
  /** Timeout of a request with its body, in milliseconds. */
  timeout: number
  /** Maximum size of a body, uncompressed, in bytes. */
  maxSize: number
}

/** Creates a client of tables in Airtable: https://airtable.com/developers/web/api/list-records */
export function createUpstream({ url, token, view, fields = [], fetch, timeout, maxSize }: UpstreamAccess): FetchPage {
  return async (source, offset) => {
    const query = new URLSearchParams([
      ["pageSize", "100"],
      ...fields.map((field) => ["fields[]", field]),
      ...(view ? [["view", view]] : []),
      ...(offset === undefined ? [] : [["offset", offset]]),
    ])
    try {
      const response = await fetch(`${url}/${encodeURIComponent(source)}?${query.toString()}`, {
        headers: { authorization: `Bearer ${token}`, accept: "application/json" },
        // A redirect could send the token to another host.
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      })
      return parseResponse(source, response.status, await readText(response.body, maxSize))
    } catch (error) {
      if (error instanceof TooLargeError) {
        const reason = `A response for the table "${source}" is larger than ${maxSize} bytes.`
        return { kind: "refused", reason, status: 200 }
      }
      const reason = "RECORDS_UPSTREAM_URL did not respond in time, redirected, or closed the connection."
      return { kind: "failed", reason, status: 0 }
    }
  }
}

/**
 * Parses a response of Airtable. Never throws.
 * @param source name of the table
 * @param text the body
 */
export function parseResponse(source: string, status: number, text: string): UpstreamResult {
  if (status === 429) {
    const isQuota = text.includes("PUBLIC_API_BILLING_LIMIT_EXCEEDED")
    return { kind: "limited", reason: isQuota ? quotaReason : rateLimitReason, status }
  }
  if (status >= 500) return { kind: "failed", reason: `RECORDS_UPSTREAM_URL responded with status ${status}.`, status }
  const { records, offset, error } = parseJson(text)
  const isPage = status === 200 && Array.isArray(records) && (offset === undefined || typeof offset === "string")
  if (isPage) return { kind: "page", records, ...(offset ? { offset } : {}) }
  const { type } = Object(error) as { type?: unknown }
  // The offset of a page expires after some minutes. The next attempt starts at the first page.
  if (type === "LIST_RECORDS_ITERATOR_NOT_AVAILABLE")
    return { kind: "failed", reason: `The list of the table "${source}" expired while it was read.`, status }
  return { kind: "refused", reason: refusalReason(source, status, type), status }
}

const rateLimitReason = "Airtable's rate limit was exceeded (status 429). Pause other programs that use the same base."
const quotaReason = "The monthly API calls of the Airtable plan are used up (status 429)."

/** Names the variable or the column to correct. https://airtable.com/developers/web/api/errors */
function refusalReason(source: string, status: number, type: unknown): string {
  const table = `the table "${source}"`
  const noView = `The table "${source}" has no view with the name in RECORDS_VIEW: copy it again from Airtable.`
  const noColumn = `The table "${source}" has no column "UUID" or no column "name", spelled exactly like this.`
  const reasons = new Map<unknown, string>([
    ["UNKNOWN_FIELD_NAME", noColumn],
    ["VIEW_NAME_NOT_FOUND", noView],
    ["VIEW_ID_NOT_FOUND", noView],
    [401, "Airtable refused RECORDS_UPSTREAM_TOKEN (status 401)."],
    [403, `RECORDS_UPSTREAM_TOKEN may not read ${table}, or RECORDS_TABLES misspells its name (status 403).`],
    [404, `RECORDS_UPSTREAM_URL is not the URL of a base (status 404 for ${table}).`],
  ])
  if (status >= 500) return `Airtable is unavailable (status ${status}).`
  const other = `RECORDS_UPSTREAM_URL does not return the records of ${table} (status ${status}).`
  return reasons.get(type) ?? reasons.get(status) ?? other
}

/** The body of a response. Each property may be missing or have another type. */
type Body = Partial<Record<"records" | "offset" | "error", unknown>>

/** Characters that PostgreSQL cannot store: the null character and lone surrogates. */
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
