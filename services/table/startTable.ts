import { setTimeout as wait } from "node:timers/promises"
import { createFaults, decodedTarget, withFault, type Faults } from "../faults"
import { serve, type RunningService } from "../listen"
import { createIterators, listRecords, pagingFaults, type PagingFault, type Row, type Views } from "./listRecords"
import { createRateLimit, type RateLimit } from "./rateLimit"
import { errors, type TableResponse } from "./responses"

/** The token of the local table. It has the format of a real token, but no other service accepts it. */
export const localTableToken = `patLocalSample000.${"0123456789abcdef".repeat(4)}`

/** Path of the base that contains the tables. */
const basePath = "/v0/appLocalSample000"

/** Faults that respond with an error of Airtable. */
const statusFaults = {
  "401": errors.authentication,
  "403": errors.permission,
  "404": errors.path,
  "422": errors.filter,
  "unknown-field": errors.field,
  "429": errors.rateLimit,
}
export type StatusFault = keyof typeof statusFaults
export type TableFaults = Faults<PagingFault | StatusFault>

export interface TableOptions {
  /** 0 selects a free port. */
  port: number
  /** Records of the tables, by table name. */
  tables: Readonly<Record<string, readonly Row[]>>
  /** Views that each table has. Default: none. */
  views?: Views
  /** Duration of the penalty after the rate limit was exceeded, in milliseconds. */
  penalty?: number
  /** Milliseconds until an offset expires. */
  offsetLifetime?: number
  /** Returns the simulated network latency in milliseconds. Called once for each request and once for each response. */
  latency?: () => number
}

export interface RunningTable extends RunningService {
  /** URL of the base: a table is at `{base}/{table}`. */
  base: string
  limit: RateLimit
  faults: TableFaults
}

/**
 * Starts the local Airtable (the table), which serves the letters and decisions with Airtable's list-records protocol. It
 * returns pages of records, expires offsets, and limits requests to five per second. `POST /__faults` sets a fault for URLs
 * that contain a text.
 */
export async function startTable(options: TableOptions): Promise<RunningTable> {
  const { port, views, penalty = 30_000, offsetLifetime = 5 * 60_000, latency } = options
  const tables = new Map(Object.entries(options.tables))
  const iterators = createIterators(offsetLifetime)
  const limit = createRateLimit(5, penalty)
  const faults: TableFaults = createFaults([...pagingFaults, ...(Object.keys(statusFaults) as StatusFault[])])

  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (request.headers.get("authorization") !== `Bearer ${localTableToken}`) return json(errors.authentication)
    if (!pathname.startsWith(`${basePath}/`)) return json(errors.path)
    const fault = faults.find(decodedTarget(request.url))
    // A request with a fault does not count, so that tests with faults do not use up the rate limit of other tests.
    if (!fault && !limit.admit()) return json(errors.rateLimit)
    return withFault(fault, () => {
      const [, statusFault] = Object.entries(statusFaults).find(([status]) => status === fault?.mode) ?? []
      if (statusFault) return json(statusFault)
      const rows = tables.get(decodedName(pathname.slice(basePath.length + 1)))
      return json(rows ? listRecords(rows, searchParams, iterators, { fault, views }) : errors.permission)
    })
  }

  const service = await serve(
    async (request) => {
      if (latency) await wait(latency())
      const response = await respond(request)
      if (latency) await wait(latency())
      return response
    },
    port,
    faults,
  )
  return {
    ...service,
    base: service.url + basePath,
    limit,
    faults,
  }
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function json({ status, body }: TableResponse): Response {
  return Response.json(body, { status, headers: { "content-type": "application/json; charset=utf-8" } })
}
