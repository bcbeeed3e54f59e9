/**
 * `npm test`: runs all stages of CI, and prints the number of passed and failed checks.
 * `npm test -- units browser` runs the stages whose names begin with these arguments. `npm test -- content` tests only `content/`.
 */
import { mkdirSync, rmSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { findFullBrowser } from "../e2e/support/browser"
import { smallServers } from "./hosts/servers"
import { testHosts } from "./hosts/testHosts"
import { ensureBrowser } from "./lib/ensureBrowser"
import { buildSite, workingFolder, type BuildName } from "./lib/buildSite"
import { developTestSite } from "./lib/develop"
import { noSuch } from "../messages/noSuch"
import { run } from "./lib/run"
import { reports, runBrowserTests } from "./lib/runBrowserTests"
import { countOne, runStages, type Count, type Lane, type Stage } from "./lib/stages"
import { createSteps, print, type Output } from "./lib/steps"
import { serveTestSite } from "./lib/testSite"
import { countOfJest } from "./lib/testReports"

const typesFile = "src/gatsby-types.d.ts"

/** The last line of the command. */
let advice = ""

/** The checks of format and types read only what has changed since the last run. */
const checks: Lane = [
  check("format", "prettier", ["--check", "--cache", "--log-level", "warn", "."]),
  check("lint", "eslint", ["--max-warnings", "0", "."]),
  check("lint of styles", "stylelint", ["--max-warnings", "0", "src/**/*.css"]),
  check("unused files and packages", "knip", ["--no-progress", "--treat-config-hints-as-errors"]),
  check("types", "tsc", ["--noEmit", "--incremental", "--tsBuildInfoFile", ".data/types.tsbuildinfo"]),
  { name: "units", run: units },
]

const builds: Lane = [
  build("fixture", "build"),
  { name: "build types", run: compareTypes },
  check("content check", "tsx", ["scripts/content-check.ts"]),
  build("content"),
  build("long"),
  build("short"),
]

/** Each of these uses two CPU cores. */
const tests: Lane = [
  { name: "browser", run: testFixture },
  { name: "content pages", run: (output) => testInBrowser(output, "content", ["any-content"]) },
  { name: "long pages", run: (output) => testInBrowser(output, "long", ["any-content", "long"]) },
  { name: "short pages", run: (output) => testInBrowser(output, "short", ["any-content"]) },
  { name: "short pages without rules", run: (output) => testInBrowser(output, "short", ["short"], false) },
  // `npm run hosts` does the same with servers that are not packages of this project.
  { name: "hosts", run: (output) => testHosts(smallServers, output) },
  { name: "editor", run: testEditor },
]

/** Returns a stage that runs one program and passes if its exit code is 0. */
function check(name: string, command: string, args: readonly string[]): Stage {
  return { name, run: (output) => countOne(run(command, args, { output })) }
}

async function units(output: Output): Promise<Count> {
  const report = `${reports}/units.json`
  const code = await run("jest", ["--json", `--outputFile=${report}`, "--silent=false"], { output })
  return countOfJest(report, code)
}

function build(name: BuildName, stage = `${name} build`): Stage {
  return { name: stage, run: (output) => countOne(buildSite(name, output)) }
}

/**
 * If the committed types differ from those that the build of the fixture has written, updates them and fails. A separate stage, because a
 * stage that fails prints all of its output, and that of the build would hide the reason.
 */
async function compareTypes(output: Output): Promise<Count> {
  const written = await readFile(path.join(workingFolder, typesFile), "utf8")
  if ((await readFile(typesFile, "utf8")) === written) return { passed: 1, failed: 0 }
  await writeFile(typesFile, written)
  advice = `${typesFile} was out of date. The build has updated it: commit the file.`
  output(advice)
  return { passed: 0, failed: 1 }
}

async function testFixture(output: Output): Promise<Count> {
  if (!findFullBrowser())
    print(
      "The test of the back/forward cache is skipped: it needs Chromium, Chrome or Edge, not only a headless shell.",
    )
  return testInBrowser(output, "fixture", ["fixture", "translated"])
}

async function testInBrowser(output: Output, name: BuildName, projects: readonly string[], readsRules = true) {
  await ensureBrowser(output)
  return runBrowserTests(output, await serveTestSite(name, readsRules), name, projects)
}

async function testEditor(output: Output): Promise<Count> {
  await ensureBrowser(output)
  return runBrowserTests(output, await developTestSite(output), "develop", ["editor"])
}

async function main(): Promise<void> {
  const names = process.argv.slice(2)
  const all = [checks, builds, tests].flat().map(({ name }) => name)
  const unknown = names.find((start) => !all.some((name) => name.startsWith(start)))
  if (unknown !== undefined) throw new Error(noSuch(unknown, all))
  rmSync(reports, { recursive: true, force: true, maxRetries: 10 })
  mkdirSync(reports, { recursive: true })
  const isChosen = ({ name }: Stage) => names.length === 0 || names.some((start) => name.startsWith(start))
  // A build leaves half of two CPU cores idle most of the time.
  const groups = [[checks, builds], [tests]].map((lanes) => lanes.map((lane) => lane.filter(isChosen)))
  const { passed, failed } = await runStages(groups, createSteps("test", groups.flat(2).length))
  console.log(`\n${passed} passed, ${failed} failed`)
  if (advice) console.log(advice)
  process.exit(failed === 0 ? 0 : 1)
}

void main()
