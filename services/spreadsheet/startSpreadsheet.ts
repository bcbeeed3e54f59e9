import { createFaults, decodedTarget, htmlResponse, withFault, type CommonFaultMode, type Fault } from "../faults"
import { serve, type RunningService } from "../listen"
import { sampleRows, sheetTitles, toCsv } from "./sampleSheet"

/** Faults of the sheet's content: no cells, only titles, no column `Email`, or a byte order mark before the first cell. */
export const sheetFaults = ["empty", "titles-only", "missing-column", "bom"] as const
export type SheetFault = (typeof sheetFaults)[number]
export type SheetFaultMode = SheetFault | CommonFaultMode

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

export interface SpreadsheetOptions {
  /** Ports of the spreadsheet host and of the host to which it redirects; 0 selects a free port. */
  ports: { spreadsheet: number; downloads: number }
}

/**
 * Starts the local service for the CSV export of Google Sheets. As docs.google.com does, it responds 307 with the URL of a
 * second host, which returns the sheet. `POST /__faults` on the first host sets a fault for URLs that contain a text.
 */
export async function startSpreadsheet({ ports }: SpreadsheetOptions): Promise<RunningService> {
  const faults = createFaults(sheetFaults)
  const downloads = await serve(({ url }) => {
    if (new URL(url).pathname !== downloadPath) return htmlResponse(404, "Page not found")
    return sheetResponse(faults.find(decodedTarget(url)))
  }, ports.downloads)
  const spreadsheet = await serve(
    ({ url, method }) => {
      const { pathname, search, searchParams } = new URL(url)
      // The real host rejects a CORS preflight with 405.
      if (method !== "GET") return new Response(null, { status: 405 })
      if (pathname !== exportPath || searchParams.get("format") !== "csv") return htmlResponse(404, "Page not found")
      const location = `${downloads.url}${downloadPath}${search}`
      const fault = faults.find(decodedTarget(url))
      if (fault?.mode === "500") return htmlResponse(500, "Sorry, unable to open the file at this time")
      return withFault(fault, () => new Response(null, { status: 307, headers: { ...corsHeaders, location } }))
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
  const variants: Partial<Record<SheetFaultMode, string>> = {
    empty: "",
    "titles-only": toCsv([sheetTitles]),
    "missing-column": toCsv(allRows.map((row) => row.slice(1))),
    bom: `\uFEFF${toCsv(allRows)}`,
  }
  const csv = (fault && variants[fault.mode]) ?? toCsv(allRows)
  return new Response(csv, { headers: { ...corsHeaders, "content-type": "text/csv" } })
}
