import { formulaFor } from "./formula"
import type { FailureReason } from "./outcome"
import { errorTypeOf, readPage, type Page } from "./readPage"
import { retryAfterOf } from "./retryAfter"

interface Question {
  table: string
  uuid: string
  /** Where the page begins; undefined for the first. */
  offset: string | undefined
  signal: AbortSignal
}

export type Answer =
  | { readonly kind: "page"; readonly page: Page }
  | { readonly kind: "iteratorGone" }
  /** `wait`: milliseconds after which the service wants to be asked again, where it says so. */
  | { readonly kind: "busy"; readonly status: number; readonly wait: number | undefined }
  | { readonly kind: "failed"; readonly reason: FailureReason; readonly status?: number }

const nothing: Page = { records: [], offset: undefined }

/** Asks the records API for one page of the list (Airtable's list-records protocol). Never throws. */
export async function askForPage({ signal, ...question }: Question): Promise<Answer> {
  try {
    const response = await fetch(addressOf(question), {
      headers: { authorization: `Bearer ${process.env.GATSBY_RECORDS_API_KEY}` },
      // What is asked is one person's: it takes no cookies along, names no page and is not kept.
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal,
    })
    return answerOf(response, await jsonOf(response))
  } catch {
    return { kind: "failed", reason: "unreachable" }
  }
}

function addressOf({ table, uuid, offset }: Omit<Question, "signal">): string {
  const base = (process.env.GATSBY_RECORDS_API_URL ?? "").replace(/\/+$/, "")
  const query = [
    ["pageSize", "100"],
    ["fields[]", "UUID"],
    ["fields[]", "name"],
    ["filterByFormula", formulaFor(uuid)],
    ...(offset === undefined ? [] : [["offset", offset] as const]),
  ] as const
  return `${base}/${encodeURIComponent(table)}?${new URLSearchParams(query.map(([name, value]) => [name, value])).toString()}`
}

/** Undefined where it is no JSON; a line that breaks while it is read throws. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function answerOf({ ok, status, headers }: Response, body: unknown): Answer {
  if (status === 429 || status === 503) return { kind: "busy", status, wait: retryAfterOf(headers) }
  const errorType = errorTypeOf(body)
  if (status === 422 && errorType === "LIST_RECORDS_ITERATOR_NOT_AVAILABLE") return { kind: "iteratorGone" }
  // Of the filter only the id comes from outside: the broker refuses one that is too short to be an id.
  if (status === 422 && errorType === "INVALID_FILTER_BY_FORMULA") return { kind: "page", page: nothing }
  if (!ok) return { kind: "failed", reason: status >= 500 ? "broken" : "refused", status }
  const page = readPage(body)
  return page ? { kind: "page", page } : { kind: "failed", reason: "unreadable", status }
}
