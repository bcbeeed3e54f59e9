import Papa from "papaparse"
import { createFaults, htmlResponse, withFault, type Fault } from "../faults"
import { serve, type RunningService } from "../listen"
import type { LocalPorts } from "../localEnvironment"
import { sampleRows, sheetTitles, type SheetRow } from "./sampleSheet"

/** Faults of the sheet's content: no cells, only titles, or no column `Email`. */
export const sheetFaults = ["empty", "titles-only", "missing-column"] as const
type SheetFault = (typeof sheetFaults)[number]

const sheetId = "local-sample-sheet"
const exportPath = `/spreadsheets/d/${sheetId}/export`
const downloadPath = `/export/${sheetId}`
const corsHeaders = { "access-control-allow-origin": "*" }

/**
 * Returns the URL of the sheet's CSV export.
 * @param gid id of a tab; every tab has the same content, so that each test can set faults for a separate tab
 */
export function exportUrl(origin: string, gid = "0"): string {
  return `${origin}${exportPath}?format=csv&gid=${gid}`
}

/**
 * Starts the local service for the CSV export of Google Sheets. As docs.google.com does, it responds 307 with the URL of a
 * second host, which returns the sheet. Port 0 selects a free port. `POST /__faults` on the first host sets a fault for URLs that contain a text.
 */
export async function startSpreadsheet(ports: Pick<LocalPorts, "spreadsheet" | "downloads">): Promise<RunningService> {
  const faults = createFaults(sheetFaults)
  const downloads = await serve(({ url }) => {
    if (new URL(url).pathname !== downloadPath) return htmlResponse(404, "Page not found")
    return sheetResponse(faults.find(url))
  }, ports.downloads)
  const spreadsheet = await serve(
    ({ url, method }) => {
      const { pathname, search, searchParams } = new URL(url)
      // The real host rejects a CORS preflight with 405.
      if (method !== "GET") return new Response(null, { status: 405 })
      if (pathname !== exportPath || searchParams.get("format") !== "csv") return htmlResponse(404, "Page not found")
      const location = `${downloads.url}${downloadPath}${search}`
      return withFault(
        faults.find(url),
        () => new Response(null, { status: 307, headers: { ...corsHeaders, location } }),
      )
    },
    ports.spreadsheet,
    faults,
  )
  return {
    url: spreadsheet.url,
    close: async () => {
      await Promise.all([spreadsheet.close(), downloads.close()])
    },
  }
}

/** Returns the sheet as CSV. A fault of the sheet changes the content. */
export function sheetResponse(fault: Fault<SheetFault> | undefined): Response {
  const allRows = [sheetTitles, ...sampleRows]
  const variants: Readonly<Record<string, readonly SheetRow[]>> = {
    empty: [],
    "titles-only": [sheetTitles],
    "missing-column": allRows.map((row) => row.slice(1)),
  }
  const rows = variants[fault?.mode ?? ""] ?? allRows
  // Google Sheets exports CSV with CRLF between rows, but not after the last.
  return new Response(Papa.unparse(rows.map((row) => [...row])), {
    headers: { ...corsHeaders, "content-type": "text/csv" },
  })
}
