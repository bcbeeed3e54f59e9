/** Starts a worker of the records broker where it is deployed; README.md beside it names its environment. */
import postgres from "npm:postgres@3.4.9"
import { createBroker } from "./broker.ts"

function needed(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`${name} is not set: see supabase/functions/records/README.md.`)
  return value
}

const listOf = (name: string) =>
  needed(name)
    .split(",")
    .map((item) => item.trim())

// No prepared statements: the address may be that of a pool that changes connections between them.
const sql = postgres(Deno.env.get("RECORDS_DB_URL") ?? needed("SUPABASE_DB_URL"), {
  prepare: false,
  max: 2,
  idle_timeout: 20,
  connect_timeout: 10,
})
const siteOrigins = listOf("SITE_ORIGIN")

const { handle } = createBroker({
  query: async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
    await sql.unsafe<Row[]>(text, [...parameters]),
  upstream: { url: needed("RECORDS_UPSTREAM_URL"), token: needed("RECORDS_UPSTREAM_TOKEN") },
  tables: listOf("RECORDS_TABLES"),
  basePath: "/records",
  publicKey: needed("RECORDS_PUBLIC_KEY"),
  isSiteOrigin: (origin) => siteOrigins.includes(origin),
  fetch,
  waitUntil: (work) => EdgeRuntime.waitUntil(work),
  log: (message) => console.error(message),
})

Deno.serve(handle)
