import { letterPages } from "../src/routes"
import type { Query } from "../supabase/functions/_shared/query"
import { startData } from "./data/startData"
import { startForms } from "./forms/startForms"
import type { RunningService } from "./listen"
import { localEnvironment, localTables, type LocalPorts } from "./localEnvironment"
import { startRecords } from "./records/startRecords"
import { startSheetBroker } from "./sheet/startSheet"
import { exportUrl, startSpreadsheet } from "./spreadsheet/startSpreadsheet"
import { sampleRows } from "./table/sampleApplicants"
import { startTable } from "./table/startTable"

export interface RunningServices {
  /** The site's environment variables, with the URLs of these services. */
  environment: Record<string, string>
  close: () => Promise<void>
}

/** Starts the local services, which replace all external services. They keep no data when they stop. */
export async function startServices(ports: LocalPorts): Promise<RunningServices> {
  const forms = await startForms(ports.forms)
  const spreadsheet = await startSpreadsheet(ports)

  const tables = Object.fromEntries(letterPages.map(({ kind }) => [localTables[kind], sampleRows[kind]]))
  const table = await startTable({ port: ports.table, tables })
  const data = await startData(ports.data)
  const query: Query = async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
    (await data.database.query<Row>(text, [...parameters])).rows
  const sheet = await startSheetBroker({ port: ports.sheet, sheetUrl: exportUrl(spreadsheet.url), query })
  const records = await startRecords({ port: ports.records, query, tableUrl: table.base })

  // `records` and `sheet` use the database of `data`, so they close first.
  const inClosingOrder: RunningService[] = [records, sheet, data, table, spreadsheet, forms]
  return {
    environment: localEnvironment(ports),
    close: async () => {
      for (const service of inClosingOrder) await service.close()
    },
  }
}
