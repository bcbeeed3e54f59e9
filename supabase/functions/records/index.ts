/** Starts a worker of the records broker, on Supabase or on Deno alone. README.md lists its environment variables. */
import { connect } from "../_shared/connect.ts"
import { createBroker } from "./broker.ts"
import { readEnvironment } from "./environment.ts"

const { siteOrigins, deployedUrl, ...environment } = readEnvironment()
const { handle, register } = createBroker({
  ...environment,
  query: connect(2),
  basePath: "/records",
  isSiteOrigin: (origin) => siteOrigins.includes(origin),
  fetch,
  // Deno alone runs until it is stopped, so a task needs nothing that keeps it alive.
  waitUntil: (task) => {
    if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(task)
  },
  log: (message) => console.error(message),
})

if (deployedUrl) void register(deployedUrl)
Deno.serve(handle)
