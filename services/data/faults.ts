import type { ServerResponse } from "node:http"

/**
 * What may go wrong between a visitor and the data API, for tests:
 * `slow` and `lost` do the work and answer late or never; `drop` cuts the line before the work; `500` and `html` are
 * answers of something that stands in between.
 */
const modes = ["none", "slow", "lost", "drop", "500", "html"] as const
export type FaultMode = (typeof modes)[number]

/** Switches of the faults. Each holds for requests whose body names a text, so that tests side by side do not meet. */
export interface Faults {
  /** @param order parsed JSON `{mode, for?, delay?}`; false where it is none */
  set: (order: unknown) => boolean
  /** What is to happen to a request with this body. */
  of: (body: string) => Fault | undefined
}

export interface Fault {
  mode: FaultMode
  /** Milliseconds before a slow answer. */
  delay: number
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
    of: (body) => [...faults].find(([text]) => body.includes(text))?.[1],
  }
}

/** Answers in place of the API, where the fault is one of that kind. */
export function answerWithFault({ mode }: Fault, response: ServerResponse): boolean {
  if (mode === "drop") response.destroy()
  else if (mode === "500")
    response.writeHead(500, { "content-type": "application/json" }).end('{"message":"Sample fault"}')
  else if (mode === "html")
    response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><title>Sign in to this network</title>")
  else return false
  return true
}
