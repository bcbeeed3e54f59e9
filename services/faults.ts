import { setTimeout as wait } from "node:timers/promises"

/**
 * Faults that every local service can simulate:
 * - `drop`: closes the connection without handling the request
 * - `lost`: handles the request, then closes the connection without a response
 * - `slow`: delays the response
 * - `html`: responds with an HTML page, as the sign-in page of a captive portal does
 * - `500`: responds with status 500
 * - `none`: removes the fault
 */
const commonModes = ["none", "drop", "lost", "slow", "html", "500"] as const
export type CommonFaultMode = (typeof commonModes)[number]

export interface Fault<Mode extends string = CommonFaultMode> {
  mode: Mode | CommonFaultMode
  /** Delay of a `slow` response, in milliseconds. */
  delay: number
}

/**
 * The faults of a service. Each fault applies only to requests that contain a text, so that parallel tests do not affect each
 * other.
 */
export interface Faults<Mode extends string = CommonFaultMode> {
  /**
   * Sets or removes a fault.
   * @param body parsed JSON `{mode, for?, delay?}`: the fault applies to requests that contain the text `for`
   * @returns false if the body is invalid
   */
  set: (body: unknown) => boolean
  /** Returns the first fault whose text occurs in a request. */
  find: (request: string) => Fault<Mode> | undefined
}

/**
 * Creates the faults of a service.
 * @param modes faults of this service, in addition to the common faults
 */
export function createFaults<Mode extends string = never>(modes: readonly Mode[] = []): Faults<Mode> {
  const faults = new Map<string, Fault<Mode>>()
  return {
    set: (body) => {
      if (typeof body !== "object" || body === null) return false
      const { mode, for: text = "", delay = 15_000 }: Partial<Record<"mode" | "for" | "delay", unknown>> = body
      const knownMode = [...commonModes, ...modes].find((known) => known === mode)
      if (!knownMode || typeof text !== "string" || typeof delay !== "number") return false
      if (knownMode === "none") faults.delete(text)
      else faults.set(text, { mode: knownMode, delay })
      return true
    },
    find: (request) => [...faults].find(([text]) => request.includes(text))?.[1],
  }
}

/** Returns a request's path and query without percent-encoding, for `Faults.find`. */
export function decodedTarget(url: string): string {
  const { pathname, searchParams } = new URL(url)
  return `${pathname}?${[...searchParams].map((pair) => pair.join("=")).join("&")}`
}

/** Handles a request with a common fault. `handle` itself applies the faults of its service. */
export async function withFault(
  fault: Fault<string> | undefined,
  handle: () => Promise<Response> | Response,
): Promise<Response> {
  switch (fault?.mode) {
    case "drop":
      return Response.error()
    case "html":
      return htmlResponse(200, "Sign in to this network")
    case "500":
      return Response.json(
        { message: "Sample fault" },
        { status: 500, headers: { "access-control-allow-origin": "*" } },
      )
    default: {
      const response = await handle()
      if (fault?.mode === "lost") return Response.error()
      if (fault?.mode === "slow") await wait(fault.delay, undefined, { ref: false })
      return response
    }
  }
}

/** Returns an HTML response that pages of every origin may read. */
export function htmlResponse(status: number, title: string): Response {
  return new Response(
    `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
    {
      status,
      headers: { "access-control-allow-origin": "*", "content-type": "text/html; charset=utf-8" },
    },
  )
}

/**
 * Handles `POST /__faults`. Accepts only the content type JSON, so that pages of other origins cannot set faults: browsers send
 * a preflight before such a request, and the preflight fails here.
 */
export async function handleFaultRequest(request: Request, faults: Pick<Faults, "set">): Promise<Response> {
  const isJson =
    request.method === "POST" && request.headers.get("content-type")?.startsWith("application/json") === true
  const body: unknown = isJson ? await request.json().catch(() => undefined) : undefined
  return new Response(null, { status: faults.set(body) ? 204 : 400 })
}
