/**
 * `npm run bench`: measures every public page of `content/` with Lighthouse, as on a phone, and prints the scores of a page as soon as it
 * is measured. A page that misses the goal is measured up to three times, and the medians count, because other programs can slow down a
 * single run.
 *
 * Builds the site first. Exits with 1 if a goal is missed.
 */
import { publicPages } from "../../src/routes"
import { ensureBrowser } from "../lib/ensureBrowser"
import { createSteps } from "../lib/steps"
import { buildSite } from "../lib/buildSite"
import { serveTestSite } from "../lib/testSite"
import { measure, medianScores, type Report } from "./lighthouse"

/** The most measurements of a page. */
const runs = 3
const goal = 100

await ensureBrowser(console.log)
const steps = createSteps("bench", publicPages.length + 1)
await steps.run("Build the site", (output) => buildSite("content", output))
const site = await serveTestSite("content")

let missed = 0
for (const { path } of publicPages) {
  const reports: Report[] = []
  const misses = () => medianScores(reports).filter(({ score }) => score < goal)
  await steps.run(path, async (output) => {
    do reports.push(await measure(`${site.url}${path}`, output))
    while (reports.length < runs && misses().length > 0)
  })
  for (const { title, score } of medianScores(reports))
    console.log(`  ${score < goal ? "MISS" : "pass"}  ${title} ${score} (goal: ${goal})`)
  missed += misses().length
}
console.log(missed === 0 ? "\nAll goals are met." : `\n${missed} goals are missed.`)
process.exit(missed === 0 ? 0 : 1)
