import { readSheet, type Sheet } from "../../../supabase/functions/sheet/readSheet"

const unreadable: Sheet = { kind: "failed", reason: "unreadable" }

/** Part of the broker's URL that the visitor's address replaces. */
const placeholder = "{email}"

/**
 * Fetches the sign-in sheet, or its one row for an address. Sends no custom header, because the spreadsheet's host refuses a
 * preflight. A header row alone means that the sheet is empty, or that the broker did not find the address or rejected the proof.
 * @param url CSV export of the sheet, or the broker's URL with `{email}`
 * @param email as typed
 * @param proof derives the proof of the password, which only the broker receives
 */
export async function fetchSheet(
  url: string,
  email: string,
  proof: () => Promise<string>,
  signal: AbortSignal,
): Promise<Sheet> {
  const isWholeSheet = !url.includes(placeholder)
  const options: RequestInit = { credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store", signal }
  try {
    const response = isWholeSheet
      ? await fetch(url, options)
      : await fetch(
          url.replaceAll(placeholder, () => encodeURIComponent(email.trim())),
          { ...options, method: "POST", body: await proof() },
        )
    // Some hosts send CSV as plain text.
    const isText = /^text\/(csv|plain)\s*(;|$)/i.test(response.headers.get("content-type") ?? "")
    if (!response.ok || !isText) return unreadable
    const sheet = readSheet(await response.text())
    return sheet.kind === "people" && sheet.people.length === 0 && isWholeSheet ? { kind: "empty" } : sheet
  } catch {
    return unreadable
  }
}
