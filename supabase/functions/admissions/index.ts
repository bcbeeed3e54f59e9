/** Starts a worker of the function, on Supabase or on Deno alone. README.md lists its environment variables. */
import { clientOf } from "./clientOf.ts"
import { connect } from "./connect.ts"
import { readEnvironment } from "./environment.ts"
import { createHandler, databaseFailureLog } from "./handler.ts"
import { isPrivateConnection } from "./isPrivateConnection.ts"

const { siteOrigins, clientHeader, databaseUrl, ...environment } = readEnvironment()
const log = (message: string) => console.error(message)
const query = connect(databaseUrl, 2)
// Otherwise a wrong address would be silent until the first request.
query("select 1", []).catch((error: unknown) => log(databaseFailureLog(error)))
const handle = createHandler({
  ...environment,
  query,
  basePath: "/admissions",
  isSiteOrigin: (origin) => siteOrigins.includes(origin),
  log,
})

/** Logs a message the first time. */
function createReport(message: string) {
  let isReported = false
  return () => {
    if (!isReported) log(message)
    isReported = true
  }
}
const reportNoHeader = createReport(
  "CLIENT_ADDRESS_HEADER is not set, so all visitors behind the proxy share one rate limit. See README.md.",
)
const reportMissing = createReport(
  `CLIENT_ADDRESS_HEADER is ${clientHeader}, which the proxy has not set in a request. See README.md.`,
)

Deno.serve((request, info) => {
  const { headers } = request
  if (!clientHeader && headers.has("x-forwarded-for")) reportNoHeader()
  const remoteAddress = info?.remoteAddr.hostname
  const client = clientOf(headers, remoteAddress ?? "", clientHeader)
  if (client === undefined) reportMissing()
  return handle(request, { client, isPrivate: isPrivateConnection(headers, remoteAddress) })
})
