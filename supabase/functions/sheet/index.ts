/** Starts a worker of the sheet broker as a Supabase Edge Function. README.md lists its environment variables. */
import postgres from "npm:postgres@3.4.9"
import { requireDatabaseUrl, requireOrigins, requireUrl, requireVariable } from "../_shared/variables.ts"
import { clientOf } from "./clientOf.ts"
import { createHandler } from "./handler.ts"
import { createProofCheck } from "./proof.ts"
import { createRateLimit } from "./rateLimit.ts"
import { createSheetReader } from "./sheetReader.ts"

const siteOrigins = requireOrigins("SITE_ORIGIN")
const log = (message: string) => console.error(message)

// A connection pool in transaction mode does not support prepared statements.
const sql = postgres(requireDatabaseUrl(), { prepare: false, max: 1, idle_timeout: 20, connect_timeout: 5 })

const proofHash = requireVariable("SIGN_IN_PROOF_HASH")
const clientHeader = Deno.env.get("CLIENT_ADDRESS_HEADER")?.trim() || undefined
const handle = createHandler({
  read: createSheetReader({ url: requireUrl("SHEET_URL"), fetch, log }),
  isProof: createProofCheck(proofHash),
  countRequest: createRateLimit({
    query: async <Row extends object>(text: string, parameters: readonly string[]) =>
      await sql.unsafe<Row[]>(text, [...parameters]),
    key: proofHash,
    log,
  }),
  isSiteOrigin: (origin) => siteOrigins.includes(origin),
})

Deno.serve((request, info) => handle(request, clientOf(request.headers, info?.remoteAddr.hostname ?? "", clientHeader)))
