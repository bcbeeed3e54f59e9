import { userIdOf, uuidOf } from "./applicantId"
import { parseRecords, recordsUrl, requestRecords } from "./requestRecords"

/** The lookup that a page starts before its scripts are loaded. */
interface EarlyLookup {
  /** URL of the request, which contains table and id. */
  readonly url: string
  readonly response: Promise<Response>
  readonly controller: AbortController
  name?: string
  /** React has started to hydrate the page. From then on, only React changes it. */
  isHydrating?: true
}

declare global {
  interface Window {
    earlyLookup?: EarlyLookup
  }
}

/**
 * Requests the record of the id in the path, and shows its name. React takes the response over once it is hydrated, and
 * decides everything else. On a slow line, the name is shown seconds earlier (docs/decisions/0016). Without an id,
 * sends nothing. The source of this function becomes an inline script, so it must not use anything from its module.
 */
export function startLookup(
  table: string,
  show: (name: string) => void,
  idOf: typeof userIdOf,
  toUuid: typeof uuidOf,
  urlOf: typeof recordsUrl,
  request: typeof requestRecords,
  parse: typeof parseRecords,
): void {
  const uuid = toUuid(idOf(location.pathname))
  if (uuid === undefined) return
  const url = urlOf({ table, uuid })
  const controller = new AbortController()
  const early: EarlyLookup = { url, response: request(url, controller.signal), controller }
  window.earlyLookup = early
  const showName = async () => {
    const copy = (await early.response).clone()
    const { records } = (await copy.json()) as { records?: unknown }
    const name = copy.ok && parse(records)?.find((record) => toUuid(record.uuid) === uuid)?.name
    if (document.readyState === "loading")
      await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve))
    if (!name || early.isHydrating) return
    show(name)
    early.name = name
  }
  // Who takes the response handles its errors.
  showName().catch(() => undefined)
}

/** Returns the inline script that starts the lookup in a table. */
export function earlyLookupScript(table: string, showCode: string): string {
  const functions = [showCode, userIdOf, uuidOf, recordsUrl, requestRecords, parseRecords].map(String).join(",")
  return `(${startLookup.toString()})(${JSON.stringify(table).replaceAll("<", "\\u003c")},${functions})`
}

/**
 * Returns the name that the page shows before React hydrates it. From then on, only React shows a name.
 * @returns undefined if the page shows no name, or that of another lookup
 */
export function takeEarlyName(url: string): string | undefined {
  const early = typeof window === "undefined" ? undefined : window.earlyLookup
  if (early?.url !== url) return undefined
  early.isHydrating = true
  return early.name
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
