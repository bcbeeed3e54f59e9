/** Runs Lighthouse in a separate process, and declares the part of its report that `npm run bench` reads. */
import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { launchOptions } from "../lib/browser"

/** The last version for Node.js 20. npx downloads it on first use, because nothing else needs its 200 packages. */
const lighthouse = "lighthouse@12.8.2"

export interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
  runtimeError?: { message: string }
}

/**
 * Measures a page as on a phone, and once more if Lighthouse misses the start of navigation in its own trace (`NO_NAVSTART`).
 * @throws Error if the second run fails too, as on a busy machine
 */
export function measure(url: string): Promise<Report> {
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
