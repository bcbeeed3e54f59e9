import { createServer } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { listen, type RunningService } from "../listen"
import { answerRequests } from "../nodeHandler"
import { answerInItsPlace, createFaults, openToAll, page, sheetWith, switchFault } from "./faults"

/** Id and tab of the local sign-in sheet. Other tabs (`gid`) answer the same, so that tests can spoil one of their own. */
const sheetId = "local-sample-sheet"
const exportPath = `/spreadsheets/d/${sheetId}/export`
const downloadPath = `/export/${sheetId}`

/**
 * Address of the sheet's CSV export at a spreadsheet's host.
 * @param origin of that host
 */
export function exportAddress(origin: string, gid = "0"): string {
  return `${origin}${exportPath}?format=csv&gid=${gid}`
}

export interface SpreadsheetOptions {
  /** Of the host that is asked, and of the one that it sends on to; 0 picks a free one. */
  ports: { spreadsheet: number; downloads: number }
}

/**
 * Starts the stand-in of the spreadsheet's CSV export (docs.google.com): 307 to a second host, which answers the sheet.
 * `POST /__faults` on the first host has it fail on purpose.
 */
export async function startSpreadsheet({ ports }: SpreadsheetOptions): Promise<RunningService> {
  const faults = createFaults()
  const downloads = await listen(
    createServer(
      answerRequests(async ({ url }) => {
        if (new URL(url).pathname !== downloadPath) return page(404, "Page not found")
        const fault = faults.of(url)
        if (fault?.mode === "slow") await wait(fault.delay, undefined, { ref: false })
        return sheetWith(fault)
      }),
    ),
    ports.downloads,
  )
  const spreadsheet = await listen(
    createServer(
      answerRequests(async (request) => {
        const { pathname, search, searchParams } = new URL(request.url)
        if (pathname === "/__faults") return switchFault(request, faults)
        // The real host answers 405, without leave to read it, to a browser that asks before it sends headers of its own.
        if (request.method !== "GET") return new Response(null, { status: 405 })
        if (pathname !== exportPath || searchParams.get("format") !== "csv") return page(404, "Page not found")
        const fault = faults.of(request.url)
        const location = `${downloads.url}${downloadPath}${search}`
        return (
          (fault && answerInItsPlace(fault)) ?? new Response(null, { status: 307, headers: { ...openToAll, location } })
        )
      }),
    ),
    ports.spreadsheet,
  )
  return {
    url: spreadsheet.url,
    close: async () => {
      await Promise.all([spreadsheet.close(), downloads.close()])
    },
  }
}
