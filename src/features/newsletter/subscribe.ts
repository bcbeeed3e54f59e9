import { createClient, type PostgrestSingleResponse, type SupabaseClient } from "@supabase/supabase-js"

/** Outcome of an attempt to subscribe. Failures are values, not exceptions. */
export type SubscribeOutcome =
  | { readonly kind: "subscribed" }
  /** The address is on the list already. */
  | { readonly kind: "duplicate" }
  /** Not an email address; no request was sent. */
  | { readonly kind: "invalid" }
  | FailedSubscription

/** The address may be on the list or not. A retry is safe, because the table has each address once. */
interface FailedSubscription {
  readonly kind: "failed"
  /**
   * - `unreachable`: offline, or the connection broke
   * - `timeout`, `canceled`: the time limit passed, or the caller aborted
   * - `client`: the chunk with the client library did not load
   * - `refused`: an error response
   * - `unreadable`: not a response of the data API, such as the sign-in page of a café's network
   */
  readonly reason: "unreachable" | "timeout" | "canceled" | "client" | "refused" | "unreadable"
}

/** PostgreSQL's unique_violation. */
const uniqueViolation = "23505"

let client: SupabaseClient | undefined

/**
 * Adds an address to the newsletter's list with one insert. If the insert fails after the row was written, the next attempt
 * returns `duplicate`. Import this module with `import()` only: the client library has 56 kB (gzip).
 * @param email normalized and valid
 */
export async function subscribe(email: string, signal: AbortSignal): Promise<SubscribeOutcome> {
  // The visitor already sees a failure if the time limit passed while this module was loading.
  if (signal.aborted) return { kind: "failed", reason: "canceled" }
  // Without a session, the client reads no tokens and opens no socket.
  client ??= createClient(process.env.GATSBY_SUPABASE_URL, process.env.GATSBY_SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const row = { email, subscribed_at: new Date().toISOString() }
  return outcomeOf(await client.from("email_subscribers").insert(row).select().abortSignal(signal))
}

function outcomeOf({ data, error, status }: PostgrestSingleResponse<unknown>): SubscribeOutcome {
  if (error?.code === uniqueViolation) return { kind: "duplicate" }
  // The client reports a network error with status 0.
  if (status === 0) return { kind: "failed", reason: "unreachable" }
  if (error && status >= 400) return { kind: "failed", reason: "refused" }
  return status === 201 && Array.isArray(data) ? { kind: "subscribed" } : { kind: "failed", reason: "unreadable" }
}
