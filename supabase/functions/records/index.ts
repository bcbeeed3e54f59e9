/** Starts a worker of the records broker as a Supabase Edge Function. README.md lists its environment variables. */
import postgres from "npm:postgres@3.4.9"
import { requireDatabaseUrl, requireList, requireOrigins, requireUrl, requireVariable } from "../_shared/variables.ts"
import { createBroker } from "./broker.ts"

// A connection pool in transaction mode does not support prepared statements.
const sql = postgres(requireDatabaseUrl(), { prepare: false, max: 2, idle_timeout: 20, connect_timeout: 10 })
const siteOrigins = requireOrigins("SITE_ORIGIN")

const { handle, register } = createBroker({
  query: async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
    await sql.unsafe<Row[]>(text, [...parameters]),
  upstream: { url: requireUrl("RECORDS_UPSTREAM_URL"), token: requireVariable("RECORDS_UPSTREAM_TOKEN") },
  tables: requireList("RECORDS_TABLES"),
  basePath: "/records",
  publicKey: requireVariable("RECORDS_PUBLIC_KEY"),
  isSiteOrigin: (origin) => siteOrigins.includes(origin),
  fetch,
  waitUntil: (task) => EdgeRuntime.waitUntil(task),
  log: (message) => console.error(message),
})

// SUPABASE_URL is a variable of the platform.
void register(`${requireUrl("SUPABASE_URL")}/functions/v1/records`)
Deno.serve(handle)
