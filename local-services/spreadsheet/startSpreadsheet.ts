import Papa from "papaparse"
import { serve, type RunningService } from "../listen"
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
 * of a second host, which returns the sheet: exports are at 127.0.0.1 and lead to localhost, which is the same server.
 * Port 0 selects a free port.
 */
export function startSpreadsheet(port: number): Promise<RunningService> {
  // Google Sheets exports CSV with CRLF between rows, but not after the last.
  const csv = Papa.unparse([sheetTitles, ...sampleRows].map((row) => [...row]))
  return serve(({ url, method }) => {
    const { origin, pathname, search, searchParams } = new URL(url)
    // The real host rejects a CORS preflight with 405.
    if (method !== "GET") return new Response(null, { status: 405 })
    if (pathname === downloadPath) return new Response(csv, { headers: { ...corsHeaders, "content-type": "text/csv" } })
    if (pathname !== exportPath || searchParams.get("format") !== "csv")
      return new Response("Page not found", { status: 404 })
    const location = `${origin.replace("127.0.0.1", "localhost")}${downloadPath}${search}`
    return new Response(null, { status: 307, headers: { ...corsHeaders, location } })
  }, port)
}
