import type { PGlite } from "@electric-sql/pglite"
import { createBroker } from "../../supabase/functions/records/broker"
import { createFaults, decodedTarget, withFault } from "../faults"
import { isLoopbackOrigin, serve, type RunningService } from "../listen"
import { localTableToken, type RunningTable } from "../table/startTable"

/** Milliseconds between syncs. */
const syncInterval = 5 * 60_000

export interface RecordsOptions {
  /** 0 selects a free port. */
  port: number
  database: PGlite
  table: RunningTable
  /** Names of the tables that the broker serves. */
  tables: readonly string[]
  /** The bearer token that the broker accepts. */
  publicKey: string
  /** The bearer token with which a request starts a sync. */
  staffKey: string
}

/**
 * Starts the records broker (supabase/functions/records) with the embedded database and the local Airtable (the table).
 * `POST /__faults` sets a fault for URLs that contain a text.
 */
export async function startRecords(options: RecordsOptions): Promise<RunningService> {
  const { port, database, table, publicKey, staffKey } = options
  const backgroundTasks = new Set<Promise<unknown>>()
  const broker = createBroker({
    ...options,
    query: async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
      (await database.query<Row>(text, [...parameters])).rows,
    upstream: { url: table.base, token: localTableToken },
    basePath: "",
    syncInterval,
    fetch,
    isSiteOrigin: isLoopbackOrigin,
    waitUntil: (task) => {
      backgroundTasks.add(task)
      void task.finally(() => backgroundTasks.delete(task))
    },
    log: (message) => console.error(message),
  })
  const sync = (path: string, key: string) =>
    broker.handle(
      new Request(`http://localhost${path}`, { method: "POST", headers: { authorization: `Bearer ${key}` } }),
    )
  // Fills the mirror before the first visitor's request, whatever it contained at the last start.
  await sync("/sync?force=true", staffKey)
  // Replaces the scheduled job of the database.
  const scheduler = setInterval(() => void sync("/sync", publicKey), syncInterval)

  const faults = createFaults()
  const service = await serve(
    (request) => withFault(faults.find(decodedTarget(request.url)), () => broker.handle(request)),
    port,
    faults,
  )
  return {
    url: service.url,
    close: async () => {
      clearInterval(scheduler)
      await service.close()
      await Promise.all(backgroundTasks)
    },
  }
}
