import { readSheet, type Person } from "./readSheet.ts"

export type SheetResult =
  | { readonly kind: "people"; readonly people: readonly Person[] }
  /** 502 if the response was not the sheet, 503 if there was none; `retryAfter` in seconds. */
  | { readonly kind: "unavailable"; readonly status: 502 | 503; readonly retryAfter: number }

export interface SheetSource {
  /** URL of the CSV export. */
  url: string
  fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>
  now?: () => number
  /** Receives failures. They contain no personal data. */
  log: (message: string) => void
}

/** Milliseconds between requests to the sheet while a cached copy exists. */
const refreshInterval = 30_000
/** Milliseconds that a stale copy is served while the sheet is unavailable. */
const maxAge = 15 * 60_000
/** Milliseconds between requests to the sheet without a cached copy. */
const retryDelay = 5_000
/** Milliseconds until a request fails: well below the site's own timeout of 20 s. */
const timeout = 8_000

/** Creates a cached reader of the sheet. Concurrent calls share one request. */
export function createSheetReader({ url, fetch, now = Date.now, log }: SheetSource): () => Promise<SheetResult> {
  let cache: { people: readonly Person[]; readAt: number } | undefined
  let failure: SheetResult = unavailable(503)
  let nextRequestAt = Number.NEGATIVE_INFINITY
  let pending: Promise<void> | undefined

  async function refresh(): Promise<void> {
    const result = await fetchSheet(url, fetch)
    const isCached = cache !== undefined && now() - cache.readAt <= maxAge
    if (Array.isArray(result)) cache = { people: result, readAt: now() }
    else {
      log(
        result === 502
          ? "SHEET_URL does not return the sheet. Check that it is shared and has the columns that README.md names."
          : "SHEET_URL does not respond.",
      )
      failure = unavailable(result)
    }
    nextRequestAt = now() + (Array.isArray(result) || isCached ? refreshInterval : retryDelay)
    pending = undefined
  }

  return async () => {
    if (now() >= nextRequestAt) pending ??= refresh()
    await pending
    return cache && now() - cache.readAt <= maxAge ? { kind: "people", people: cache.people } : failure
  }
}

async function fetchSheet(url: string, fetch: SheetSource["fetch"]): Promise<Person[] | 502 | 503> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    const text = await response.text()
    return (response.ok && readSheet(text)) || 502
  } catch {
    return 503
  }
}

function unavailable(status: 502 | 503): SheetResult {
  return { kind: "unavailable", status, retryAfter: retryDelay / 1000 }
}
