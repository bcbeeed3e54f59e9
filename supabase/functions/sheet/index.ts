/** Starts a worker of the sheet broker as a Supabase Edge Function. README.md lists its environment variables. */
import postgres from "npm:postgres@3.4.9"
import { createHandler } from "./handler.ts"
import { createProofCheck } from "./proof.ts"
import { createRateLimit } from "./rateLimit.ts"
import { createSheetReader } from "./sheetReader.ts"

function requireVariable(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`${name} is not set: see supabase/functions/sheet/README.md.`)
  return value
}

const siteOrigins = requireVariable("SITE_ORIGIN")
  .split(",")
  .map((origin) => origin.trim())
const log = (message: string) => console.error(message)

// A connection pool in transaction mode does not support prepared statements.
const sql = postgres(Deno.env.get("RECORDS_DB_URL") ?? requireVariable("SUPABASE_DB_URL"), {
  prepare: false,
  max: 1,
  idle_timeout: 20,
  connect_timeout: 5,
})

Deno.serve(
  createHandler({
    read: createSheetReader({ url: requireVariable("SHEET_URL"), fetch, log }),
    isProof: createProofCheck(requireVariable("SIGN_IN_PROOF_HASH")),
    countRequest: createRateLimit({
      query: async <Row extends object>(text: string, parameters: readonly string[]) =>
        await sql.unsafe<Row[]>(text, [...parameters]),
      log,
    }),
    isSiteOrigin: (origin) => siteOrigins.includes(origin),
  }),
)
