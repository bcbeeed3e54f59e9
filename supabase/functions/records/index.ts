/** Starts a worker of the records broker, on Supabase or on Deno alone. README.md lists its environment variables. */
import postgres from "npm:postgres@3.4.9"
import { createBroker } from "./broker.ts"
import { readEnvironment } from "./environment.ts"

const { siteOrigins, databaseUrl, deployedUrl, ...environment } = readEnvironment()
// A connection pool in transaction mode does not support prepared statements.
const sql = postgres(databaseUrl, { prepare: false, max: 2, idle_timeout: 20, connect_timeout: 10 })

const { handle, register } = createBroker({
  ...environment,
  query: async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
    await sql.unsafe<Row[]>(text, [...parameters]),
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
