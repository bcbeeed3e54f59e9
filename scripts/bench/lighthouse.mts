/**
 * `npm run bench`: Lighthouse (mobile) on every public page of the built site, the median of five runs, beside the bar of 100 in
 * all four categories. `npm run bench -- /team/ --runs=1` measures one page once. The site is built first where it has not been.
 *
 * Lighthouse is fetched when it is asked for: its 200 packages are in nobody's way who only wants to run the site or its tests.
 */
import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { publicPages } from "../../src/routes"
import { ensureBrowser } from "../lib/ensureBrowser"
import { launchOptions } from "../lib/launchOptions"
import { ensureSite, serveTestSite } from "../lib/testSite"

/** The last version for Node.js 20. */
const lighthouse = "lighthouse@12.8.2"
const categories = ["performance", "accessibility", "best-practices", "seo"] as const
const bar = 100

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

/**
 * Lighthouse sometimes misses the page's start in its own recording and says so (`NO_NAVSTART`): then once more.
 * @throws Error where Lighthouse could not measure twice, as on a machine that is too busy
 */
function measure(address: string): Promise<Report> {
  return measureOnce(address).catch(() => measureOnce(address))
}

async function measureOnce(address: string): Promise<Report> {
  const flags = ["--headless=new", ...launchOptions.args].join(" ")
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", lighthouse, address, "--quiet", "--output=json", `--chrome-flags=${flags}`],
    {
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === "win32",
      env: {
        ...process.env,
        ...("executablePath" in launchOptions ? { CHROME_PATH: launchOptions.executablePath } : {}),
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

const asked = process.argv.slice(2).filter((word) => word.startsWith("/"))
const runs = Number(/--runs=(\d+)/.exec(process.argv.join(" "))?.[1] ?? 5)
ensureBrowser()
await ensureSite("content")
const site = await serveTestSite("content")
const rows: Record<string, Record<string, number>> = {}
for (const path of asked.length > 0 ? asked : publicPages.map((page) => page.path)) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await measure(`${site.url}${path}`))
  const of = (read: (report: Report) => number) => median(reports.map(read))
  const milliseconds = (audit: string) => Math.round(of(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  rows[path] = {
    ...Object.fromEntries(
      categories.map((name) => [name, Math.round(100 * of((report) => report.categories[name]?.score ?? 0))]),
    ),
    "largest paint, ms": milliseconds("largest-contentful-paint"),
    "blocked, ms": milliseconds("total-blocking-time"),
    "layout shift": Number(
      of(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN).toFixed(3),
    ),
  }
}
await site.close()
console.table(rows)
const isBelow = Object.values(rows).some((row) => categories.some((name) => (row[name] ?? 0) < bar))
console.log(isBelow ? `Below the bar of ${bar} somewhere.` : `All at ${bar}.`)
process.exit(isBelow ? 1 : 0)
