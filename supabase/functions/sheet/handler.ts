import Papa from "papaparse"
import { responseHeaders } from "../_shared/responseHeaders.ts"
import type { RequestCount } from "./rateLimit.ts"
import { readBody } from "./readBody.ts"
import { retryDelay, type SheetResult } from "./sheetReader.ts"

export interface HandlerDependencies {
  read: () => Promise<SheetResult>
  /** Returns whether a text proves that the caller has the shared password. */
  isProof: (text: string) => boolean
  /** Counts a request of a client for an address, and returns whether it is within the rate limit. */
  countRequest: (client: string, email: string) => Promise<RequestCount>
  isSiteOrigin: (origin: string) => boolean
}

const titles = ["Email", "Name"]

/**
 * Creates the handler of `POST ?email=…`. The body is the proof of the password. The response is CSV: the titles and the person's
 * row, with only the address and the name.
 *
 * Without the proof, the response contains only the titles, and neither its content nor the work for it depends on the address. It
 * is the same if the address is unknown or missing. If the sheet contains no person, the response is empty, so
 * that the site can show a different message. If the sheet is unavailable, the status is 502 or 503.
 * @returns the handler; `client` identifies the client for the rate limit. If it is undefined, the status is 500
 */
export function createHandler(
  dependencies: HandlerDependencies,
): (request: Request, client: string | undefined) => Promise<Response> {
  const { read, isProof, countRequest, isSiteOrigin } = dependencies
  return async (request, client) => {
    const origin = request.headers.get("origin")
    const isAllowed = origin !== null && isSiteOrigin(origin)
    const text = { ...responseHeaders(origin, isAllowed), "content-type": "text/plain; charset=utf-8" }
    const respond = (status: number, body: string, headers: Record<string, string> = {}) =>
      new Response(body, { status, headers: { ...text, ...headers } })
    const respondWithCsv = (rows: readonly (readonly string[])[]) =>
      respond(200, Papa.unparse([titles, ...rows]), { "content-type": "text/csv; charset=utf-8" })
    const retryAfter = (seconds: number) => ({ "retry-after": String(seconds) })

    if (!isAllowed) return respond(403, "Only pages of the site may use this service.")
    if (request.method !== "POST") return respond(405, "Only POST is supported.", { allow: "POST" })
    if (client === undefined) return respond(500, "The service does not recognize its visitors. Its log says why.")
    const sheet = await read()
    if (sheet.kind === "unavailable")
      return respond(sheet.status, "The sheet is temporarily unavailable.", retryAfter(retryDelay / 1000))
    if (sheet.people.length === 0) return respond(200, "", { "content-type": "text/csv; charset=utf-8" })
    const body = await readBody(request.body)
    if (body === undefined) return respond(408, "The body did not arrive in time.")
    if (!isProof(body)) return respondWithCsv([])

    const email = normalize(new URL(request.url).searchParams.get("email") ?? "")
    const count = await countRequest(client, email)
    if (count === "refused") return respond(429, "Too many requests. Try again in a minute.", retryAfter(60))
    if (count === "unavailable") return respond(503, "The service is temporarily unavailable.", retryAfter(5))
    const person = sheet.people.find((candidate) => normalize(candidate.email) === email)
    return respondWithCsv(person ? [[person.email, person.name]] : [])
  }
}

const normalize = (email: string) => email.trim().toLowerCase()
