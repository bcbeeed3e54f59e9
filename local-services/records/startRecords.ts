import type { Query } from "../../supabase/functions/_shared/query"
import { createBroker } from "../../supabase/functions/records/broker"
import { isLoopbackOrigin, serve, type RunningService } from "../listen"
import { localRecordsKey, localStaffKey, servedTables } from "../localEnvironment"
import { localTableToken, releaseColumn } from "../table/startTable"

export interface RecordsOptions {
  /** 0 selects a free port. */
  port: number
  /** Runs a statement in the embedded database. */
  query: Query
  /** URL of the local Airtable's base. */
  tableUrl: string
}

/** Starts the records broker (supabase/functions/records) with the embedded database and the local Airtable. */
export async function startRecords({ port, query, tableUrl }: RecordsOptions): Promise<RunningService> {
  const backgroundTasks: Promise<unknown>[] = []
  const broker = createBroker({
    query,
    tables: servedTables,
    releaseColumn,
    publicKey: localRecordsKey,
    staffKey: localStaffKey,
    upstream: { url: tableUrl, token: localTableToken },
    basePath: "",
    fetch,
    isSiteOrigin: isLoopbackOrigin,
    waitUntil: (task) => backgroundTasks.push(task),
    log: (message) => console.error(message),
    // The local table never changes, and no scheduler starts a sync.
    settings: { absenceTtl: 365 * 24 * 60 * 60_000 },
  })
  // Fills the mirror before the first visitor's request.
  await broker.sync({ minAge: 0 })
  const service = await serve(broker.handle, port)
  return {
    url: service.url,
    close: async () => {
      await service.close()
      await Promise.all(backgroundTasks)
    },
  }
}
