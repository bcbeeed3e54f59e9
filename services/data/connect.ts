import { createClient } from "@supabase/supabase-js"

/** Replaces WebSocket, which Node.js 20 does not have. The client requires the class even without subscriptions. */
class FakeWebSocket {
  constructor() {
    throw new Error("The tests use no WebSocket.")
  }
}

/** Creates the client library of Supabase with the site's settings, for tests of the data API in Node.js. */
export function connect(url: string, key: string) {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The cast: the stub has none of the methods, because these tests open no socket.
    realtime: { transport: FakeWebSocket as unknown as typeof WebSocket },
  })
}
