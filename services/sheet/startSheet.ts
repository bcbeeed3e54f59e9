import { createServer } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { createHandler } from "../../supabase/functions/sheet/handler"
import { createSheetReader } from "../../supabase/functions/sheet/sheetReader"
import { listen, type RunningService } from "../listen"
import { answerRequests } from "../nodeHandler"
import { answerInItsPlace, createFaults, sheetWith, switchFault } from "../spreadsheet/faults"

export interface SheetOptions {
  /** 0 picks a free one. */
  port: number
  /** CSV export of the sheet behind the broker. */
  sheetUrl: string
}

/**
 * Starts the sheet broker (supabase/functions/sheet) in front of the local spreadsheet. `POST /__faults` has something else
 * answer in its place, for the addresses that an order names.
 */
export function startSheet({ port, sheetUrl }: SheetOptions): Promise<RunningService> {
  const read = createSheetReader({ url: sheetUrl, fetch, log: (message) => console.error(message) })
  const handle = createHandler({ read, isSiteOrigin })
  const faults = createFaults()
  const server = createServer(
    answerRequests(async (request) => {
      if (new URL(request.url).pathname === "/__faults") return switchFault(request, faults)
      const fault = faults.of(request.url)
      if (!fault) return handle(request)
      if (fault.mode !== "slow") return answerInItsPlace(fault) ?? sheetWith(fault)
      await wait(fault.delay, undefined, { ref: false })
      return handle(request)
    }),
  )
  return listen(server, port)
}

/** Pages of this machine: the site's port is another one for each build that is tested. */
function isSiteOrigin(origin: string): boolean {
  return URL.canParse(origin) && ["127.0.0.1", "localhost"].includes(new URL(origin).hostname)
}
