/**
 * `npm run bench`: runs Lighthouse (mobile) five times on every public page of `content/`, and prints the medians. The goal is 100
 * in all four categories. `npm run bench -- /team/ --runs=1` measures one page once. Builds the site first, unless it is built.
 *
 * npx downloads Lighthouse on first use, because nothing else needs its 200 packages.
 */
import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { publicPages } from "../../src/routes"
import { ensureBrowser, launchOptions } from "../lib/browser"
import { hideStackTraces } from "../lib/hideStackTraces"
import { createSteps } from "../lib/steps"
import { ensureSite, serveTestSite } from "../lib/testSite"

/** The last version for Node.js 20. */
const lighthouse = "lighthouse@12.8.2"
const categories = ["performance", "accessibility", "best-practices", "seo"] as const
const goal = 100

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

/**
 * Measures a page, and once more if Lighthouse misses the start of navigation in its own trace (`NO_NAVSTART`).
 * @throws Error if the second run fails too, as on a busy machine
 */
function measure(url: string): Promise<Report> {
  return measureOnce(url).catch(() => measureOnce(url))
}

async function measureOnce(url: string): Promise<Report> {
  const { executablePath, args } = launchOptions()
  const flags = ["--headless=new", ...args].join(" ")
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", lighthouse, url, "--quiet", "--output=json", `--chrome-flags=${flags}`],
    {
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === "win32",
      env: {
        ...process.env,
        ...(executablePath ? { CHROME_PATH: executablePath } : {}),
      },
    },
  )
  const report = JSON.parse(stdout) as Report
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  return report
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

hideStackTraces()
const paths = process.argv.slice(2).filter((word) => word.startsWith("/"))
const runs = Number(/--runs=(\d+)/.exec(process.argv.join(" "))?.[1] ?? 5)
ensureBrowser()
await createSteps("bench", 1).run("Build the site, unless it is built", (output) => ensureSite("content", output))
const site = await serveTestSite("content")
const rows: Record<string, Record<string, number>> = {}
for (const path of paths.length > 0 ? paths : publicPages.map((page) => page.path)) {
  console.log(`Measuring ${path}`)
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await measure(`${site.url}${path}`))
  const medianOf = (read: (report: Report) => number) => median(reports.map(read))
  const milliseconds = (audit: string) =>
    Math.round(medianOf(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  rows[path] = {
    ...Object.fromEntries(
      categories.map((name) => [name, Math.round(100 * medianOf((report) => report.categories[name]?.score ?? 0))]),
    ),
    "largest paint, ms": milliseconds("largest-contentful-paint"),
    "blocked, ms": milliseconds("total-blocking-time"),
    "layout shift": Number(
      medianOf(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN).toFixed(3),
    ),
  }
}
await site.close()
console.table(rows)
const isBelow = Object.values(rows).some((row) => categories.some((name) => (row[name] ?? 0) < goal))
console.log(isBelow ? `Some scores are below ${goal}.` : `All scores are ${goal}.`)
process.exit(isBelow ? 1 : 0)
