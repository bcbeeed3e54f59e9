import type { Query } from "../../supabase/functions/_shared/query"
import { createBroker } from "../../supabase/functions/records/broker"
import { createFaults, withFault } from "../faults"
import { isLoopbackOrigin, serve, type RunningService } from "../listen"
import { localRecordsKey, localStaffKey, localTables } from "../localEnvironment"
import { localTableToken, type RunningTable } from "../table/startTable"

/** Milliseconds between syncs. */
const syncInterval = 5 * 60_000

export interface RecordsOptions {
  /** 0 selects a free port. */
  port: number
  /** Runs a statement in the embedded database. */
  query: Query
  table: RunningTable
}

/**
 * Starts the records broker (supabase/functions/records) with the embedded database and the local Airtable (the table).
 * `POST /__faults` sets a fault for URLs that contain a text.
 */
export async function startRecords({ port, query, table }: RecordsOptions): Promise<RunningService> {
  const backgroundTasks = new Set<Promise<unknown>>()
  const broker = createBroker({
    query,
    tables: Object.values(localTables),
    publicKey: localRecordsKey,
    staffKey: localStaffKey,
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
  // Fills the mirror before the first visitor's request, whatever it contained at the last start.
  await broker.sync({ minAge: 0, isStaff: true, isForced: true })
  // Replaces the scheduled job of the database.
  const scheduler = setInterval(() => void broker.sync({ minAge: 0 }).catch(console.error), syncInterval)

  const faults = createFaults()
  const service = await serve(
    (request) => withFault(faults.find(request.url), () => broker.handle(request)),
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
