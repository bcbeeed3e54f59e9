/** `npm start`: the local services, a production build against them, and the built site served by its own rules. */
import { createSiteServer } from "../gatsby/hosting/server"
import { listen } from "../services/listen"
import { defaultPorts } from "../services/localEnvironment"
import { sampleSignIn } from "../services/spreadsheet/sampleSheet"
import { defaultDataFolder, startServices } from "../services/startServices"
import { sampleDecisionId, sampleLetterId } from "../services/table/sampleApplicants"
import { run } from "./lib/run"
import { untilStopped } from "./lib/untilStopped"

const services = await startServices(defaultPorts, { dataFolder: defaultDataFolder })
const code = await run("gatsby", ["build"], { environment: services.environment })
if (code !== 0) {
  await services.close()
  process.exit(code)
}
const site = await listen(await createSiteServer("public"), defaultPorts.site)

console.log(`
The site is ready. Open:

  Home page            ${site.url}/
  Research program     ${site.url}/research/
  Apply                ${site.url}/apply/
  A letter             ${site.url}/letter/${sampleLetterId}
  A decision           ${site.url}/decision/${sampleDecisionId}
  Sign-in              ${site.url}/temp/
                       ${sampleSignIn.email}, password ${sampleSignIn.password}

Everything behind it runs on this machine with sample data; what the newsletter is given stays in ${defaultDataFolder}. Press Ctrl+C to stop.

Starting the services and building the site took ${Math.round(performance.now() / 1_000)} seconds.
`)
await untilStopped()
await Promise.all([site.close(), services.close()])
