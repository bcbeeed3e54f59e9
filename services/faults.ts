import { setTimeout as wait } from "node:timers/promises"

/**
 * Faults that tests can set for a local service:
 * - `drop`: closes the connection without a response
 * - `slow`: delays the response
 * - `html`: responds with an HTML page, as the sign-in page of a captive portal does
 * - `500`: responds with status 500
 * - `none`: removes the fault
 */
const commonModes = ["none", "drop", "slow", "html", "500"] as const

export interface Fault<Mode extends string = never> {
  mode: Mode | (typeof commonModes)[number]
  /** Delay of a `slow` response, in milliseconds. */
  delay: number
}

/**
 * The faults of a service. Each fault applies only to requests whose URL contains a text, so that parallel tests do not affect each
 * other.
 */
export interface Faults<Mode extends string = never> {
  /**
   * Handles `POST /__faults` with the JSON `{mode, for?, delay?}`, which sets a fault for URLs that contain the text `for`. Requires the
   * content type JSON, so that pages of other origins cannot set faults: the preflight of browsers fails.
   */
  handleRequest: (request: Request) => Promise<Response>
  /** Returns the first fault whose text occurs in a URL. */
  find: (url: string) => Fault<Mode> | undefined
}

/**
 * Creates the faults of a service.
 * @param modes faults of this service, in addition to the common faults
 */
export function createFaults<Mode extends string = never>(modes: readonly Mode[] = []): Faults<Mode> {
  const faults = new Map<string, Fault<Mode>>()
  return {
    handleRequest: async (request) => {
      const isJson = request.method === "POST" && request.headers.get("content-type")?.startsWith("application/json")
      const body = Object(isJson && (await request.json())) as { mode?: string; for?: string; delay?: number }
      const mode = [...commonModes, ...modes].find((known) => known === body.mode)
      if (!mode) return new Response(null, { status: 400 })
      const { for: text = "", delay = 15_000 } = body
      if (mode === "none") faults.delete(text)
      else faults.set(text, { mode, delay })
      return new Response(null, { status: 204 })
    },
    find: (url) => [...faults].find(([text]) => decodedTarget(url).includes(text))?.[1],
  }
}

/** Returns the path and query of a URL without percent-encoding. */
function decodedTarget(url: string): string {
  const { pathname, searchParams } = new URL(url)
  return `${pathname}?${[...searchParams].map((pair) => pair.join("=")).join("&")}`
}

/** Handles a request with a common fault. `handle` itself applies the faults of its service. */
export async function withFault(
  fault: Fault<string> | undefined,
  handle: () => Promise<Response> | Response,
): Promise<Response> {
  if (fault?.mode === "drop") return Response.error()
  if (fault?.mode === "html") return htmlResponse(200, "Sign in to this network")
  if (fault?.mode === "500") return htmlResponse(500, "Sorry, unable to open the file at this time")
  if (fault?.mode === "slow") await wait(fault.delay, undefined, { ref: false })
  return handle()
}

/** Returns an HTML response that pages of every origin may read. */
export function htmlResponse(status: number, title: string): Response {
  const headers = { "access-control-allow-origin": "*", "content-type": "text/html; charset=utf-8" }
  const body = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
  return new Response(body, { status, headers })
}
