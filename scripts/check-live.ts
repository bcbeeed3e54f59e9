/**
 * `npm run check:live -- https://www.example.org`: checks a deployed site from outside, by default GATSBY_SITE_URL.
 * Reads the environment of the build from `.env.production`, and redirects and forms from `content/`. Prints a line per
 * check, and what to do if it fails. Only reads: it subscribes no address.
 *
 * With the variables CHECK_SIGN_IN_PASSWORD and CHECK_SIGN_IN_EMAIL (the shared password, and an address in the sheet),
 * it also signs in, until the rate limit refuses this address for a minute. With RECORDS_STAFF_KEY, it also checks
 * numbers and times of the function. It prints none of them.
 */
import { parseArgs } from "node:util"
import { loadContent } from "../content-tools/load"
import { loadEnvironmentFiles, readEnvironment } from "../environment"
import { isHttpUrl } from "../environment/addresses"
import { Failure, reportChecks } from "../hosting/checks/check"
import { publishedVariablesCheck } from "../hosting/live/publishedVariables"
import { sendTo } from "../hosting/checks/request"
import { serviceChecks } from "../hosting/live/serviceChecks"
import { siteChecks } from "../hosting/checks/siteChecks"

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  loadEnvironmentFiles("production")
  const [url = process.env.GATSBY_SITE_URL ?? ""] = positionals
  if (!isHttpUrl(url)) throw new Error("Give the address of the site: npm run check:live -- https://www.example.org")
  const content = await loadContent()
  const { CHECK_SIGN_IN_PASSWORD: password, CHECK_SIGN_IN_EMAIL: email, RECORDS_STAFF_KEY: staffKey } = process.env
  const environment = readEnvironment(process.env)
  const host = { hasRules: !environment.GATSBY_REDIRECT_PAGES, encodings: ["gzip"] }
  const site = { environment, content, signIn: { password, email }, staffKey }
  const { origin } = new URL(url)
  const send = sendTo(origin)
  // Without this request, each check of a site that does not respond would wait for its timeout.
  await send("/").catch((error: unknown) => {
    throw error instanceof Failure ? new Error(`${error.message}. ${error.remedy}`) : error
  })
  const checks = [
    ...siteChecks(origin, content, host),
    publishedVariablesCheck(environment),
    ...serviceChecks(origin, site),
  ]
  const { FAIL } = await reportChecks(checks, send, console.log)
  process.exit(FAIL > 0 ? 1 : 0)
}

void main()
