/**
 * `npm run engines`: runs the main journeys of the fixture site in Firefox and WebKit, as far as they are installed.
 * `npm run engines -- webkit` runs those in the engines whose names begin with these arguments. Builds the site first, unless it is
 * built.
 */
import { firefox } from "./engines/firefox"
import { journeys } from "./engines/journeys"
import { runJourneys } from "./engines/runJourneys"
import { createScriptGate } from "./engines/scriptGate"
import { webkit } from "./engines/webkit"
import { hideStackTraces } from "./lib/hideStackTraces"
import { createSteps } from "./lib/steps"
import { ensureSite, serveTestSite } from "./lib/testSite"

hideStackTraces()
const names = process.argv.slice(2).map((name) => name.toLowerCase())
const engines = [firefox, webkit].filter(
  ({ name }) => names.length === 0 || names.some((start) => name.toLowerCase().startsWith(start)),
)
if (engines.length === 0) throw new Error("The engines are: Firefox, WebKit.")
await createSteps("engines", 1).run("Build the site, unless it is built", (output) => ensureSite("fixture", output))
const scripts = createScriptGate()
const site = await serveTestSite("fixture", {
  beforeResponse: (path) => (path.endsWith(".js") ? scripts.passed() : Promise.resolve()),
})
// The helpers of the browser tests read the ports of the services from it.
Object.assign(process.env, site.environment)
const { passed, failed } = await runJourneys(engines, journeys, { url: site.url, scripts }, console.log)
await site.close()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
