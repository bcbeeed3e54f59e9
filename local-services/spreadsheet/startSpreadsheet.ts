import Papa from "papaparse"
import { serve, type RunningService } from "../listen"
import type { LocalPorts } from "../localEnvironment"
import { sampleRows, sheetTitles } from "./sampleSheet"

const sheetId = "local-sample-sheet"
const exportPath = `/spreadsheets/d/${sheetId}/export`
const downloadPath = `/export/${sheetId}`
const corsHeaders = { "access-control-allow-origin": "*" }

/** Returns the URL of the sheet's CSV export. */
export function exportUrl(origin: string): string {
  return `${origin}${exportPath}?format=csv&gid=0`
}

/**
 * Starts the local service for the CSV export of Google Sheets. As docs.google.com does, it responds 307 with the URL
 * of a second host, which returns the sheet. Port 0 selects a free port.
 */
export async function startSpreadsheet(ports: Pick<LocalPorts, "spreadsheet" | "downloads">): Promise<RunningService> {
  // Google Sheets exports CSV with CRLF between rows, but not after the last.
  const csv = Papa.unparse([sheetTitles, ...sampleRows].map((row) => [...row]))
  const downloads = await serve(({ url }) => {
    if (new URL(url).pathname !== downloadPath) return new Response("Page not found", { status: 404 })
    return new Response(csv, { headers: { ...corsHeaders, "content-type": "text/csv" } })
  }, ports.downloads)
  const spreadsheet = await serve(({ url, method }) => {
    const { pathname, search, searchParams } = new URL(url)
    // The real host rejects a CORS preflight with 405.
    if (method !== "GET") return new Response(null, { status: 405 })
    if (pathname !== exportPath || searchParams.get("format") !== "csv")
      return new Response("Page not found", { status: 404 })
    const location = `${downloads.url}${downloadPath}${search}`
    return new Response(null, { status: 307, headers: { ...corsHeaders, location } })
  }, ports.spreadsheet)
  return {
    url: spreadsheet.url,
    close: async () => {
      await Promise.all([spreadsheet.close(), downloads.close()])
    },
  }
}
