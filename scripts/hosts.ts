/**
 * `npm run hosts`: serves the built sites with the servers of hosts (nginx, Cloudflare's runtime, and two small ones)
 * and checks every answer. Builds the sites first, and installs Cloudflare's tool into `.data/hosts` on first use. `npm
 * run test:hosts` has built them, and only runs the servers that are packages of this project (`--small`).
 */
import { servers, smallServers } from "./hosts/servers"
import { siteFor, testHosts } from "./hosts/testHosts"
import { createSteps } from "../processes/steps"
import { buildSites } from "../e2e/sites/buildSites"

async function main(): Promise<void> {
  const isSmall = process.argv.includes("--small")
  const sites = [...new Set(servers.map(siteFor))]
  if (!isSmall) await buildSites(createSteps("hosts", sites.length), sites)
  const { passed, failed } = await testHosts(isSmall ? smallServers : servers, console.log)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

void main()
