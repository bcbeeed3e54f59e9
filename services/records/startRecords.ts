import type { PGlite } from "@electric-sql/pglite"
import { createBroker } from "../../supabase/functions/records/broker"
import { decodedTarget } from "../faults"
import { isLoopbackOrigin, serve, type RunningService } from "../listen"
import { localTableToken, type RunningTable } from "../table/startTable"

export interface RecordsOptions {
  /** 0 selects a free port. */
  port: number
  database: PGlite
  table: RunningTable
  /** Names of the tables that the broker serves. */
  tables: readonly string[]
  /** The bearer token that the broker accepts. */
  publicKey: string
}

/**
 * Starts the records broker (supabase/functions/records) with the embedded database and the local Airtable (the table).
 *
 * `POST /__faults` sets a fault of the table for URLs that contain a text. Such requests bypass the broker, so that pages receive
 * the pages and errors of the table itself. The mode `table` also bypasses the broker, but sets no fault.
 */
export async function startRecords(options: RecordsOptions): Promise<RunningService> {
  const { port, database, table } = options
  const bypassTexts = new Set<string>()
  const backgroundTasks = new Set<Promise<unknown>>()
  const broker = createBroker({
    ...options,
    query: async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
      (await database.query<Row>(text, [...parameters])).rows,
    upstream: { url: table.base, token: localTableToken },
    basePath: "",
    fetch,
    isSiteOrigin: isLoopbackOrigin,
    waitUntil: (task) => {
      backgroundTasks.add(task)
      void task.finally(() => backgroundTasks.delete(task))
    },
    log: (message) => console.error(message),
  })

  function setFault(body: unknown): boolean {
    const { mode, for: text }: { mode?: unknown; for?: unknown } = Object(body) as object
    if (typeof text !== "string" || text === "") return false
    const isSet = table.faults.set(mode === "table" ? { mode: "none", for: text } : body)
    if (isSet && mode !== "none") bypassTexts.add(text)
    else bypassTexts.delete(text)
    return isSet
  }

  const service = await serve(
    (request) => {
      const target = decodedTarget(request.url)
      const isBypassed = request.method === "GET" && [...bypassTexts].some((text) => target.includes(text))
      return isBypassed ? requestTable(request, table) : broker.handle(request)
    },
    port,
    { set: setFault },
  )
  // Fills the mirror before the first visitor's request.
  const firstRefresh = broker.refresh()
  return {
    url: service.url,
    close: async () => {
      await service.close()
      await Promise.all([firstRefresh, ...backgroundTasks])
    },
  }
}

/** Returns the response of the table, with the CORS header that Airtable sends. */
async function requestTable(request: Request, table: RunningTable): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = { authorization: `Bearer ${localTableToken}` }
  const response = await table.handleUncounted(new Request(table.base + pathname + search, { headers }))
  if (response.type !== "error") response.headers.set("access-control-allow-origin", "*")
  return response
}
