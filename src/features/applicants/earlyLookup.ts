import { userIdOf, uuidOf } from "./applicantId"
import { recordsUrl, requestRecords } from "./requestRecords"

declare global {
  interface Window {
    /** The lookup that the page has started before its scripts are loaded. */
    earlyLookup?: {
      /** URL of the request, which contains table and id. */
      url: string
      response: Promise<Response>
      controller: AbortController
    }
  }
}

/**
 * Requests the record of the id in the path. React takes the response over once it is hydrated. On a slow line, the name is shown
 * seconds earlier (docs/decisions/0016). Without an id, sends nothing. The source of this function becomes an inline script, so it must
 * not use anything from its module.
 */
export function startLookup(
  table: string,
  idOf: typeof userIdOf,
  toUuid: typeof uuidOf,
  urlOf: typeof recordsUrl,
  request: typeof requestRecords,
): void {
  const uuid = toUuid(idOf(location.pathname))
  if (uuid === undefined) return
  const url = urlOf({ table, uuid })
  const controller = new AbortController()
  const response = request(url, controller.signal)
  // Who takes the response handles the error. Without this line, the browser would report it before.
  response.catch(() => undefined)
  window.earlyLookup = { url, response, controller }
}

/** Returns the inline script that starts the lookup in a table. */
export function earlyLookupScript(table: string): string {
  const functions = [userIdOf, uuidOf, recordsUrl, requestRecords].map(String).join(",")
  return `(${startLookup.toString()})(${JSON.stringify(table).replaceAll("<", "\\u003c")},${functions})`
}

/**
 * Returns the early response to a request, once. The signal aborts it.
 * @returns undefined if the page has not started this request
 */
export function takeEarlyLookup(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const early = window.earlyLookup
  if (early?.url !== url) return undefined
  delete window.earlyLookup
  signal.addEventListener("abort", () => early.controller.abort(), { once: true })
  return early.response
}
