import { readSheet, type Sheet } from "./readSheet"

export type SheetAnswer = Sheet | { readonly kind: "failed"; readonly reason: "unreachable" | "refused" }

/** Where the one-row broker's address takes the visitor's. */
const placeholder = "{email}"

/**
 * Fetches the sign-in sheet, or the one row of it that an address asks for.
 *
 * A plain GET without headers of its own: with one the browser would ask first, and the spreadsheet's host refuses that.
 * A header row alone is an empty sheet where the whole of it was asked for; from the broker it says that the address is unknown.
 * @param url CSV export of the sheet, or the broker's address with `{email}` in it
 * @param email as typed
 */
export async function askSheet(url: string, email: string, signal: AbortSignal): Promise<SheetAnswer> {
  const isWhole = !url.includes(placeholder)
  try {
    const response = await fetch(
      url.replaceAll(placeholder, () => encodeURIComponent(email.trim())),
      { credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store", signal },
    )
    if (!response.ok) return { kind: "failed", reason: "refused" }
    if (!isCsv(response)) return { kind: "failed", reason: "unreadable" }
    const sheet = readSheet(await response.text())
    return sheet.kind === "people" && sheet.people.length === 0 && isWhole ? { kind: "empty" } : sheet
  } catch {
    return { kind: "failed", reason: "unreachable" }
  }
}

/** Some hosts of CSV files call them plain text. */
function isCsv({ headers }: Response): boolean {
  return /^text\/(csv|plain)\s*(;|$)/i.test(headers.get("content-type") ?? "")
}
