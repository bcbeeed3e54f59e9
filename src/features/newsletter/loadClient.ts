import type { SupabaseClient } from "@supabase/supabase-js"

let loading: Promise<SupabaseClient> | undefined

/**
 * Fetches the client library (55.8 kB on the wire) and makes the one client, the first time it is asked for. A fetch that failed is
 * tried again the next time.
 */
export function loadClient(): Promise<SupabaseClient> {
  loading ??= import("@supabase/supabase-js")
    .then(({ createClient }) =>
      // No session: it reads no tokens and opens no socket.
      createClient(process.env.GATSBY_SUPABASE_URL ?? "", process.env.GATSBY_SUPABASE_ANON_KEY ?? "", {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      }),
    )
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
