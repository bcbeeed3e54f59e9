/** A record as the broker stores it. The name is the only personal data. */
export interface TableRecord {
  /** Airtable's own id of the record, `rec…`. */
  id: string
  createdTime: string
  /** The field `UUID`, which is the id in the URLs of the site. */
  uuid: string
  /** Undefined if the field `name` is empty. */
  name?: string
}

/** Result of a request to the table. */
export type UpstreamResult =
  /** `lacksIds`: the page has rows, but none with a text in the column `UUID`. */
  | { kind: "page"; records: TableRecord[]; offset?: string; lacksIds?: true }
  /** The offset expired, so the client must start again at the first page. */
  | { kind: "expired" }
  /** Rate limit exceeded (429). */
  | { kind: "limited" }
  /** An error that a retry does not fix: a wrong token, an unknown table, an unknown column, or another format. */
  | { kind: "refused"; status: number; unknownColumn?: string }
  /** An error that a retry may fix: a network error, a timeout, or a server error. */
  | { kind: "failed" }

/** A request for one page of records. */
export interface UpstreamRequest {
  /** Name of the table. */
  source: string
  formula?: string
  offset?: string
}

export interface Upstream {
  /** Sends one request to the table. Never rejects. */
  fetchPage: (request: UpstreamRequest) => Promise<UpstreamResult>
}

export interface UpstreamAccess {
  /** URL of the base; a table is at `{url}/{table}`. */
  url: string
  token: string
  fetch: typeof fetch
  /** Timeout of a request, in milliseconds. */
  timeout: number
}

const pageSize = 100

/** Creates the client of the table behind the broker. */
export function createUpstream({ url, token, fetch, timeout }: UpstreamAccess): Upstream {
  return {
    fetchPage: async (request) => {
      try {
        const response = await fetch(requestUrl(url, request), {
          headers: { authorization: `Bearer ${token}`, accept: "application/json" },
          // A redirect could send the token to another host.
          redirect: "error",
          signal: AbortSignal.timeout(timeout),
        })
        return parseResponse(response.status, await response.text())
      } catch {
        return { kind: "failed" }
      }
    },
  }
}

function requestUrl(url: string, { source, formula, offset }: UpstreamRequest): string {
  const query = new URLSearchParams([
    ["pageSize", String(pageSize)],
    ["fields[]", "UUID"],
    ["fields[]", "name"],
    ...(formula === undefined ? [] : [["filterByFormula", formula]]),
    ...(offset === undefined ? [] : [["offset", offset]]),
  ])
  return `${url}/${encodeURIComponent(source)}?${query.toString()}`
}

/**
 * Parses a response of the table. Never throws.
 * @param text the body
 */
export function parseResponse(status: number, text: string): UpstreamResult {
  if (status === 429) return { kind: "limited" }
  if (status >= 500) return { kind: "failed" }
  const body = parseJson(text)
  if (status === 422 && errorType(body) === "LIST_RECORDS_ITERATOR_NOT_AVAILABLE") return { kind: "expired" }
  const records = property(body, "records")
  const offset = property(body, "offset")
  const isPage = status === 200 && Array.isArray(records) && (offset === undefined || typeof offset === "string")
  // Airtable's messages: `Unknown field name: "name"`, and for a filter `Unknown field names: uuid`.
  const [, unknownColumn] = /unknown field names?: \\?"?(uuid|name)\b/i.exec(text) ?? []
  if (!isPage) return { kind: "refused", status, ...(unknownColumn && { unknownColumn }) }
  const valid = records.flatMap((record: unknown) => parseRecord(record) ?? [])
  const page: UpstreamResult = { kind: "page", records: withoutDuplicates(valid), ...(offset ? { offset } : {}) }
  return records.length > 0 && valid.length === 0 ? { ...page, lacksIds: true } : page
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
    ...(typeof name === "string" && name !== "" ? { name: name.replace(unstorable, "\ufffd") } : {}),
  }
}

/**
 * Keeps only the first of several records with the same `uuid`, in any order. A direct client of the table would find this one
 * too.
 */
function withoutDuplicates(records: readonly TableRecord[]): TableRecord[] {
  return [...new Map([...records].reverse().map((record) => [record.uuid, record])).values()]
}

function errorType(body: unknown): unknown {
  return property(property(body, "error"), "type")
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
