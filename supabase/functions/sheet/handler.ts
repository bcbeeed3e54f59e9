import Papa from "papaparse"
import type { Person } from "./readSheet.ts"
import type { SheetResult } from "./sheetReader.ts"

export interface HandlerDependencies {
  /** Reads the sheet, which may be cached. */
  read: () => Promise<SheetResult>
  /** Returns whether pages of an origin may read the responses. */
  isSiteOrigin: (origin: string) => boolean
}

/** Maximum length of an email address: 256 octets with angle brackets (RFC 5321, 4.5.3.1.3), so 254 without them. */
const maxEmailLength = 254

/**
 * Creates the handler of `GET ?email=…`. The response is CSV: the titles and the person's row, with only the address and the
 * name.
 *
 * If the address is unknown, missing, malformed or too long, the response contains only the titles. If the sheet contains no
 * person, the response is empty, so that the site can show a different message. If the sheet is unavailable, the status is
 * 502 or 503.
 */
export function createHandler({ read, isSiteOrigin }: HandlerDependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    const origin = request.headers.get("origin")
    const isAllowed = origin === null || isSiteOrigin(origin)
    const respond = (status: number, body: string, headers: Record<string, string> = {}) =>
      new Response(body, {
        status,
        headers: {
          ...commonHeaders,
          ...(isAllowed && origin !== null && { "access-control-allow-origin": origin }),
          ...headers,
        },
      })

    if (!isAllowed) return respond(403, "Pages of this origin may not use this service.")
    if (request.method !== "GET") return respond(405, "Only GET is supported.", { allow: "GET" })
    const sheet = await read()
    if (sheet.kind === "unavailable")
      return respond(sheet.status, "The sheet is temporarily unavailable.", {
        "retry-after": String(sheet.retryAfter),
      })
    const email = new URL(request.url).searchParams.get("email") ?? ""
    return respond(200, csvFor(email, sheet.people), { "content-type": "text/csv; charset=utf-8" })
  }
}

/** Headers of every response. No cache may store a response, because it contains personal data. */
const commonHeaders = {
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  vary: "Origin",
}

function csvFor(email: string, people: readonly Person[]): string {
  if (people.length === 0) return ""
  const wanted = normalize(email)
  const isAddress = wanted.length <= maxEmailLength && /^[^\s@]+@[^\s@]+$/.test(wanted)
  const person = isAddress ? people.find((candidate) => normalize(candidate.email) === wanted) : undefined
  return Papa.unparse([["Email", "Name"], ...(person ? [[person.email, person.name]] : [])], { newline: "\r\n" })
}

const normalize = (email: string) => email.trim().toLowerCase()
