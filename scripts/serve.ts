/** `npm run serve -- [--port N]`: serves the built site with its redirect and header rules. */
import { createSiteServer } from "../hosting/server"
import { defaultPorts } from "../local-services/localEnvironment"
import { listen } from "../local-services/listen"
import { sitePort } from "../processes/ports"

async function main(): Promise<void> {
  const site = await listen(await createSiteServer("public"), await sitePort(defaultPorts.site))
  console.log(`The built site is at ${site.url}/\nPress Ctrl+C to stop.`)
}

void main()
