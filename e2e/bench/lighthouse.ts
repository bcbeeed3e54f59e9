/** Runs Lighthouse in a separate process, and declares the part of its report that `npm run bench` reads. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { launchOptions } from "../support/browser"
import { runNpm } from "../../processes/run"
import type { Output } from "../../processes/steps"

/** The last version for Node.js 20. npm downloads it on first use, because nothing else needs its 200 packages. */
const lighthouse = "lighthouse@12.8.2"

/**
 * Measures a page as on a phone, and once more if Lighthouse misses the start of navigation in its own trace
 * (`NO_NAVSTART`).
 * @param output receives what Lighthouse prints
 * @returns the score of each category, from 0 to 100
 * @throws Error if the second run fails too, as on a busy machine
 */
export function measure(url: string, output: Output) {
  return measureOnce(url, output).catch(() => measureOnce(url, output))
}

async function measureOnce(url: string, output: Output) {
  const { executablePath, args } = launchOptions()
  // The folder exists: `createSteps` has made it.
  const file = path.resolve(".data/logs/lighthouse.json")
  const flags = `--chrome-flags=--headless=new ${args.join(" ")}`
  const options = ["--quiet", "--output=json", `--output-path=${file}`, flags]
  const environment: Record<string, string> = executablePath ? { CHROME_PATH: executablePath } : {}
  const code = await runNpm(["exec", "--yes", "--", lighthouse, url, ...options], { output, environment })
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}.`)
  // The score of a category that Lighthouse could not judge is null.
  const { categories, runtimeError } = JSON.parse(readFileSync(file, "utf8")) as {
    categories: Record<string, { title: string; score: number | null }>
    runtimeError?: { message: string }
  }
  if (runtimeError) throw new Error(runtimeError.message)
  return Object.values(categories).map(({ title, score }) => ({ title, score: Math.round(100 * (score ?? 0)) }))
}
