import { setTimeout as wait } from "node:timers/promises"

/**
 * Faults that every local service can simulate. `drop` closes the connection before the work and `lost` after it.
 * `slow` delays the response. `html` responds with the sign-in page of a captive portal. `none` removes a fault.
 */
const commonModes = ["none", "drop", "lost", "slow", "html", "500"] as const
export type CommonFaultMode = (typeof commonModes)[number]

export interface Fault<Mode extends string = CommonFaultMode> {
  mode: Mode | CommonFaultMode
  /** Milliseconds before a slow response. */
  delay: number
}

/** Each fault applies to requests that contain a text, so that tests that run in parallel do not affect each other. */
export interface Faults<Mode extends string = CommonFaultMode> {
  /**
   * Sets or removes a fault.
   * @param body parsed JSON `{mode, for?, delay?}`
   * @returns false if the body is invalid
   */
  set: (body: unknown) => boolean
  /** Finds the fault whose text occurs in the given text. */
  find: (text: string) => Fault<Mode> | undefined
}

/** @param modes the service's own faults, in addition to the common ones */
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
    find: (text) => [...faults].find(([part]) => text.includes(part))?.[1],
  }
}

/** Returns a request's path and query without percent-encoding, for `Faults.find`. */
export function decodedTarget(url: string): string {
  const { pathname, searchParams } = new URL(url)
  return `${pathname}?${[...searchParams].map((pair) => pair.join("=")).join("&")}`
}

/** Applies a common fault to a handler. The handler itself applies the service's own faults. */
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

/** Returns a page that pages of every origin may read. */
export function htmlResponse(status: number, title: string): Response {
  return new Response(
    `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
    {
      status,
      headers: { "access-control-allow-origin": "*", "content-type": "text/html; charset=utf-8" },
    },
  )
}

/** Handles `POST /__faults`. Only JSON is accepted: another origin cannot send it without a preflight, which fails here. */
export async function handleFaultRequest(request: Request, faults: Pick<Faults, "set">): Promise<Response> {
  const isJson =
    request.method === "POST" && request.headers.get("content-type")?.startsWith("application/json") === true
  const body: unknown = isJson ? await request.json().catch(() => undefined) : undefined
  return new Response(null, { status: faults.set(body) ? 204 : 400 })
}
