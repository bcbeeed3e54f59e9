/** Runs Lighthouse in a separate process, and declares the part of its report that `npm run bench` reads. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { launchOptions } from "../../e2e/support/browser"
import { run } from "../lib/run"
import type { Output } from "../lib/steps"

/** The last version for Node.js 20. npm downloads it on first use, because nothing else needs its 200 packages. */
const lighthouse = "lighthouse@12.8.2"

export interface Report {
  /** `score` is from 0 to 1. */
  categories: Record<string, { title: string; score: number | null }>
  runtimeError?: { message: string }
}

/** Returns the score of each category from 0 to 100: the median of the reports, or the better one of the two in the middle. */
export function medianScores(reports: readonly Report[]): { title: string; score: number }[] {
  return Object.entries(reports[0]?.categories ?? {}).map(([id, { title }]) => {
    const scores = reports.map(({ categories }) => categories[id]?.score ?? 0).sort((a, b) => a - b)
    return { title, score: Math.round(100 * (scores[Math.floor(scores.length / 2)] ?? 0)) }
  })
}

/**
 * Measures a page as on a phone, and once more if Lighthouse misses the start of navigation in its own trace (`NO_NAVSTART`).
 * @param output receives what Lighthouse prints
 * @throws Error if the second run fails too, as on a busy machine
 */
export function measure(url: string, output: Output): Promise<Report> {
  return measureOnce(url, output).catch(() => measureOnce(url, output))
}

async function measureOnce(url: string, output: Output): Promise<Report> {
  const { executablePath, args } = launchOptions()
  // The folder exists: `createSteps` has made it.
  const file = path.resolve(".data/logs/lighthouse.json")
  const flags = `--chrome-flags=--headless=new ${args.join(" ")}`
  const options = ["--quiet", "--output=json", `--output-path=${file}`, flags]
  const environment: Record<string, string> = executablePath ? { CHROME_PATH: executablePath } : {}
  const code = await run("npm", ["exec", "--yes", "--", lighthouse, url, ...options], { output, environment })
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}.`)
  const report = JSON.parse(readFileSync(file, "utf8")) as Report
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  return report
}
