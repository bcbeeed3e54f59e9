/** `npm run serve -- [--port N]`: serves the built site with its redirect and header rules. */
import { parseArgs } from "node:util"
import { createSiteServer } from "../gatsby/hosting/server"
import { listen } from "../services/listen"
import { defaultPorts } from "../services/localEnvironment"

const { values } = parseArgs({ options: { port: { type: "string", default: String(defaultPorts.site) } } })
const site = await listen(await createSiteServer("public"), Number(values.port))
console.log(`The built site is at ${site.url}/\nPress Ctrl+C to stop.`)
