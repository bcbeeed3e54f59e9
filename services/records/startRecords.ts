import { createServer } from "node:http"
import type { PGlite } from "@electric-sql/pglite"
import { createBroker } from "../../supabase/functions/records/broker"
import type { Settings } from "../../supabase/functions/records/settings"
import { listen, type RunningService } from "../listen"
import { answerRequests } from "../nodeHandler"
import type { FaultMode } from "../table/faults"
import { localTableToken, switchFault, type RunningTable } from "../table/startTable"

export interface RecordsOptions {
  /** 0 picks a free one. */
  port: number
  database: PGlite
  table: RunningTable
  tables: readonly string[]
  publicKey: string
  settings?: Partial<Settings>
}

/**
 * Starts the records broker (supabase/functions/records) on the embedded database, in front of the local table.
 *
 * `POST /__faults` takes the orders of the table's faults, and one more mode, `table`. Requests that name the text of an order go
 * past the broker to the table itself, as in a site that is set to ask the table: so pages see its paging and its faults.
 */
export async function startRecords(options: RecordsOptions): Promise<RunningService> {
  const { port, database, table } = options
  const direct = new Set<string>()
  const works = new Set<Promise<unknown>>()
  const broker = createBroker({
    ...options,
    query: async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
      (await database.query<Row>(text, [...parameters])).rows,
    upstream: { url: table.base, token: localTableToken },
    basePath: "",
    fetch,
    isSiteOrigin,
    waitUntil: (work) => {
      works.add(work)
      void work.finally(() => works.delete(work))
    },
    log: (message) => console.error(message),
  })

  const order = {
    set: (given: unknown) => {
      const { mode, for: text }: { mode?: FaultMode | "table"; for?: unknown } = Object(given) as object
      if (typeof text !== "string" || text === "") return false
      const isSet = mode === "table" ? table.faults.set({ mode: "none", for: text }) : table.faults.set(given)
      if (isSet && mode !== "none") direct.add(text)
      else direct.delete(text)
      return isSet
    },
  }
  const service = await listen(
    createServer(
      answerRequests(async (request) => {
        const { pathname, searchParams } = new URL(request.url)
        if (pathname === "/__faults") return switchFault(request, order)
        const asked = `${pathname}?${[...searchParams].join("&")}`
        const goesPast = request.method === "GET" && [...direct].some((text) => asked.includes(text))
        return goesPast ? pastTheBroker(request, table) : broker.handle(request)
      }),
    ),
    port,
  )
  // Ready for the first visitor. Where it does not come to an end, the first look-ups take a little longer.
  const warmUp = broker.refresh()
  return {
    url: service.url,
    close: async () => {
      await service.close()
      await Promise.all([warmUp, ...works])
    },
  }
}

/** Pages of this machine: the site's port is another one for each build that is tested. */
function isSiteOrigin(origin: string): boolean {
  return URL.canParse(origin) && ["127.0.0.1", "localhost"].includes(new URL(origin).hostname)
}

/** What the table itself answers to the page, with headers that let the page read it, as the real one sends them. */
async function pastTheBroker(request: Request, table: RunningTable): Promise<Response | "drop"> {
  const { pathname, search } = new URL(request.url)
  const answer = await table.answer(
    new Request(table.base + pathname + search, { headers: { authorization: `Bearer ${localTableToken}` } }),
  )
  if (answer !== "drop") answer.headers.set("access-control-allow-origin", "*")
  return answer
}
