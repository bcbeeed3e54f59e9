/**
 * Jest's runner for `npm run mutation`. For each mutant, Stryker starts Jest with the names of the tests that cover it. Jest would
 * load every test file to find these names, and then run all of them. This runner loads only the files with one of the names, and
 * stops after the first failure.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { mixinJestEnvironment } from "@stryker-mutator/jest-runner"
import type { TestEnvironment } from "jest-environment-node"
import TestRunner from "jest-runner"
import { startDataProcess, type DataProcess } from "../../services/data/startDataProcess"

type Environment = typeof TestEnvironment
type Tests = Parameters<TestRunner["runTests"]>[0]

/** The names of the tests of a file, and the milliseconds that they take without a mutant. */
interface TestFile {
  names: string[]
  duration: number
}

/** The part of an event of jest-circus that this file needs. */
interface TestEvent {
  name: string
  test: { errors: unknown[]; mode?: string }
}

/** What Stryker shares with the test environment. */
interface Stryker {
  currentTestId?: string
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

/** Path of the file with the test files by path. Jest runs in Stryker's copy of the project. */
const testFilesPath = ".test-files.json"

/**
 * Numbers the failures of each test file, by path. The next mutant is often in the same source file, so the file that has failed
 * last is the first to run.
 */
const lastFailures = new Map<string, number>()

/** The database of all test files; see sharedDataProcess.ts. */
let dataProcess: Promise<DataProcess> | undefined

/** Returns the id of the active mutant. It is undefined in Stryker's first run, which measures the coverage. */
const activeMutant = () => process.env.__STRYKER_ACTIVE_MUTANT__

/** Returns an environment that reports coverage to Stryker, and that skips the tests of a file after the first failure. */
function withMutants(Environment: Environment): Environment {
  class MutationEnvironment extends Environment {
    private hasFailed = false

    override async setup(): Promise<void> {
      await super.setup()
      Object.assign(this.global, mutantSwitch(this.global.__stryker__ as Stryker))
      // Starts the database only if a test needs it.
      Object.defineProperty(this.global, "sharedDataProcess", { get: () => (dataProcess ??= startDataProcess()) })
    }

    handleTestEvent({ name, test }: TestEvent): void {
      if (name === "test_done") this.hasFailed ||= test.errors.length > 0
      if (name === "test_start" && this.hasFailed && activeMutant()) test.mode = "skip"
    }
  }
  // The cast: the type of the mixin requires a handler of all events of jest-circus.
  return mixinJestEnvironment(MutationEnvironment as never)
}

/**
 * Returns the functions that Stryker 9.6 adds to each module that it changes. Code whose text becomes a script of a page cannot use
 * the functions of its module. It finds them as globals.
 */
function mutantSwitch(stryker: Stryker): Record<string, (...ids: string[]) => unknown> {
  return {
    stryMutAct_9fa48: (id) => id === activeMutant(),
    stryCov_9fa48: (...ids) => {
      const coverage = (stryker.mutantCoverage ??= { static: {}, perTest: {} })
      const counts = stryker.currentTestId ? (coverage.perTest[stryker.currentTestId] ??= {}) : coverage.static
      for (const id of ids) counts[id] = (counts[id] ?? 0) + 1
    },
  }
}

// Replaces the classes themselves, because test/browserWithFetch.ts extends one of them.
for (const name of ["jest-environment-node", "jest-environment-jsdom"]) {
  // The cast: both packages export such a class under both names, but `require` returns any.
  const module = createRequire(__filename)(name) as { default: Environment; TestEnvironment: Environment }
  module.default = module.TestEnvironment = withMutants(module.TestEnvironment)
}

export default class MutationRunner extends TestRunner {
  override async runTests(...[tests, watcher, options]: Parameters<TestRunner["runTests"]>): Promise<void> {
    const files: Record<string, TestFile> = {}
    let hasFailed = false
    this.on("test-file-failure", () => {
      hasFailed = true
    })
    this.on("test-file-success", ([{ path }, { testResults, numFailingTests, perfStats }]) => {
      hasFailed ||= numFailingTests > 0
      files[path] = { names: testResults.map(({ fullName }) => fullName), duration: perfStats.runtime }
    })
    if (!activeMutant()) {
      await super.runTests(tests, watcher, options)
      writeFileSync(testFilesPath, JSON.stringify(files))
      return
    }
    for (const test of selectTests(tests, this._globalConfig.testNamePattern)) {
      await super.runTests([test], watcher, options)
      if (!hasFailed) continue
      lastFailures.set(test.path, Math.max(0, ...lastFailures.values()) + 1)
      return
    }
  }
}

/**
 * Returns the files that contain a test with a name that matches: first those that have failed, the latest first, then the fastest.
 * @param pattern regular expression; all files match if it is undefined
 */
function selectTests(tests: Tests, pattern = ""): Tests {
  // The cast: `runTests` has written the file.
  const files = JSON.parse(readFileSync(testFilesPath, "utf8")) as Record<string, TestFile>
  const names = new RegExp(pattern, "i")
  const duration = ({ path }: Tests[number]) => files[path]?.duration ?? 0
  const lastFailure = ({ path }: Tests[number]) => lastFailures.get(path) ?? 0
  return tests
    .filter(({ path }) => files[path]?.names.some((name) => names.test(name)))
    .sort((one, other) => lastFailure(other) - lastFailure(one) || duration(one) - duration(other))
}
