import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { countOfJest, countOfPlaywright } from "./testReports"

const report = (content: object) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "report-")), "report.json")
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe("counting a test run", () => {
  it("counts tests, and suites that could not start as failures", () => {
    const file = report({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })
    expect(countOfJest(file, 1)).toEqual({ passed: 5, failed: 3 })
  })

  it("counts browser tests, and errors outside of them as failures", () => {
    const file = report({ stats: { expected: 7, unexpected: 1 }, errors: [{}] })
    expect(countOfPlaywright(file, 1)).toEqual({ passed: 7, failed: 2 })
  })

  it("counts a missing report, a run without tests and an exit code other than 0 as a failure", () => {
    const passedReport = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }
    expect(countOfJest("no/such/file", 0).failed).toBe(1)
    expect(countOfJest(report({ ...passedReport, numPassedTests: 0 }), 0).failed).toBe(1)
    expect(countOfJest(report(passedReport), 1).failed).toBe(1)
    expect(countOfJest(report(passedReport), 0).failed).toBe(0)
  })
})
