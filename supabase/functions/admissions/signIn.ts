import Papa from "papaparse"
import { readProof } from "./readProof.ts"
import { shareStatements } from "./shareStatements.ts"
import type { Store } from "./store.ts"

export interface SignInDependencies {
  store: Pick<Store, "hasSignIns" | "findSignIn">
  /** Returns whether a text proves that the caller has the shared password. */
  isProof: (text: string) => boolean
  /** Counts a request of a client for an address, and returns whether it is within the rate limit. */
  countRequest: (client: string, email: string) => Promise<boolean>
  isSiteOrigin: (origin: string) => boolean
  report: (error: unknown) => void
}

const titles = ["Email", "Name"]

/**
 * Creates the handler of `POST ?email=…`. The body is the proof of the password. The response is CSV: the titles and
 * the person's row, as from a sheet (docs/decisions/0011).
 *
 * Without the proof, the response contains only the titles, and neither its content nor the work for it depends on the
 * address. It is the same if the address is unknown or missing. If no applicant can sign in, the response is empty, so
 * that the site can show a different message.
 * @returns the handler; `client` identifies the client for the rate limit. If it is undefined, the status is 500
 */
export function createSignIn({ store, isProof, countRequest, isSiteOrigin, report }: SignInDependencies) {
  const hasSignIns = shareStatements(async (requests: readonly "request"[]) => {
    const result = await store.hasSignIns()
    return requests.map(() => result)
  })

  return async (
    request: Request,
    client: string | undefined,
    commonHeaders: Record<string, string>,
  ): Promise<Response> => {
    const origin = request.headers.get("origin")
    const text = { ...commonHeaders, "content-type": "text/plain; charset=utf-8" }
    const respond = (status: number, body: string, headers: Record<string, string> = {}) =>
      new Response(body, { status, headers: { ...text, ...headers } })
    const csv = { "content-type": "text/csv; charset=utf-8" }
    const respondWithCsv = (rows: readonly (readonly string[])[]) => respond(200, Papa.unparse([titles, ...rows]), csv)

    if (origin === null || !isSiteOrigin(origin)) return respond(403, "Only pages of the site may use this service.")
    if (request.method !== "POST") return respond(405, "Only POST is supported.", { allow: "POST" })
    if (client === undefined) return respond(500, "The service does not recognize its visitors. Its log says why.")
    try {
      if (!(await hasSignIns("request"))) return respond(200, "", csv)
      const body = await readProof(request.body)
      if (body === undefined) return respond(408, "The body did not arrive in time.")
      if (!isProof(body)) return respondWithCsv([])

      const email = new URL(request.url).searchParams.get("email") ?? ""
      if (!(await countRequest(client, email.trim().toLowerCase())))
        return respond(429, "Too many requests. Try again in a minute.", { "retry-after": "60" })
      // PostgreSQL cannot store this character.
      const person = email.includes("\0") ? undefined : await store.findSignIn(email)
      return respondWithCsv(person ? [[person.email, person.name]] : [])
    } catch (error) {
      report(error)
      return respond(503, "The service is temporarily unavailable.", { "retry-after": "5" })
    }
  }
}
