import { existsSync, readFileSync } from "node:fs"
import type { Count } from "./stages"

/** What Jest writes with `--json`, as far as it is read here. */
interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** What Playwright's json reporter writes, as far as it is read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number }
  errors: unknown[]
}

/**
 * The count of a Jest run. A suite that could not even start is a failure, and so is a run without any test.
 * @param exitCode of the run, so that no report can be greener than its run
 */
export function countOfJest(file: string, exitCode: number): Count {
  const report = read<JestReport>(file)
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 1
  return { passed: report?.numPassedTests ?? 0, failed: failed || (exitCode === 0 && report?.numPassedTests ? 0 : 1) }
}

/** The count of a Playwright run. No test is retried. */
export function countOfPlaywright(file: string, exitCode: number): Count {
  const report = read<PlaywrightReport>(file)
  const { expected = 0, unexpected = 0 } = report?.stats ?? {}
  const failed = report ? unexpected + report.errors.length : 1
  return { passed: expected, failed: failed || (exitCode === 0 && expected > 0 ? 0 : 1) }
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined
}
