import { createClient, type SupabaseClient } from "@supabase/supabase-js"

let client: SupabaseClient | undefined

/**
 * The one client of the data API, made when it is first asked for. The library behind it is 56 kB on the wire: nothing on a
 * page may import this module but by `import()`.
 */
export function loadClient(): Promise<SupabaseClient> {
  // No session: it reads no tokens and opens no socket.
  client ??= createClient(process.env.GATSBY_SUPABASE_URL ?? "", process.env.GATSBY_SUPABASE_ANON_KEY ?? "", {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  return Promise.resolve(client)
}
