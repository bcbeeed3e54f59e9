import { createHandler } from "../../supabase/functions/sheet/handler"
import { createSheetReader } from "../../supabase/functions/sheet/sheetReader"
import { createFaults, decodedTarget, withFault } from "../faults"
import { isLoopbackOrigin, serve, type RunningService } from "../listen"
import { sheetFaults, sheetResponse } from "../spreadsheet/startSpreadsheet"

export interface SheetOptions {
  /** 0 selects a free port. */
  port: number
  /** URL of the sheet's CSV export. */
  sheetUrl: string
}

/**
 * Starts the sheet broker (supabase/functions/sheet) for the sheet of the local spreadsheet service. `POST /__faults` sets
 * or removes a fault for requests whose URL contains a given text, such as an email address. A sheet fault skips the broker: the
 * response is the faulty sheet itself.
 */
export function startSheetBroker({ port, sheetUrl }: SheetOptions): Promise<RunningService> {
  const read = createSheetReader({ url: sheetUrl, fetch, log: (message) => console.error(message) })
  const handle = createHandler({ read, isSiteOrigin: isLoopbackOrigin })
  const faults = createFaults(sheetFaults)
  return serve(
    (request) => {
      const fault = faults.find(decodedTarget(request.url))
      const isSheetFault = sheetFaults.some((mode) => mode === fault?.mode)
      return withFault(fault, () => (isSheetFault ? sheetResponse(fault) : handle(request)))
    },
    port,
    faults,
  )
}
