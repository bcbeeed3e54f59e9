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
  tables: readonly string[]
  publicKey: string
}

/**
 * Starts the records broker (supabase/functions/records) on the embedded database, for the local table.
 *
 * `POST /__faults` accepts the table's faults and the mode `table`, which means no fault. Requests whose URL contains the
 * text of a fault bypass the broker, so that pages receive the table's own paging and errors.
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
  // Fills the mirror for the first visitor.
  const firstRefresh = broker.refresh()
  return {
    url: service.url,
    close: async () => {
      await service.close()
      await Promise.all([firstRefresh, ...backgroundTasks])
    },
  }
}

/** Returns the table's own response, with the CORS header that the real table sends. */
async function requestTable(request: Request, table: RunningTable): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = { authorization: `Bearer ${localTableToken}` }
  const response = await table.handleUncounted(new Request(table.base + pathname + search, { headers }))
  if (response.type !== "error") response.headers.set("access-control-allow-origin", "*")
  return response
}
