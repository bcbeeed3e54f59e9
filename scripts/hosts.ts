/**
 * `npm run hosts`: serves the built sites with the servers of hosts (nginx, Cloudflare's runtime, and the servers of `npm test`)
 * and checks every answer. Builds the sites first, and installs Cloudflare's tool into `.data/hosts` on first use.
 */
import { servers } from "./hosts/servers"
import { siteFor, testHosts } from "./hosts/testHosts"
import { createSteps } from "./lib/steps"
import { buildSite } from "./lib/buildSite"

async function main(): Promise<void> {
  const sites = [...new Set(servers.map(siteFor))]
  const steps = createSteps("hosts", sites.length)
  for (const site of sites) await steps.run(`Build the site "${site}"`, (output) => buildSite(site, output))
  const { passed, failed } = await testHosts(servers, console.log)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

void main()
