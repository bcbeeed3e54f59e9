/**
 * `npm run check:live -- https://www.example.org`: checks a deployed site from outside. Reads the environment of the build from
 * `.env.production`, and the redirects from `content/`. Prints a line per check, and what to do if it fails. Only reads: it
 * neither subscribes an address nor signs in.
 *
 * `--without-rules` is for a host that reads no rules, such as GitHub Pages.
 */
import { parseArgs } from "node:util"
import { contentFolder } from "../gatsby/contentFolder"
import { loadEnvironmentFiles, readEnvironment } from "../gatsby/environment"
import { failureOf } from "./hosts/check"
import { liveChecks } from "./hosts/liveChecks"
import { sendTo } from "./hosts/request"
import { siteChecks } from "./hosts/siteChecks"
import { redirectsIn } from "./hosts/testHosts"
import { hideStackTraces } from "./lib/hideStackTraces"

hideStackTraces()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "without-rules": { type: "boolean", default: false } },
})
const [url = ""] = positionals
if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
  throw new Error("Give the address of the site: npm run check:live -- https://www.example.org")
loadEnvironmentFiles("production")
const host = { hasRules: !values["without-rules"], encodings: ["gzip"] }
const checks = [...siteChecks(redirectsIn(contentFolder()), host), ...liveChecks(url, readEnvironment(process.env))]
const send = sendTo(new URL(url).origin)
let failed = 0
for (const check of checks) {
  const failure = await failureOf(check, send)
  if (failure !== undefined) failed += 1
  console.log(
    failure === undefined ? `pass  ${check.title}` : `FAIL  ${check.title}\n      ${failure}.\n      ${check.remedy}`,
  )
}
console.log(`\n${checks.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
