import { createClient } from "@supabase/supabase-js"

/** Node.js 20 has no WebSocket, and the client asks for one even where nothing listens to changes. */
class NoSocket {
  constructor() {
    throw new Error("Nothing here opens a socket.")
  }
}

/** The real client, set as the site sets it, for tests that talk to the data API from Node.js. */
export function connect(url: string, key: string) {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: NoSocket as unknown as typeof WebSocket },
  })
}
