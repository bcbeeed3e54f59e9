/** `npm run develop`: hot reload with the local services. */
import { defaultPorts } from "../services/localEnvironment"
import { defaultDataFolder, startServices } from "../services/startServices"
import { run } from "./lib/run"

const services = await startServices(defaultPorts, { dataFolder: defaultDataFolder })
const code = await run("gatsby", ["develop", ...process.argv.slice(2)], { environment: services.environment })
await services.close()
process.exit(code)
