/** `npm run serve -- [--port N]`: serves the built site with its redirect and header rules. */
import { parseArgs } from "node:util"
import { createSiteServer } from "../gatsby/hosting/server"
import { listen } from "../services/listen"
import { defaultPorts } from "../services/localEnvironment"

const { values } = parseArgs({ options: { port: { type: "string", default: String(defaultPorts.site) } } })
const port = Number(values.port)
if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
  throw new Error(`"${values.port}" is not a port. Give a number from 1 to 65535, or 0 for any free port.`)
const site = await listen(await createSiteServer("public"), port)
console.log(`The built site is at ${site.url}/\nPress Ctrl+C to stop.`)
