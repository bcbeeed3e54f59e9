/** `npm run serve -- [--port N]`: serves the built site with its redirect and header rules. */
import { createSiteServer } from "../gatsby/hosting/server"
import { listen } from "../local-services/listen"
import { requirePorts } from "./lib/requirePorts.cjs"

async function main(): Promise<void> {
  const { site: port = 0 } = await requirePorts("scripts/serve.ts")
  const site = await listen(await createSiteServer("public"), port)
  console.log(`The built site is at ${site.url}/\nPress Ctrl+C to stop.`)
}

void main()
