/** Runs Lighthouse in a separate process, and declares the part of its report that `npm run bench` reads. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { launchOptions } from "../../e2e/support/browser"
import { run } from "../lib/run"
import type { Output } from "../lib/steps"

/** The last version for Node.js 20. npm downloads it on first use, because nothing else needs its 200 packages. */
const lighthouse = "lighthouse@12.8.2"

export interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
  runtimeError?: { message: string }
}

/**
 * Measures a page as on a phone, and once more if Lighthouse misses the start of navigation in its own trace (`NO_NAVSTART`).
 * @param output receives what Lighthouse prints
 * @param options of Lighthouse
 * @throws Error if the second run fails too, as on a busy machine
 */
export function measure(url: string, output: Output, options: readonly string[] = []): Promise<Report> {
  return measureOnce(url, output, options).catch(() => measureOnce(url, output, options))
}

async function measureOnce(url: string, output: Output, options: readonly string[]): Promise<Report> {
  const { executablePath, args } = launchOptions()
  // The folder exists: `createSteps` has made it.
  const file = path.resolve(".data/logs/lighthouse.json")
  const flags = `--chrome-flags=--headless=new ${args.join(" ")}`
  const allOptions = ["--quiet", "--output=json", `--output-path=${file}`, flags, ...options]
  const environment: Record<string, string> = executablePath ? { CHROME_PATH: executablePath } : {}
  const code = await run("npm", ["exec", "--yes", "--", lighthouse, url, ...allOptions], { output, environment })
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}.`)
  const report = JSON.parse(readFileSync(file, "utf8")) as Report
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  return report
}
