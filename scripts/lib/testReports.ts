import { existsSync, readFileSync } from "node:fs"
import type { Count } from "./stages"

/** The fields of Jest's `--json` report that are read here. */
interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** The fields of Playwright's JSON report that are read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number }
  errors: unknown[]
}

/**
 * Returns the counts of a Jest run. A suite that could not start counts as a failure, and so does a run without tests.
 * @param exitCode exit code of the run. If it is not 0, at least one failure is counted.
 */
export function countOfJest(file: string, exitCode: number): Count {
  const report = read<JestReport>(file)
  return count(report?.numPassedTests, report && report.numFailedTests + report.numRuntimeErrorTestSuites, exitCode)
}

/** Returns the counts of a Playwright run, in the same way. An error outside of tests counts as a failure. */
export function countOfPlaywright(file: string, exitCode: number): Count {
  const report = read<PlaywrightReport>(file)
  return count(report?.stats.expected, report && report.stats.unexpected + report.errors.length, exitCode)
}

function count(passed = 0, failed = 0, exitCode: number): Count {
  return { passed, failed: failed || (exitCode === 0 && passed > 0 ? 0 : 1) }
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined
}
