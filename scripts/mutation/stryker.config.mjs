/** Configuration of Stryker (https://stryker-mutator.io) for one directory. `scripts/mutation.mts` names it in the environment. */
import jestConfig from "../../jest.config.mjs"
import { directories, reportFolder } from "./directories.mjs"

const name = process.env.MUTATION_DIRECTORY ?? ""
/** Single files of the directory, or undefined for all. */
const files = process.env.MUTATION_FILES?.split(",").filter(Boolean)
const areAll = !files?.length
const directory = directories[name]
if (!directory) throw new Error("Run `npm run mutation`, which sets MUTATION_DIRECTORY.")
// The cast: the projects of jest.config.mjs are objects, not paths.
const projects =
  /** @type {{ displayName: string, testPathIgnorePatterns: string[], moduleNameMapper: Record<string, string> }[]} */ (
    jestConfig.projects
  )
const project = projects.find(({ displayName }) => displayName === directory.project)
const reports = reportFolder(name)

export default {
  mutate: [
    ...(areAll ? [`${name}/**/*.{ts,tsx}`] : files),
    "!**/*.test.{ts,tsx}",
    "!**/*.d.ts",
    // Helpers of tests.
    "!gatsby/content-check/testContent.ts",
    "!gatsby/hosting/fixtures.ts",
  ],
  testRunner: "jest",
  jest: {
    configFile: "jest.config.mjs",
    config: {
      ...project,
      projects: [],
      // Some mutants make a test wait without end.
      testTimeout: 15_000,
      testMatch: [`<rootDir>/${directory.tests}/**/*.test.{ts,tsx}`],
      testPathIgnorePatterns: [...(project?.testPathIgnorePatterns ?? []), ...(directory.ignoredTests ?? [])],
      moduleNameMapper: {
        ...project?.moduleNameMapper,
        "/services/data/startDataProcess$": "<rootDir>/scripts/mutation/sharedDataProcess.ts",
      },
      runner: "<rootDir>/scripts/mutation/runner.ts",
    },
    // The runner selects the test files.
    enableFindRelatedTests: false,
  },
  coverageAnalysis: "perTest",
  // Also tests mutants in code that runs while a module loads or before all tests of a file. They can make any test fail.
  ignoreStatic: false,
  concurrency: 1,
  // An endless loop is a timeout. On a busy machine, a test may be that slow without one.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  // The same bar for every directory (docs/decisions/0019).
  thresholds: { high: 95, low: 85, break: areAll ? 85 : null },
  // For single files, the report would also contain earlier results of the others.
  incremental: areAll,
  incrementalFile: `${reports}/incremental.json`,
  reporters: ["clear-text", "json", "html", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${reports}/report.json` },
  htmlReporter: { fileName: `${reports}/report.html` },
  tempDirName: ".data/mutation/sandbox",
  // The copy of the project has only what the tests read.
  ignorePatterns: [".data", ".cache", "public", "static", "content/images", "e2e", "art", "docs", ".github"],
}
