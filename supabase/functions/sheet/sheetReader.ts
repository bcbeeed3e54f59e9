import { readText, TooLargeError } from "../_shared/readText.ts"
import { readSheet, type Person } from "./readSheet.ts"

export type SheetResult =
  | { readonly kind: "people"; readonly people: readonly Person[] }
  /** `status` is 502 if the response was not the sheet, and 503 without a response. */
  | { readonly kind: "unavailable"; readonly status: 502 | 503 }

export interface SheetReaderOptions {
  /** URL of the CSV export. */
  url: string
  fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>
  /** Receives messages for the maintainer. They contain no personal data. */
  log: (message: string) => void
}

/** Minimum milliseconds between requests to the sheet while a cached copy can be served. */
const refreshInterval = 30_000
/** Maximum age of the cached copy, in milliseconds. An older copy is not served, even if the sheet is unavailable. */
const maxAge = 15 * 60_000
/** Minimum milliseconds between requests to the sheet while no cached copy can be served. */
export const retryDelay = 5_000
/** Timeout of a request in milliseconds: well below the site's own timeout of 20 s. */
const timeout = 8_000
/** Maximum size of the sheet in bytes: 50,000 rows of 100 characters. */
const maxSize = 5_000_000

/** Creates a function that reads the sheet and caches the people. Concurrent calls share one request. Never rejects. */
export function createSheetReader({ url, fetch, log }: SheetReaderOptions): () => Promise<SheetResult> {
  let cache: { people: readonly Person[]; readAt: number } | undefined
  let failure: SheetResult = { kind: "unavailable", status: 503 }
  let nextRequestAt = Number.NEGATIVE_INFINITY
  let pending: Promise<void> | undefined

  async function refresh(): Promise<void> {
    const result = await fetchSheet(url, fetch)
    const isCached = cache !== undefined && Date.now() - cache.readAt <= maxAge
    if (typeof result === "object") cache = { people: result, readAt: Date.now() }
    else {
      log(
        result === 502
          ? "SHEET_URL does not return the sheet. Check that the sheet is shared and has the columns in supabase/functions/sheet/README.md."
          : "SHEET_URL does not respond. The sheet broker tries again at a later request.",
      )
      failure = { kind: "unavailable", status: result }
    }
    nextRequestAt = Date.now() + (typeof result === "object" || isCached ? refreshInterval : retryDelay)
    pending = undefined
  }

  return async () => {
    if (Date.now() >= nextRequestAt) pending ??= refresh()
    await pending
    return cache && Date.now() - cache.readAt <= maxAge ? { kind: "people", people: cache.people } : failure
  }
}

/** Returns the people, or the status of the error response. */
async function fetchSheet(url: string, fetch: SheetReaderOptions["fetch"]): Promise<readonly Person[] | 502 | 503> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    const text = await readText(response.body, maxSize)
    const sheet = readSheet(text)
    if (!response.ok || sheet.kind === "failed") return 502
    return sheet.kind === "people" ? sheet.people : []
  } catch (error) {
    return error instanceof TooLargeError ? 502 : 503
  }
}
