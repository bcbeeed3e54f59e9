import { createHandler } from "../supabase/functions/admissions/handler"
import type { Query } from "../supabase/functions/admissions/query"
import { createStore } from "../supabase/functions/admissions/store"
import { startData } from "./data/startData"
import { startForms } from "./forms/startForms"
import { isLoopbackOrigin, serve, type RunningService } from "./listen"
import {
  localEnvironment,
  localProofHash,
  localRecordsKey,
  localStaffKey,
  localTables,
  type LocalPorts,
} from "./localEnvironment"
import { samplePublication } from "./samplePublication"
import { startSpreadsheet } from "./spreadsheet/startSpreadsheet"

export interface RunningServices {
  /** The site's environment variables, with the URLs of these services. */
  environment: Record<string, string>
  close: () => Promise<void>
}

/** Starts the local services, which replace all external services. They keep no data when they stop. */
export async function startServices(ports: LocalPorts): Promise<RunningServices> {
  const forms = await startForms(ports.forms)
  const spreadsheet = await startSpreadsheet(ports.spreadsheet)
  const data = await startData(ports.data)
  const query: Query = async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
    (await data.database.query<Row>(text, [...parameters])).rows
  const admissions = await startAdmissions(ports.admissions, query)

  // `admissions` uses the database of `data`, so it closes first.
  const inClosingOrder: RunningService[] = [admissions, data, spreadsheet, forms]
  return {
    environment: localEnvironment(ports),
    close: async () => {
      for (const service of inClosingOrder) await service.close()
    },
  }
}

/**
 * Starts the function with the letters, decisions and sign-ins (supabase/functions/admissions), and publishes the
 * sample rows.
 */
async function startAdmissions(port: number, query: Query): Promise<RunningService> {
  await createStore(query).publish(samplePublication)
  const handle = createHandler({
    query,
    tables: localTables,
    publicKey: localRecordsKey,
    staffKey: localStaffKey,
    proofHash: localProofHash,
    basePath: "",
    isSiteOrigin: isLoopbackOrigin,
    log: (message) => console.error(message),
  })
  return serve((request) => handle(request, { client: "127.0.0.1", isPrivate: true }), port)
}
