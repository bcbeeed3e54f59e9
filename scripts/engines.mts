/**
 * `npm run engines`: runs the main journeys of the fixture site in Firefox and WebKit, as far as they are installed.
 * `npm run engines -- webkit menu` runs those with "menu" in the title, in WebKit, which then has to be installed. Builds the site
 * first.
 */
import { firefox } from "./engines/firefox"
import { journeys } from "./engines/journeys"
import { runJourneys } from "./engines/runJourneys"
import { webkit } from "./engines/webkit"
import { hideStackTraces } from "./lib/hideStackTraces"
import { createSteps } from "./lib/steps"
import { buildSite } from "./lib/buildSite"
import { serveTestSite } from "./lib/testSite"

hideStackTraces()
const words = process.argv.slice(2).map((word) => word.toLowerCase())
const all = [firefox, webkit]
const namedBy = (word: string) => all.filter(({ name }) => name.toLowerCase().startsWith(word))
const named = words.flatMap(namedBy)
const titleWords = words.filter((word) => namedBy(word).length === 0)
const chosen = journeys.filter(({ title }) => titleWords.every((word) => title.toLowerCase().includes(word)))
if (chosen.length === 0) throw new Error(`The title of no journey contains ${titleWords.join(" and ")}.`)
await createSteps("engines", 1).run("Build the site", (output) => buildSite("fixture", output))
const site = await serveTestSite("fixture")
// The helpers of the browser tests read the ports of the services from it.
Object.assign(process.env, site.environment)
const engines = named.length > 0 ? named : all
const { passed, failed } = await runJourneys(engines, chosen, site.url, named.length > 0, console.log)
await site.close()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
