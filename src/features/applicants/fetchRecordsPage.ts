import { parseJson } from "../../parseJson"
import type { FailedLookup, NotReleased } from "./lookupOutcome"
import { isInstant } from "../../lib/isInstant"
import { takeEarlyLookup } from "./earlyLookup"
import { parseRecords, recordsUrl, requestRecords, type ApplicantRecord, type RecordsQuery } from "./requestRecords"

export type RecordsResult =
  /** `offset` is the start of the next page, and undefined on the last page. */
  | { readonly kind: "page"; readonly records: readonly ApplicantRecord[]; readonly offset: string | undefined }
  | { readonly kind: "iteratorExpired" }
  /** `retryAfter` is in milliseconds, and undefined if the service gives no time. */
  | { readonly kind: "busy"; readonly status: number; readonly retryAfter: number | undefined }
  | NotReleased
  | FailedLookup

/** Milliseconds after which a service is asked again that gives no time: a server that restarts needs about as long. */
const restartTime = 2_000

/** Fetches one page of the records whose UUID is the given one (Airtable's list-records protocol). Never throws. */
export async function fetchRecordsPage(query: RecordsQuery, signal: AbortSignal): Promise<RecordsResult> {
  try {
    const url = recordsUrl(query)
    const response = await (takeEarlyLookup(url, signal) ?? requestRecords(url, signal))
    return resultOf(response, parseJson(await response.text()))
  } catch {
    return { kind: "failed", reason: "unreachable" }
  }
}

/** Body of a response. Each property may be missing. In an unexpected response, it may have any type. */
interface RecordsBody {
  readonly records?: unknown
  readonly offset?: unknown
  readonly error?: { readonly type?: unknown; readonly releaseAt?: unknown } | null
}

function resultOf({ ok, status, headers }: Response, body: unknown): RecordsResult {
  if (status === 429) return { kind: "busy", status, retryAfter: retryAfterOf(headers) }
  // A proxy sends 502 or 504 while the service behind it restarts.
  if ([502, 503, 504].includes(status))
    return { kind: "busy", status, retryAfter: retryAfterOf(headers) ?? restartTime }
  const { records: list, offset, error } = (body ?? {}) as RecordsBody
  if (status === 422 && error?.type === "LIST_RECORDS_ITERATOR_NOT_AVAILABLE") return { kind: "iteratorExpired" }
  // Only the UUID in the filter varies: the function refuses a UUID that is too short, so no record has it.
  if (status === 422 && error?.type === "INVALID_FILTER_BY_FORMULA")
    return { kind: "page", records: [], offset: undefined }
  if (error?.type === "NOT_RELEASED" && isInstant(error.releaseAt))
    return { kind: "notReleased", releaseAt: error.releaseAt }
  if (!ok) return { kind: "failed", reason: status >= 500 ? "broken" : "refused", status }
  const records = parseRecords(list)
  if (!records || typeof (offset ?? "") !== "string") return { kind: "failed", reason: "unreadable", status }
  return { kind: "page", records, offset: (offset as string | null) || undefined }
}

/**
 * Reads the Retry-After header, which the services send in seconds (RFC 9110, section 10.2.3).
 * @returns milliseconds, at least 1000; undefined if the header is missing, not a number of seconds, or hidden by CORS
 */
function retryAfterOf(headers: Headers): number | undefined {
  const seconds = headers.get("retry-after")?.trim() ?? ""
  return /^\d+$/.test(seconds) ? Math.max(Number(seconds) * 1000, 1000) : undefined
}
