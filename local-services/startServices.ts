import { letterPages } from "../src/routes"
import type { Query } from "../supabase/functions/_shared/query"
import { createBroker } from "../supabase/functions/records/broker"
import { createHandler } from "../supabase/functions/sheet/handler"
import { createProofCheck } from "../supabase/functions/sheet/proof"
import { createRateLimit } from "../supabase/functions/sheet/rateLimit"
import { createSheetReader } from "../supabase/functions/sheet/sheetReader"
import { startData } from "./data/startData"
import { startForms } from "./forms/startForms"
import { isLoopbackOrigin, serve, type RunningService } from "./listen"
import {
  localEnvironment,
  localProofHash,
  localRecordsKey,
  localStaffKey,
  localTables,
  servedTables,
  type LocalPorts,
} from "./localEnvironment"
import { exportUrl, startSpreadsheet } from "./spreadsheet/startSpreadsheet"
import { sampleRows } from "./table/sampleApplicants"
import { localTableToken, releaseColumn, startTable } from "./table/startTable"

export interface RunningServices {
  /** The site's environment variables, with the URLs of these services. */
  environment: Record<string, string>
  close: () => Promise<void>
}

const log = (message: string) => console.error(message)

/** Starts the local services, which replace all external services. They keep no data when they stop. */
export async function startServices(ports: LocalPorts): Promise<RunningServices> {
  const forms = await startForms(ports.forms)
  const spreadsheet = await startSpreadsheet(ports)

  const tables = Object.fromEntries(letterPages.map(({ kind }) => [localTables[kind], sampleRows[kind]]))
  const table = await startTable({ port: ports.table, tables })
  const data = await startData(ports.data)
  const query: Query = async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
    (await data.database.query<Row>(text, [...parameters])).rows
  const sheet = await startSheetBroker(ports.sheet, query, exportUrl(spreadsheet.url))
  const records = await startRecords(ports.records, query, table.base)

  // `records` and `sheet` use the database of `data`, so they close first.
  const inClosingOrder: RunningService[] = [records, sheet, data, table, spreadsheet, forms]
  return {
    environment: localEnvironment(ports),
    close: async () => {
      for (const service of inClosingOrder) await service.close()
    },
  }
}

/** Starts the sheet broker (supabase/functions/sheet) for the CSV export at a URL. */
function startSheetBroker(port: number, query: Query, sheetUrl: string): Promise<RunningService> {
  const handle = createHandler({
    read: createSheetReader({ url: sheetUrl, fetch, log }),
    isProof: createProofCheck(localProofHash),
    countRequest: createRateLimit({ query, key: localProofHash, log }),
    isSiteOrigin: isLoopbackOrigin,
  })
  return serve((request) => handle(request, "127.0.0.1"), port)
}

/** Starts the records broker (supabase/functions/records) for the base at a URL. */
async function startRecords(port: number, query: Query, tableUrl: string): Promise<RunningService> {
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
    log,
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
