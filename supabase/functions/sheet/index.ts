/** Starts a worker of the sheet broker, on Supabase or on Deno alone. README.md lists its environment variables. */
import { connect } from "../_shared/connect.ts"
import { requireOrigins, requireUrl, requireVariable } from "../_shared/variables.ts"
import { clientOf } from "./clientOf.ts"
import { createHandler } from "./handler.ts"
import { createProofCheck } from "./proof.ts"
import { createRateLimit } from "./rateLimit.ts"
import { createSheetReader } from "./sheetReader.ts"

const siteOrigins = requireOrigins("SITE_ORIGIN")
const proofHash = requireVariable("SIGN_IN_PROOF_HASH")
const clientHeader = Deno.env.get("CLIENT_ADDRESS_HEADER")?.trim() || undefined
const log = (message: string) => console.error(message)
const handle = createHandler({
  read: createSheetReader({ url: requireUrl("SHEET_URL"), fetch, log }),
  isProof: createProofCheck(proofHash),
  countRequest: createRateLimit({ query: connect(1), key: proofHash, log }),
  isSiteOrigin: (origin) => siteOrigins.includes(origin),
})

let isReported = false

Deno.serve((request, info) => {
  if (!clientHeader && !isReported && request.headers.has("x-forwarded-for")) {
    isReported = true
    log("CLIENT_ADDRESS_HEADER is not set, so all visitors behind the proxy share one rate limit. See README.md.")
  }
  const client = clientOf(request.headers, info?.remoteAddr.hostname ?? "", clientHeader)
  if (client === undefined)
    log(`CLIENT_ADDRESS_HEADER is ${clientHeader}, which the proxy has not set in this request. See README.md.`)
  return handle(request, client)
})
