import Papa from "papaparse"
import type { Person } from "./readSheet.ts"
import type { Reading } from "./sheetReader.ts"

export interface HandlerParts {
  read: () => Promise<Reading>
  /** Whether pages of an origin may read the answers. */
  isSiteOrigin: (origin: string) => boolean
}

/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const longestEmail = 254

/**
 * Answers the sign-in sheet for one address, `GET ?email=…`: CSV with the titles and that person's row, address and name only.
 *
 * Titles alone: the address is not there, is missing, malformed or too long. Nothing at all: nobody stands in the sheet. The
 * site tells the two apart. 502 and 503 where the sheet cannot be read.
 */
export function createHandler({ read, isSiteOrigin }: HandlerParts): (request: Request) => Promise<Response> {
  return async (request) => {
    const origin = request.headers.get("origin")
    const isAllowed = origin === null || isSiteOrigin(origin)
    const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
      new Response(body, { status, headers: { ...basicHeaders, ...(isAllowed ? readableBy(origin) : {}), ...headers } })

    if (!isAllowed) return answer(403, "This service answers the pages of its own site.")
    if (request.method !== "GET") return answer(405, "The sheet can be read only.", { allow: "GET" })
    const reading = await read()
    if (reading.kind === "unavailable")
      return answer(reading.status, "The sheet cannot be read at the moment.", {
        "retry-after": String(reading.retryAfter),
      })
    const email = new URL(request.url).searchParams.get("email") ?? ""
    return answer(200, csvFor(email, reading.people), { "content-type": "text/csv; charset=utf-8" })
  }
}

/** Nothing that is answered may be kept anywhere on its way. */
const basicHeaders = {
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  vary: "Origin",
}

function readableBy(origin: string | null): Record<string, string> {
  return origin === null ? {} : { "access-control-allow-origin": origin }
}

function csvFor(email: string, people: readonly Person[]): string {
  if (people.length === 0) return ""
  const wanted = normalize(email)
  const isAddress = wanted.length <= longestEmail && /^[^\s@]+@[^\s@]+$/.test(wanted)
  const person = isAddress ? people.find((one) => normalize(one.email) === wanted) : undefined
  return Papa.unparse([["Email", "Name"], ...(person ? [[person.email, person.name]] : [])], { newline: "\r\n" })
}

const normalize = (email: string) => email.trim().toLowerCase()
