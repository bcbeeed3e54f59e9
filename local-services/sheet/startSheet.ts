import { createHandler } from "../../supabase/functions/sheet/handler"
import { createProofCheck } from "../../supabase/functions/sheet/proof"
import type { Query } from "../../supabase/functions/_shared/query"
import { createRateLimit } from "../../supabase/functions/sheet/rateLimit"
import { createSheetReader } from "../../supabase/functions/sheet/sheetReader"
import { isLoopbackOrigin, serve, type RunningService } from "../listen"
import { localProofHash } from "../localEnvironment"

export interface SheetOptions {
  /** 0 selects a free port. */
  port: number
  /** URL of the sheet's CSV export. */
  sheetUrl: string
  /** Runs a statement in the embedded database. */
  query: Query
}

/** Starts the sheet broker (supabase/functions/sheet) for the sheet of the local spreadsheet service. */
export function startSheetBroker({ port, sheetUrl, query }: SheetOptions): Promise<RunningService> {
  const log = (message: string) => console.error(message)
  const handle = createHandler({
    read: createSheetReader({ url: sheetUrl, fetch, log }),
    isProof: createProofCheck(localProofHash),
    countRequest: createRateLimit({ query, key: localProofHash, log }),
    isSiteOrigin: isLoopbackOrigin,
  })
  return serve((request) => handle(request, "127.0.0.1"), port)
}
