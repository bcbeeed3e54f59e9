/**
 * `npm run hosts`: serves the built sites with the servers of hosts (nginx, Cloudflare's runtime, and the servers of `npm test`)
 * and checks every answer. `npm run hosts -- nginx` tests the servers whose names begin with these arguments. Builds the sites
 * first, unless they are built, and installs Cloudflare's tool into `.data/hosts` on first use.
 */
import { servers } from "./hosts/servers"
import { siteFor, testHosts } from "./hosts/testHosts"
import { createSteps } from "./lib/steps"
import { buildSite } from "./lib/buildSite"

const names = process.argv.slice(2).map((name) => name.toLowerCase())
const chosen = servers.filter(
  ({ name }) => names.length === 0 || names.some((start) => name.toLowerCase().startsWith(start)),
)
if (chosen.length === 0) throw new Error(`The servers are: ${servers.map(({ name }) => name).join(", ")}.`)
const sites = [...new Set(chosen.map(siteFor))]
const steps = createSteps("hosts", sites.length)
for (const site of sites) await steps.run(`Build the site "${site}"`, (output) => buildSite(site, output))
const { passed, failed } = await testHosts(chosen, console.log)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
