/** A record as the broker stores it. The name is the only personal data. */
export interface TableRecord {
  /** Airtable's own id of the record, `rec…`. */
  id: string
  createdTime: string
  /** The field `UUID`, which is the id in the URLs of the site. */
  uuid: string
  /** Null if the field `name` is empty or not text, or if the id is a duplicate. */
  name: string | null
  /** Two records of the table have this id. */
  isDuplicate: boolean
}

/** Result of a request to the table. A `reason` is a sentence for the maintainer, without personal data. */
export type UpstreamResult =
  /** `rows`: number of records with and without an id. */
  | { kind: "page"; records: TableRecord[]; rows: number; offset?: string }
  /** Rate limit exceeded (429). */
  | { kind: "limited"; reason: string }
  /** An error that a retry does not fix: a wrong token, an unknown table, or a response in another format. */
  | { kind: "refused"; reason: string }
  /** An error that a retry may fix: a network error, a timeout, or a server error. */
  | { kind: "failed"; reason: string }

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
  fetch: typeof fetch
  /** Timeout of a request with its body, in milliseconds. */
  timeout: number
  /** Maximum size of a body, uncompressed, in bytes. */
  maxSize: number
}

/** Creates the client of the tables behind the broker. */
export function createUpstream({ url, token, view, fetch, timeout, maxSize }: UpstreamAccess): FetchPage {
  return async (source, offset) => {
    const query = new URLSearchParams([
      ["pageSize", "100"],
      ["fields[]", "UUID"],
      ["fields[]", "name"],
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
      const text = await readText(response, maxSize)
      if (text !== undefined) return parseResponse(source, response.status, text)
      return { kind: "refused", reason: `A response for the table "${source}" is larger than ${maxSize} bytes.` }
    } catch {
      const reason = "RECORDS_UPSTREAM_URL did not respond in time, redirected, or closed the connection."
      return { kind: "failed", reason }
    }
  }
}

/**
 * Reads a body piece by piece, because a small compressed body can become too large for the memory.
 * @returns undefined if the body is larger than `maxSize` bytes
 */
async function readText(response: Response, maxSize: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ""
  for await (const bytes of response.body ?? []) {
    size += bytes.length
    if (size > maxSize) return undefined
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Parses a response of Airtable. Never throws.
 * @param source name of the table
 * @param text the body
 */
export function parseResponse(source: string, status: number, text: string): UpstreamResult {
  if (status === 429) {
    const isQuota = text.includes("PUBLIC_API_BILLING_LIMIT_EXCEEDED")
    return { kind: "limited", reason: isQuota ? quotaReason : rateLimitReason }
  }
  if (status >= 500) return { kind: "failed", reason: `RECORDS_UPSTREAM_URL responded with status ${status}.` }
  const body = parseJson(text)
  const [records, offset] = [property(body, "records"), property(body, "offset")]
  const isPage = status === 200 && Array.isArray(records) && (offset === undefined || typeof offset === "string")
  if (!isPage) return refusal(source, status, property(body, "error"))
  return {
    kind: "page",
    records: records.flatMap((record) => parseRecord(record) ?? []),
    rows: records.length,
    ...(offset ? { offset } : {}),
  }
}

const rateLimitReason = "Airtable's rate limit was exceeded (status 429). Pause other programs that use the same base."
const quotaReason = "The monthly API calls of the Airtable plan are used up (status 429)."

/** Names the variable or the column to correct. https://airtable.com/developers/web/api/errors */
function refusal(source: string, status: number, error: unknown): UpstreamResult {
  const type = property(error, "type")
  // The offset of a page expires after some minutes. The next sync starts at the first page.
  if (type === "LIST_RECORDS_ITERATOR_NOT_AVAILABLE")
    return { kind: "failed", reason: `The list of the table "${source}" expired while it was read.` }
  const noView = `The table "${source}" has no view with the name in RECORDS_VIEW.`
  const reasons = new Map<unknown, string>([
    [
      "UNKNOWN_FIELD_NAME",
      `The table "${source}" has no column "UUID" or no column "name", spelled exactly like this.`,
    ],
    ["VIEW_NAME_NOT_FOUND", noView],
    ["VIEW_ID_NOT_FOUND", noView],
    [401, "Airtable refused RECORDS_UPSTREAM_TOKEN (status 401)."],
    [
      403,
      `RECORDS_UPSTREAM_TOKEN may not read the table "${source}", or RECORDS_TABLES misspells its name (status 403).`,
    ],
    [404, `RECORDS_UPSTREAM_URL is not the URL of a base (status 404 for the table "${source}").`],
  ])
  const other = `RECORDS_UPSTREAM_URL does not return the records of the table "${source}" (status ${status}).`
  return { kind: "refused", reason: reasons.get(type) ?? reasons.get(status) ?? other }
}

/** Characters that PostgreSQL cannot store: the null character and lone surrogates. */
const unstorable = /\0|\p{Surrogate}/gu

function parseRecord(record: unknown): TableRecord | undefined {
  const [id, createdTime, fields] = ["id", "createdTime", "fields"].map((name) => property(record, name))
  const [uuid, name] = ["UUID", "name"].map((field) => property(fields, field))
  if (typeof id !== "string" || typeof uuid !== "string" || uuid === "") return undefined
  return {
    id: id.replace(unstorable, ""),
    createdTime: typeof createdTime === "string" ? createdTime.replace(unstorable, "") : "",
    uuid: uuid.replace(unstorable, "\ufffd"),
    name: typeof name === "string" && name !== "" ? name.replace(unstorable, "\ufffd") : null,
    isDuplicate: false,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function property(value: unknown, name: string): unknown {
  return value !== null && typeof value === "object" ? (value as Record<string, unknown>)[name] : undefined
}
