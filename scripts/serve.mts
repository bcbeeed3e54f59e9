/** `npm run serve -- [--port N] [--dir public] [--host 127.0.0.1]`: serves the built site with its redirect and header rules. */
import { parseArgs } from "node:util"
import { createSiteServer } from "../gatsby/hosting/server"
import { listen } from "../services/listen"
import { defaultPorts } from "../services/localEnvironment"
import { hideStackTraces } from "./lib/hideStackTraces"

hideStackTraces()
const { values } = parseArgs({
  options: {
    port: { type: "string", default: String(defaultPorts.site) },
    dir: { type: "string", default: "public" },
    host: { type: "string", default: "127.0.0.1" },
  },
})
const port = Number(values.port)
if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
  throw new Error(`"${values.port}" is not a port. Give a number from 1 to 65535, or 0 for any free port.`)
const site = await listen(await createSiteServer(values.dir), port, values.host)
console.log(`The built site is at ${site.url}/\nPress Ctrl+C to stop.`)
