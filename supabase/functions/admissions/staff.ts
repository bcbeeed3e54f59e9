import { staffActions, type PublicationRequest } from "./publication.ts"
import { readText, TooLargeError } from "./readText.ts"
import { errors, refusedRows, takenLinks, type FunctionResponse } from "./responses.ts"
import type { Store } from "./store.ts"

/**
 * Maximum size of a publication in bytes. 10,000 letters with their addresses and 10,000 sign-ins have 2.6 MB. Supabase
 * names no limit; its users report that 5 MB arrive and 10 MB do not
 * (https://github.com/supabase/functions-js/issues/71). The proxy of an own server has the same limit, in docs/own-server.md
 * (`client_max_body_size`).
 */
export const maxPublication = 5_000_000

const actions: readonly unknown[] = staffActions

/**
 * Publishes the rows in a body. The database checks them.
 * @throws the errors of the database, except those about the rows
 */
export async function publish(store: Store, body: Request["body"]): Promise<FunctionResponse> {
  try {
    const request: unknown = JSON.parse(await readText(body, maxPublication))
    if (!isPublicationRequest(request)) return errors.body
    const published = await store.publish(request)
    return published ? { status: 200, body: published } : errors.version
  } catch (error) {
    if (error instanceof TooLargeError) return errors.tooLarge
    if (error instanceof SyntaxError) return errors.body
    const { code, constraint, constraint_name = constraint, detail = "" } = Object(error) as DatabaseError
    if (constraint_name === "link_belongs_to_one_person") return takenLinks(constraint_name, detail)
    if (code?.startsWith("23")) return refusedRows(constraint_name ?? code)
    // Text or an instant that PostgreSQL cannot read.
    if (code?.startsWith("22")) return errors.body
    throw error
  }
}

/** The name of a constraint, as postgres.js and as PGlite give it. */
type DatabaseError = Partial<Record<"code" | "constraint_name" | "constraint" | "detail", string>>

function isPublicationRequest(value: unknown): value is PublicationRequest {
  const request = Object(value) as Partial<Record<keyof PublicationRequest, unknown>>
  return (
    Number.isSafeInteger(request.comparedWith) &&
    actions.includes(request.action) &&
    [request.publishedBy, request.digest].every((text) => typeof text === "string") &&
    [request.records, request.signIns, request.withdrawals].every(Array.isArray)
  )
}
