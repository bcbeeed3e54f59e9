import { setTimeout as wait } from "node:timers/promises"
import { serve, type RunningService } from "../listen"
import { pastRelease, type Row } from "./sampleApplicants"

/** The token of the local table. It has the format of a real token, but no other service accepts it. */
export const localTableToken = `patLocalSample000.${"0123456789abcdef".repeat(4)}`

const basePath = "/v0/appLocalSample000"

/** Limits of Airtable: https://airtable.com/developers/web/api/rate-limits */
const maxPerSecond = 5
/** Milliseconds after a request above the limit, in which all requests are refused. */
const penalty = 30_000

export interface TableOptions {
  /** 0 selects a free port. */
  port: number
  tables: Readonly<Record<string, readonly Row[]>>
  /** Returns the simulated duration of a round trip in milliseconds. */
  latency?: () => number
}

export interface RunningTable extends RunningService {
  /** URL of the base: a table is at `{base}/{table}`. */
  base: string
  /** Numbers of requests: all, most within one second, and those refused with 429. */
  counts: Readonly<{ total: number; mostInASecond: number; refused: number }>
}

/**
 * Starts the local Airtable (the table), which serves the letters and decisions with Airtable's list-records protocol,
 * page by page, and limits requests to five per second.
 */
export async function startTable({ port, tables, latency }: TableOptions): Promise<RunningTable> {
  const counts = { total: 0, mostInASecond: 0, refused: 0 }
  let recent: number[] = []
  let penaltyEnd = 0

  /** Counts a request, and returns whether it is within the rate limit. */
  function admit(): boolean {
    const now = performance.now()
    recent = [...recent.filter((time) => time > now - 1_000), now]
    if (now >= penaltyEnd && recent.length > maxPerSecond) penaltyEnd = now + penalty
    counts.total += 1
    counts.mostInASecond = Math.max(counts.mostInASecond, recent.length)
    if (now < penaltyEnd) counts.refused += 1
    return now >= penaltyEnd
  }

  function respond({ url, headers }: Request): Response {
    const { pathname, searchParams } = new URL(url)
    if (headers.get("authorization") !== `Bearer ${localTableToken}`) return error(401, "AUTHENTICATION_REQUIRED")
    if (!admit()) return error(429, "RATE_LIMIT_REACHED")
    const [base, name = ""] = [pathname.slice(0, basePath.length), pathname.slice(basePath.length + 1)]
    const rows = base === basePath ? tables[decodeURIComponent(name)] : undefined
    if (!rows) return error(403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND")
    if (searchParams.getAll("fields[]").some((field) => !columns.has(field))) return error(422, "UNKNOWN_FIELD_NAME")
    return Response.json(listRecords(rows, Number(searchParams.get("offset")?.split("/rec")[1] ?? 0)))
  }

  const service = await serve(async (request) => {
    if (latency) await wait(latency())
    return respond(request)
  }, port)
  return { ...service, base: service.url + basePath, counts }
}

const pageSize = 100

export const releaseColumn = "Release"

const columns = new Set(["UUID", "name", releaseColumn])

/** Returns a page of records: https://airtable.com/developers/web/api/list-records */
function listRecords(rows: readonly Row[], start: number): object {
  const end = start + pageSize
  const records = rows.slice(start, end).map(({ uuid, name, release = pastRelease }, index) => ({
    // Two rows may have the same UUID.
    id: `rec${String(start + index).padStart(14, "0")}`,
    fields: { UUID: uuid, name, [releaseColumn]: release },
  }))
  return { records, ...(end < rows.length && { offset: `itrLocalSample/rec${end}` }) }
}

/** Error types: https://airtable.com/developers/web/api/errors */
function error(status: number, type: string): Response {
  return Response.json({ error: { type } }, { status })
}
