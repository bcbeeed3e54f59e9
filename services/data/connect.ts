import { createClient } from "@supabase/supabase-js"

/** Node.js 20 has no WebSocket, and the client requires the class even without subscriptions. */
class NoSocket {
  constructor() {
    throw new Error("The tests use no WebSocket.")
  }
}

/** Creates the real client with the site's settings, for tests of the data API in Node.js. */
export function connect(url: string, key: string) {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: NoSocket as unknown as typeof WebSocket },
  })
}
