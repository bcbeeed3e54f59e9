/** A record of a table as the broker keeps it: the name and nothing else about a person. */
export interface TableRecord {
  id: string
  createdTime: string
  uuid: string
  /** Missing where the field is empty. */
  name?: string
}

/** How a request to the table ends. None of them is an exception. */
export type UpstreamAnswer =
  | { kind: "page"; records: TableRecord[]; offset?: string }
  /** The iterator behind an offset is gone: begin at page 1. */
  | { kind: "expired" }
  /** Too many requests: ask nothing for a while. */
  | { kind: "limited" }
  /** It will be the same next time: a wrong token, an unknown table, a page of something else. */
  | { kind: "refused"; status: number }
  /** It may be different next time: the line broke, no answer in time, an error of the server. */
  | { kind: "failed" }

export interface UpstreamQuestion {
  source: string
  formula?: string
  offset?: string
}

export interface Upstream {
  list: (question: UpstreamQuestion) => Promise<UpstreamAnswer>
}

export interface UpstreamAccess {
  /** Address of the base; a table is at `{url}/{table}`. */
  url: string
  token: string
  fetch: typeof fetch
  /** Milliseconds. */
  timeLimit: number
}

const pageSize = 100

/** Asks the real table, with the real token. */
export function createUpstream({ url, token, fetch, timeLimit }: UpstreamAccess): Upstream {
  return {
    list: async (question) => {
      try {
        const response = await fetch(addressOf(url, question), {
          headers: { authorization: `Bearer ${token}`, accept: "application/json" },
          // The token goes where it was meant to go, and nowhere else.
          redirect: "error",
          signal: AbortSignal.timeout(timeLimit),
        })
        return readAnswer(response.status, await response.text())
      } catch {
        return { kind: "failed" }
      }
    },
  }
}

function addressOf(url: string, { source, formula, offset }: UpstreamQuestion): string {
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
 * Reads an answer of the table, whatever it is.
 * @param text the body
 */
export function readAnswer(status: number, text: string): UpstreamAnswer {
  if (status === 429) return { kind: "limited" }
  if (status >= 500) return { kind: "failed" }
  const body = parsed(text)
  if (status === 422 && errorType(body) === "LIST_RECORDS_ITERATOR_NOT_AVAILABLE") return { kind: "expired" }
  const records = property(body, "records")
  const offset = property(body, "offset")
  const isPage = status === 200 && Array.isArray(records) && (offset === undefined || typeof offset === "string")
  if (!isPage) return { kind: "refused", status }
  const read = records.flatMap((record: unknown) => readRecord(record) ?? [])
  return { kind: "page", records: firstOfEach(read), ...(offset ? { offset } : {}) }
}

/** PostgreSQL holds neither a zero character nor half a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/gu

function readRecord(record: unknown): TableRecord | undefined {
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

/** Where an id stands twice in a page, the first record counts, as it does for whoever reads page by page. */
function firstOfEach(records: readonly TableRecord[]): TableRecord[] {
  return [...new Map([...records].reverse().map((record) => [record.uuid, record])).values()].reverse()
}

function errorType(body: unknown): unknown {
  return property(property(body, "error"), "type")
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
