/**
 * `npm run engines`: runs the main journeys of the fixture site in Firefox and WebKit. `npm run engines -- webkit menu` runs those
 * whose engine or title contains each of these words. Builds the site first.
 */
import { firefox } from "./engines/firefox"
import { journeys } from "./engines/journeys"
import { runJourneys } from "./engines/runJourneys"
import { webkit } from "./engines/webkit"
import { buildSite } from "./lib/buildSite"
import { noSuch } from "./lib/noSuch"
import { createSteps } from "./lib/steps"
import { serveTestSite } from "./lib/testSite"

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const runs = [firefox, webkit]
  .flatMap((engine) => journeys.map((journey) => ({ engine, journey })))
  .map((run) => ({ ...run, title: `${run.engine.name}: ${run.journey.title}`.toLowerCase() }))
const chosen = runs.filter(({ title }) => words.every((word) => title.includes(word)))
if (chosen.length === 0) {
  const unknown = words.find((word) => !runs.some(({ title }) => title.includes(word))) ?? words.join(" ")
  const wordsOfTitles = runs.flatMap(({ title }) => title.split(/\W+/))
  throw new Error(noSuch(unknown, ["firefox", "webkit", "a word of a journey's title"], wordsOfTitles))
}
await createSteps("engines", 1).run("Build the site", (output) => buildSite("fixture", output))
const site = await serveTestSite("fixture")
// The helpers of the browser tests read the ports of the services from it.
Object.assign(process.env, site.environment)
const { passed, failed } = await runJourneys(chosen, site.url, console.log)
await site.close()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
