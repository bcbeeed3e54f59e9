import { readSheet, type Person } from "./readSheet.ts"

export type Reading =
  | { readonly kind: "people"; readonly people: readonly Person[] }
  /** 502 where something else than the sheet answered, 503 where nothing did; `retryAfter` in seconds. */
  | { readonly kind: "unavailable"; readonly status: 502 | 503; readonly retryAfter: number }

export interface Source {
  /** CSV export of the sheet. */
  url: string
  fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>
  now?: () => number
  /** Told of failures; never anything about a person. */
  log: (message: string) => void
}

/** Milliseconds that a copy counts as new: the sheet is asked this often at most. */
const fresh = 30_000
/** Milliseconds that an old copy answers while the sheet cannot be read. */
const kept = 15 * 60_000
/** Milliseconds before the sheet is asked again where there is no copy to answer with. */
const pause = 5_000
/** Milliseconds that the sheet has for its answer: well below the 20 s that the site waits. */
const timeLimit = 8_000

/** Reads the sheet as seldom as possible: everybody who comes at the same time waits for the same request. */
export function createSheetReader({ url, fetch, now = Date.now, log }: Source): () => Promise<Reading> {
  let copy: { people: readonly Person[]; readAt: number } | undefined
  let failure: Reading = unavailable(503)
  let nextAsk = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | undefined

  async function refresh(): Promise<void> {
    const found = await ask(url, fetch)
    const hasCopy = copy !== undefined && now() - copy.readAt <= kept
    if (Array.isArray(found)) copy = { people: found, readAt: now() }
    else {
      log(found === 502 ? "The sheet's address answers, but not with the sheet." : "The sheet does not answer.")
      failure = unavailable(found)
    }
    nextAsk = now() + (Array.isArray(found) || hasCopy ? fresh : pause)
    underWay = undefined
  }

  return async () => {
    if (now() >= nextAsk) underWay ??= refresh()
    await underWay
    return copy && now() - copy.readAt <= kept ? { kind: "people", people: copy.people } : failure
  }
}

async function ask(url: string, fetch: Source["fetch"]): Promise<Person[] | 502 | 503> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) })
    const text = await response.text()
    return (response.ok && readSheet(text)) || 502
  } catch {
    return 503
  }
}

function unavailable(status: 502 | 503): Reading {
  return { kind: "unavailable", status, retryAfter: pause / 1000 }
}
