import { refusals } from "./answers"

/**
 * What may go wrong at the table, for tests. `ignore-filter` answers everybody, page by page; `empty-pages` puts an empty page
 * before each; `expire` has the first offset that comes back expired, `expire-always` each; `repeat-offset` gives the same offset again;
 * `endless` always gives another; `html` is the page of something else; `drop` cuts the line; `slow` answers late. Numbers are statuses.
 */
const modes = [
  "none",
  "ignore-filter",
  "empty-pages",
  "expire",
  "expire-always",
  "repeat-offset",
  "endless",
  "html",
  "drop",
  "slow",
  "401",
  "403",
  "404",
  "422",
  "429",
  "500",
] as const
export type FaultMode = (typeof modes)[number]

export interface Fault {
  mode: FaultMode
  /** Milliseconds before a slow answer. */
  delay: number
  /** Offsets that have been answered as expired. */
  expired: number
}

/** Switches of the faults. Each holds for requests whose address names a text, so that tests side by side do not meet. */
export interface Faults {
  /** @param order parsed JSON `{mode, for?, delay?}`; false where it is none */
  set: (order: unknown) => boolean
  /** What is to happen to a request with this address, percent-encoding taken away. */
  of: (address: string) => Fault | undefined
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
      else faults.set(text, { mode: known, delay, expired: 0 })
      return true
    },
    of: (address) => [...faults].find(([text]) => address.includes(text))?.[1],
  }
}

const json = { "content-type": "application/json; charset=utf-8" }
const answerOf = ({ status, body }: { status: number; body: object }) =>
  new Response(JSON.stringify(body), { status, headers: json })

/** The answer that stands in place of the table's, where the fault is one of that kind; "drop" cuts the line. */
export function answerOfFault({ mode }: Fault): Response | "drop" | undefined {
  switch (mode) {
    case "drop":
      return "drop"
    case "html":
      return new Response("<!doctype html><title>Sign in to this network</title>", {
        headers: { "content-type": "text/html" },
      })
    case "401":
      return answerOf(refusals.authentication)
    case "403":
      return answerOf(refusals.permission)
    case "404":
      return answerOf(refusals.path)
    case "422":
      return answerOf(refusals.filter)
    case "429":
      return answerOf(refusals.limit)
    case "500":
      return answerOf({ status: 500, body: { error: { type: "SERVER_ERROR", message: "Sample fault" } } })
    default:
      return undefined
  }
}
