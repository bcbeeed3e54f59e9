/**
 * `npm test`: runs all stages of CI, and prints the number of passed and failed checks.
 * `npm test -- units browser` runs the stages whose names begin with these arguments. `npm test -- content` tests only `content/`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { findFullBrowser } from "../e2e/support/browser"
import { smallServers } from "./hosts/servers"
import { testHosts } from "./hosts/testHosts"
import { ensureBrowser } from "./lib/ensureBrowser"
import { buildSite, workingFolder, type BuildName } from "./lib/buildSite"
import { developTestSite } from "./lib/develop"
import { run } from "./lib/run"
import { countOne, runStages, type Count, type Lane, type Stage } from "./lib/stages"
import { createSteps, print, type Output } from "./lib/steps"
import { serveTestSite, type TestSite } from "./lib/testSite"
import { countOfJest, countOfPlaywright } from "./lib/testReports"

const typesFile = "src/gatsby-types.d.ts"
const reports = "test-results"

const checks: Lane = [
  check("format", "prettier", ["--check", "--log-level", "warn", "."]),
  check("lint", "eslint", ["--max-warnings", "0", "."]),
  check("lint of styles", "stylelint", ["--max-warnings", "0", "src/**/*.css"]),
  check("unused files and packages", "knip", ["--no-progress", "--treat-config-hints-as-errors"]),
  check("types", "tsc", ["--noEmit"]),
  { name: "units", run: units },
]

const builds: Lane = [
  { name: "build", run: buildFixture },
  check("content check", "tsx", ["scripts/content-check.mts"]),
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

function build(name: BuildName): Stage {
  return { name: `${name} build`, run: (output) => countOne(buildSite(name, output)) }
}

/** Builds the fixture content. If the committed types differ from those that the build writes, updates them and fails. */
async function buildFixture(output: Output): Promise<Count> {
  await buildSite("fixture", output)
  const written = readFileSync(path.join(workingFolder, typesFile), "utf8")
  if (readFileSync(typesFile, "utf8") === written) return { passed: 2, failed: 0 }
  writeFileSync(typesFile, written)
  output(`${typesFile} was out of date. The build has updated it: commit the file.`)
  return { passed: 1, failed: 1 }
}

async function testFixture(output: Output): Promise<Count> {
  if (!findFullBrowser())
    print(
      "The test of the back/forward cache is skipped: it needs Chromium, Chrome or Edge, not only a headless shell.",
    )
  return testInBrowser(output, "fixture", ["fixture"])
}

async function testInBrowser(output: Output, name: BuildName, projects: readonly string[], readsRules = true) {
  return runBrowserTests(output, await serveTestSite(name, readsRules), name, projects)
}

async function testEditor(output: Output): Promise<Count> {
  return runBrowserTests(output, await developTestSite(output), "develop", ["editor"])
}

async function runBrowserTests(
  output: Output,
  site: TestSite,
  name: string,
  projects: readonly string[],
): Promise<Count> {
  await ensureBrowser(output)
  const stage = `${reports}/${name}-${projects.join("-")}`
  const report = `${stage}.json`
  // Playwright empties its output folder, so each stage has a separate one.
  const code = await run("playwright", ["test", `--output=${stage}`, ...projects.map((name) => `--project=${name}`)], {
    output,
    environment: { ...site.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  await site.close()
  return countOfPlaywright(report, code)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const names = process.argv.slice(2)
const isChosen = ({ name }: Stage) => names.length === 0 || names.some((start) => name.startsWith(start))
// A build leaves half of two CPU cores idle most of the time.
const groups = [[checks, builds], [tests]].map((lanes) => lanes.map((lane) => lane.filter(isChosen)))
const count = groups.flat(2).length
if (count === 0) {
  const all = [checks, builds, tests].flat().map(({ name }) => name)
  console.error(`No stage has a name that begins with ${names.join(" or ")}. The stages are: ${all.join(", ")}.`)
  process.exit(1)
}
const { passed, failed } = await runStages(groups, createSteps("test", count))
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
