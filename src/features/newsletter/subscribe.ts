import type { SupabaseClient } from "@supabase/supabase-js"
import { isEmail, normalizeEmail } from "./emailRule"
import type { FailureReason, Outcome } from "./outcome"

interface Options {
  /** Fetches the client of the data API; asked only for a valid address. */
  loadClient: () => Promise<SupabaseClient>
  /** Ends the attempt early. */
  signal?: AbortSignal
  /** Milliseconds for everything together: fetching the client, sending, the answer. */
  timeLimit?: number
  now?: () => Date
}

/** PostgreSQL's unique_violation. */
const uniqueViolation = "23505"

/**
 * Puts an address on the newsletter's list. Sends at most one insert, never throws, and ends within the time limit.
 * An attempt that failed may have been written all the same; the next one is then a `duplicate`.
 * @param typed what the visitor typed
 */
export async function subscribe(
  typed: string,
  { loadClient, signal, timeLimit = 10_000, now = () => new Date() }: Options,
): Promise<Outcome> {
  const email = normalizeEmail(typed)
  if (!isEmail(email)) return { kind: "invalid" }
  const ended = new AbortController()
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      signal?.removeEventListener("abort", cancel)
      ended.abort()
      resolve(outcome)
    }
    const cancel = () => end(failed("canceled"))
    const timer = setTimeout(() => end(failed("timeout")), timeLimit)
    if (signal?.aborted) return cancel()
    signal?.addEventListener("abort", cancel)
    loadClient().then(
      (client) => {
        // The visitor was told that it failed: nothing is sent behind their back.
        if (ended.signal.aborted) return
        const row = { email, subscribed_at: now().toISOString() }
        client
          .from("email_subscribers")
          .insert(row)
          .select()
          .abortSignal(ended.signal)
          .then(
            (answer) => end(outcomeOf(answer)),
            () => end(failed("unreachable")),
          )
      },
      () => end(failed("client")),
    )
  })
}

interface Answer {
  data: unknown
  error: { code?: string } | null
  /** 0 where there was no answer. */
  status: number
}

function outcomeOf({ data, error, status }: Answer): Outcome {
  if (error?.code === uniqueViolation) return { kind: "duplicate" }
  if (status === 0) return failed("unreachable")
  if (error) return failed(status < 400 ? "unreadable" : "refused")
  // Something else than the API may answer 200, with no rows.
  return status === 201 && Array.isArray(data) ? { kind: "subscribed" } : failed("unreadable")
}

function failed(reason: FailureReason): Outcome {
  return { kind: "failed", reason }
}
