/**
 * `npm run engines`: runs the main journeys of the fixture site in Firefox and WebKit. `npm run engines -- webkit menu` runs those
 * whose engine or title contains each of these words. Builds the site first.
 */
import { journeys } from "./engines/journeys"
import { buildSite } from "./lib/buildSite"
import { noSuch } from "./lib/noSuch"
import { runBrowserTests } from "./lib/runBrowserTests"
import { createSteps } from "./lib/steps"
import { serveTestSite } from "./lib/testSite"

const engines = ["firefox", "webkit"]
const words = process.argv.slice(2).map((word) => word.toLowerCase())
const titles = engines.flatMap((engine) => journeys.map(({ title }) => `${engine} ${title}`.toLowerCase()))
if (!titles.some((title) => words.every((word) => title.includes(word)))) {
  const unknown = words.find((word) => !titles.some((title) => title.includes(word))) ?? words.join(" ")
  const wordsOfTitles = titles.flatMap((title) => title.split(/\W+/))
  throw new Error(noSuch(unknown, [...engines, "a word of a journey's title"], wordsOfTitles))
}
await createSteps("engines", 1).run("Build the site", (output) => buildSite("fixture", output))
const site = await serveTestSite("fixture")
// A title that contains each word, in any order. Playwright puts the name of the engine before the title.
const pattern = words.map((word) => `(?=.*${word.replace(/\W/g, "\\$&")})`).join("")
const { passed, failed } = await runBrowserTests(console.log, site, "engines", engines, [`--grep=/^${pattern}/i`])
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
