import { createClient, type SupabaseClient } from "@supabase/supabase-js"

/**
 * Outcome of an attempt to subscribe. Failures are values, not exceptions.
 * - `duplicate`: the address is on the list already
 * - `invalid`: not an email address; no request was sent
 * - `failed`: the address may be on the list or not; a retry is safe, because the table has each address once
 * - `outdated`: the site was deployed again, so the chunk with this module is gone; no request was sent, and only a
 *   reload helps
 */
export interface SubscribeOutcome {
  readonly kind: "subscribed" | "duplicate" | "invalid" | "failed" | "outdated"
}

/** PostgreSQL's unique_violation. */
const uniqueViolation = "23505"

let client: SupabaseClient | undefined

/**
 * Adds an address to the newsletter's list with one insert. If the insert fails after the row was written, the next
 * attempt returns `duplicate`. Import this module with `import()` only: the client library has 56 kB (gzip).
 * @param email normalized and valid
 */
export async function subscribe(email: string, signal: AbortSignal): Promise<SubscribeOutcome> {
  // The visitor already sees a failure if the time limit passed while this module was loading.
  if (signal.aborted) return { kind: "failed" }
  // Without a session, the client reads no tokens and opens no socket.
  client ??= createClient(process.env.GATSBY_SUPABASE_URL, process.env.GATSBY_SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const row = { email, subscribed_at: new Date().toISOString() }
  const { data, error, status } = await client.from("email_subscribers").insert(row).select().abortSignal(signal)
  if (error?.code === uniqueViolation) return { kind: "duplicate" }
  // Another success is not a response of the data API, such as the sign-in page of a café's network.
  return { kind: !error && status === 201 && Array.isArray(data) ? "subscribed" : "failed" }
}
