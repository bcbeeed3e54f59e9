/**
 * `npm run bench`: compares every public page of `content/` with the same page without scripts, the limit of what it can reach.
 * Prints each figure with its budget as soon as the page is measured.
 * Lighthouse (mobile) measures both pages in turns, so the ratios hold on any machine. A page that misses a goal is measured up to
 * three times, and the medians count, because other programs can slow down a single run.
 *
 * Builds the site first. Exits with 1 if a goal is missed.
 */
import { publicPages } from "../../src/routes"
import { ensureBrowser } from "../lib/ensureBrowser"
import { createSteps } from "../lib/steps"
import { buildSite } from "../lib/buildSite"
import { serveTestSite } from "../lib/testSite"
import { compare, type Figure } from "./compare"
import { measure, type Report } from "./lighthouse"

/** The most measurements of a page. */
const runs = 3
const withoutScripts = ["--only-categories=performance", "--blocked-url-patterns=*.js"]

await ensureBrowser(console.log)
const steps = createSteps("bench", publicPages.length + 1)
await steps.run("Build the site", (output) => buildSite("content", output))
const site = await serveTestSite("content")

let missed = 0
for (const { path } of publicPages) {
  const reports: { ours: Report[]; limit: Report[] } = { ours: [], limit: [] }
  const figures = await steps.run(path, async (output) => {
    let result: Figure[]
    do {
      reports.ours.push(await measure(`${site.url}${path}`, output))
      reports.limit.push(await measure(`${site.url}${path}`, output, withoutScripts))
      result = compare(reports.ours, reports.limit)
    } while (reports.ours.length < runs && result.some(({ isMet }) => !isMet))
    return result
  })
  for (const { text, isMet } of figures) console.log(`  ${isMet ? "pass" : "MISS"}  ${text}`)
  missed += figures.filter(({ isMet }) => !isMet).length
}
console.log(missed === 0 ? "\nAll goals are met." : `\n${missed} goals are missed.`)
process.exit(missed === 0 ? 0 : 1)
