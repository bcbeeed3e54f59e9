import { csvOf, sampleRows, sheetTitles } from "./sampleSheet"

/**
 * What may go wrong with the sheet, for tests. `html` is the sign-in page of a private sheet, with status 200; `drop` cuts the
 * line; `slow` answers late; the others are sheets: without a cell, with titles alone, without the column of addresses, with a
 * byte order mark.
 */
const modes = ["none", "html", "500", "drop", "slow", "empty", "titles-only", "missing-column", "bom"] as const
export type FaultMode = (typeof modes)[number]

export interface Fault {
  mode: FaultMode
  /** Milliseconds before a slow answer. */
  delay: number
}

/** Switches of the faults. Each holds for requests whose address names a text, so that tests side by side do not meet. */
export interface Faults {
  /** @param order parsed JSON `{mode, for?, delay?}`; false where it is none */
  set: (order: unknown) => boolean
  /** What is to happen to a request with this address. */
  of: (url: string) => Fault | undefined
}

export function createFaults(): Faults {
  const faults = new Map<string, Fault>()
  return {
    set: (order) => {
      if (typeof order !== "object" || order === null) return false
      const { mode, for: text = "", delay = 15_000 }: Partial<Record<"mode" | "for" | "delay", unknown>> = order
      const known = modes.find((one) => one === mode)
      if (!known || typeof text !== "string" || typeof delay !== "number") return false
      if (known === "none") faults.delete(text)
      else faults.set(text, { mode: known, delay })
      return true
    },
    of: (url) => {
      const { pathname, searchParams } = new URL(url)
      const asked = `${pathname}?${[...searchParams].map((pair) => pair.join("=")).join("&")}`
      return [...faults].find(([text]) => asked.includes(text))?.[1]
    },
  }
}

/** The spreadsheet's host lets every page read what it answers. */
export const openToAll = { "access-control-allow-origin": "*" }

/** The answer of something that is no sheet, where the fault is one of that kind; "drop" cuts the line. */
export function answerInItsPlace({ mode }: Fault): Response | "drop" | undefined {
  if (mode === "drop") return "drop"
  if (mode === "html") return page(200, "Sign in to your account")
  return mode === "500" ? page(500, "Sorry, unable to open the file at this time") : undefined
}

/** The sheet as the fault leaves it. */
export function sheetWith(fault: Fault | undefined): Response {
  const whole = [sheetTitles, ...sampleRows]
  switch (fault?.mode) {
    case "empty":
      return csv("")
    case "titles-only":
      return csv(csvOf([sheetTitles]))
    case "missing-column":
      return csv(csvOf(whole.map((row) => row.slice(1))))
    case "bom":
      return csv(`\uFEFF${csvOf(whole)}`)
    default:
      return csv(csvOf(whole))
  }
}

export function page(status: number, title: string): Response {
  return new Response(
    `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
    {
      status,
      headers: { ...openToAll, "content-type": "text/html; charset=utf-8" },
    },
  )
}

function csv(text: string): Response {
  return new Response(text, { headers: { ...openToAll, "content-type": "text/csv" } })
}

/** `POST /__faults`. JSON only: a page of another origin cannot send that without asking first, and it is not answered for this path. */
export async function switchFault(request: Request, faults: Faults): Promise<Response> {
  const isJson =
    request.method === "POST" && request.headers.get("content-type")?.startsWith("application/json") === true
  const order: unknown = isJson ? await request.json().catch(() => undefined) : undefined
  return new Response(null, { status: faults.set(order) ? 204 : 400 })
}
