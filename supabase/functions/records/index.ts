/** Starts a worker of the records broker as a Supabase Edge Function. README.md lists its environment variables. */
import postgres from "npm:postgres@3.4.9"
import { createBroker } from "./broker.ts"

function requireVariable(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`${name} is not set: see supabase/functions/records/README.md.`)
  return value
}

/** Returns the items of a variable that are separated by commas. */
const requireList = (name: string) =>
  requireVariable(name)
    .split(",")
    .map((item) => item.trim())

// A connection pool in transaction mode does not support prepared statements.
const sql = postgres(Deno.env.get("RECORDS_DB_URL") ?? requireVariable("SUPABASE_DB_URL"), {
  prepare: false,
  max: 2,
  idle_timeout: 20,
  connect_timeout: 10,
})
const siteOrigins = requireList("SITE_ORIGIN")

const { handle, register } = createBroker({
  query: async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
    await sql.unsafe<Row[]>(text, [...parameters]),
  upstream: { url: requireVariable("RECORDS_UPSTREAM_URL"), token: requireVariable("RECORDS_UPSTREAM_TOKEN") },
  tables: requireList("RECORDS_TABLES"),
  basePath: "/records",
  publicKey: requireVariable("RECORDS_PUBLIC_KEY"),
  isSiteOrigin: (origin) => siteOrigins.includes(origin),
  fetch,
  waitUntil: (task) => EdgeRuntime.waitUntil(task),
  log: (message) => console.error(message),
})

// SUPABASE_URL is a variable of the platform.
void register(`${requireVariable("SUPABASE_URL")}/functions/v1/records`)
Deno.serve(handle)
