/**
 * `npm run bench`: compares every public page of `content/` with the same page without scripts, the limit of what it can reach, and
 * measures how long the widgets of the home page take to respond. Lighthouse (mobile) measures both pages in turns, five times, so
 * the ratios hold on any machine; a score for performance says little without the benchmark index beside it. How long loading
 * blocks the main thread is measured twenty times, in CPU time (blockedTime.ts).
 *
 * `npm run bench -- /team/ --runs=1` runs Lighthouse once for one page. Builds the site first. Exits with 1 if a goal is
 * missed.
 */
import path from "node:path"
import { parseArgs } from "node:util"
import { createSiteServer } from "../../gatsby/hosting/server"
import { listen } from "../../services/listen"
import { publicPages } from "../../src/routes"
import { ensureBrowser } from "../lib/browser"
import { hideStackTraces } from "../lib/hideStackTraces"
import { createSteps } from "../lib/steps"
import { buildSite } from "../lib/buildSite"
import { serveTestSite } from "../lib/testSite"
import { measureBlockedTimes } from "./blockedTime"
import { compare, fastMachine, type Comparison } from "./compare"
import { longestResponse, measureInteractions } from "./interactions"
import { measure, type Report } from "./lighthouse"
import { copyWithoutScripts } from "./withoutScripts"

hideStackTraces()
const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
})
const runs = Number(values.runs)
/** The blocked time varies: with 12 loads, the ratio of the home page was 0.94, 0.98, 1.06 and 1.17; with all 48, it was 0.99. */
const loads = 20
const paths = positionals.length > 0 ? positionals : publicPages.map((page) => page.path)

await ensureBrowser(console.log)
await createSteps("bench", 1).run("Build the site", (output) => buildSite("content", output))
const site = await serveTestSite("content")
const copy = path.join(".data", "bench", "without-scripts")
await copyWithoutScripts(site.environment.PUBLIC_UNDER_TEST ?? "public", copy)
const limit = await listen(await createSiteServer(copy), 0)

const comparisons: Record<string, Comparison> = {}
for (const page of paths) {
  console.log(`Measuring ${page}`)
  const urls = [`${site.url}${page}`, `${limit.url}${page}`] as const
  const reports: { ours: Report[]; limit: Report[] } = { ours: [], limit: [] }
  for (let run = 0; run < runs; run++) {
    reports.ours.push(await measure(urls[0]))
    reports.limit.push(await measure(urls[1]))
  }
  const [ours = [], withoutScripts = []] = await measureBlockedTimes(urls, loads)
  comparisons[page] = compare(
    { reports: reports.ours, blocked: ours },
    { reports: reports.limit, blocked: withoutScripts },
  )
}
console.log("Measuring the widgets of /")
const responses = await measureInteractions(`${site.url}/`, runs)
await Promise.all([site.close(), limit.close()])

// One column per page.
const names = Object.keys(Object.values(comparisons)[0]?.row ?? {})
console.table(Object.fromEntries(names.map((name) => [name, mapValues(comparisons, ({ row }) => row[name])])))
console.log("Response of the widgets at a quarter of the CPU speed, in ms")
console.table(responses)
const failures = [
  ...Object.entries(comparisons).flatMap(([page, comparison]) => comparison.failures.map((text) => `${page} ${text}`)),
  ...Object.entries(responses)
    .filter(([, time]) => time > longestResponse)
    .map(([widget, time]) => `The ${widget} responds in ${time} ms, more than ${longestResponse} ms`),
]
if (Object.values(comparisons).some(({ row }) => (row["benchmark index"] ?? 0) < fastMachine))
  console.log(`Scores for performance are not judged where the benchmark index is below ${fastMachine}.`)
console.log(failures.length > 0 ? failures.join("\n") : "All goals are met.")
process.exit(failures.length > 0 ? 1 : 0)

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
