/**
 * `npm run engines`: runs the main journeys of the fixture site in Firefox and WebKit. `npm run engines -- webkit menu` runs those
 * whose engine or title contains each of these words. Builds the site first.
 */
import { firefox } from "./engines/firefox"
import { journeys } from "./engines/journeys"
import { runJourneys } from "./engines/runJourneys"
import { webkit } from "./engines/webkit"
import { buildSite } from "./lib/buildSite"
import { createSteps } from "./lib/steps"
import { serveTestSite } from "./lib/testSite"

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const runs = [firefox, webkit]
  .flatMap((engine) => journeys.map((journey) => ({ engine, journey })))
  .filter(({ engine, journey }) => {
    const title = `${engine.name}: ${journey.title}`.toLowerCase()
    return words.every((word) => title.includes(word))
  })
if (runs.length === 0) throw new Error(`No journey contains ${words.join(" and ")}.`)
await createSteps("engines", 1).run("Build the site", (output) => buildSite("fixture", output))
const site = await serveTestSite("fixture")
// The helpers of the browser tests read the ports of the services from it.
Object.assign(process.env, site.environment)
const { passed, failed } = await runJourneys(runs, site.url, console.log)
await site.close()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
