import { run } from "./run"
import type { Count } from "./stages"
import type { Output } from "./steps"
import { countOfPlaywright } from "./testReports"
import type { TestSite } from "./testSite"

/** Folder of the reports of all tests. */
export const reports = "test-results"

/**
 * Runs browser tests on a site, then closes the site.
 * @param name of the site
 * @param projects of playwright.config.ts
 * @param options of Playwright
 */
export async function runBrowserTests(
  output: Output,
  site: TestSite,
  name: string,
  projects: readonly string[],
  options: readonly string[] = [],
): Promise<Count> {
  const stage = `${reports}/${name}-${projects.join("-")}`
  const report = `${stage}.json`
  // Playwright empties its output folder, so each stage has a separate one.
  const args = ["test", `--output=${stage}`, ...projects.map((project) => `--project=${project}`), ...options]
  const environment = { ...site.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const code = await run("playwright", args, { output, environment })
  await site.close()
  return countOfPlaywright(report, code)
}
