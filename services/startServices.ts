import { startData } from "./data/startData"
import { startForms } from "./forms/startForms"
import type { RunningService } from "./listen"
import { localEnvironment, localRecordsKey, localTables, type LocalPorts } from "./localEnvironment"
import { startRecords } from "./records/startRecords"
import { startSheet } from "./sheet/startSheet"
import { exportAddress, startSpreadsheet } from "./spreadsheet/startSpreadsheet"
import { sampleDecisions, sampleLetters } from "./table/sampleApplicants"
import { startTable } from "./table/startTable"

export interface RunningServices {
  /** The site's environment with these services in it. */
  environment: Record<string, string>
  close: () => Promise<void>
}

export interface ServiceOptions {
  /** Where the embedded database lives between runs; without it everything is gone on close. */
  dataFolder?: string
}

/** Where `npm start` and `npm run develop` keep the embedded database: subscribers, and the broker's mirror. */
export const defaultDataFolder = ".data/newsletter"

/** Starts the local stand-ins of all outside services. */
export async function startServices(ports: LocalPorts, { dataFolder }: ServiceOptions = {}): Promise<RunningServices> {
  const running = [
    await startForms(ports.forms),
    ...(await startSheetServices(ports)),
    ...(await startDatabaseServices(ports, dataFolder)),
  ]
  return {
    environment: localEnvironment(ports),
    close: async () => {
      // Last started, first closed: the database goes after those who use it.
      for (const service of running.reverse()) await service.close()
    },
  }
}

/** The spreadsheet with its second host, and the broker before it. */
async function startSheetServices(ports: LocalPorts): Promise<RunningService[]> {
  const spreadsheet = await startSpreadsheet({ ports })
  return [spreadsheet, await startSheet({ port: ports.sheet, sheetUrl: exportAddress(spreadsheet.url) })]
}

/** The data API and the records broker, on one embedded database, and the table that the broker stands before. */
async function startDatabaseServices(ports: LocalPorts, folder: string | undefined): Promise<RunningService[]> {
  const data = await startData({ port: ports.data, folder })
  const { letters, decisions } = localTables
  const table = await startTable({
    port: ports.table,
    tables: { [letters]: sampleLetters, [decisions]: sampleDecisions },
  })
  const { database } = data
  const tables = [letters, decisions]
  const records = await startRecords({ port: ports.records, database, table, tables, publicKey: localRecordsKey })
  return [data, table, records]
}
