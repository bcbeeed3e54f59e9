import { createServer } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { listen, type RunningService } from "../listen"
import { answerRequests } from "../nodeHandler"
import { refusals } from "./answers"
import { answerOfFault, createFaults, type Faults } from "./faults"
import { listRecords, type Row } from "./listRecords"
import { createOffsets } from "./offsets"
import { createRateLimit, type RateLimit } from "./rateLimit"

/** The token of the local table. It looks like a real one and opens nothing but this. */
export const localTableToken = `patLocalSample000.${"0123456789abcdef".repeat(4)}`

/** Path of the base that the tables are in. */
const basePath = "/v0/appLocalSample000"

export interface TableOptions {
  /** 0 picks a free one. */
  port: number
  tables: Readonly<Record<string, readonly Row[]>>
  /** Milliseconds of the penalty after a request too many. */
  penalty?: number
  /** Milliseconds that an offset lives. */
  offsetLife?: number
  /** Milliseconds that the way here takes, and the same for the way back, drawn anew for each. */
  travel?: () => number
}

export interface RunningTable extends RunningService {
  /** Address of the base: a table is at `{base}/{table}`. */
  base: string
  limit: RateLimit
  faults: Faults
  /** Answers a request without counting it, for tests that look at the table's own answers. */
  answer: (request: Request) => Promise<Response | "drop">
  /** Puts other rows into a table. */
  replace: (table: string, rows: readonly Row[]) => void
}

/**
 * Starts the stand-in of the table that letters and decisions are kept in (Airtable's list-records protocol): pages, offsets that
 * expire, five requests a second and the penalty after one more. `POST /__faults` has it fail on purpose.
 */
export async function startTable(options: TableOptions): Promise<RunningTable> {
  const { port, penalty = 30_000, offsetLife = 5 * 60_000, travel } = options
  const tables = new Map(Object.entries(options.tables))
  const offsets = createOffsets(offsetLife)
  const limit = createRateLimit(5, penalty)
  const faults = createFaults()

  async function answer(request: Request, isCounted = false): Promise<Response | "drop"> {
    const { pathname, searchParams } = new URL(request.url)
    if (request.headers.get("authorization") !== `Bearer ${localTableToken}`) return json(refusals.authentication)
    if (!pathname.startsWith(`${basePath}/`)) return json(refusals.path)
    const fault = faults.of(`${pathname}?${[...searchParams].join("&")}`)
    // A fault is there for the test that ordered it; the others keep their budget.
    if (isCounted && !fault && !limit.admit()) return json(refusals.limit)
    const inItsPlace = fault && answerOfFault(fault)
    if (inItsPlace) return inItsPlace
    if (fault?.mode === "slow") await wait(fault.delay, undefined, { ref: false })
    const rows = tables.get(tableOf(pathname))
    return json(rows ? listRecords({ rows, query: searchParams, offsets, fault }) : refusals.permission)
  }

  const server = createServer(
    answerRequests(async (request) => {
      if (new URL(request.url).pathname === "/__faults") return switchFault(request, faults)
      if (travel) await wait(travel())
      const response = await answer(request, true)
      if (travel) await wait(travel())
      return response
    }),
  )
  const service = await listen(server, port)
  return {
    ...service,
    base: service.url + basePath,
    limit,
    faults,
    answer: (request) => answer(request),
    replace: (table, rows) => tables.set(table, rows),
  }
}

function tableOf(pathname: string): string {
  const name = pathname.slice(basePath.length + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function json({ status, body }: { status: number; body: object }): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json; charset=utf-8" } })
}

/** JSON only: a page of another origin cannot send that without asking first, and it is not answered for this path. */
export async function switchFault(request: Request, faults: Pick<Faults, "set">): Promise<Response> {
  const isJson =
    request.method === "POST" && request.headers.get("content-type")?.startsWith("application/json") === true
  const order: unknown = isJson ? await request.json().catch(() => undefined) : undefined
  return new Response(null, { status: faults.set(order) ? 204 : 400 })
}
