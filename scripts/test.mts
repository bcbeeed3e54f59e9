/**
 * `npm test`: everything that CI runs, and a closing line for the whole run.
 * `npm test -- units browser` runs the stages whose names begin so; `npm test -- content` checks a change of content alone.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { buildSite, workingFolder, type BuildName } from "./lib/buildSite"
import { ensureBrowser } from "./lib/ensureBrowser"
import { run } from "./lib/run"
import { oneCheck, runStages, type Count, type Stage } from "./lib/stage"
import { serveTestSite, type ServeOptions } from "./lib/testSite"
import { countOfJest, countOfPlaywright } from "./lib/testReports"

const typesFile = "src/gatsby-types.d.ts"
const reports = "test-results"

const stages: readonly Stage[] = [
  check("format", "prettier", ["--check", "--log-level", "warn", "."]),
  check("lint", "eslint", ["--max-warnings", "0", "."]),
  check("lint of styles", "stylelint", ["--max-warnings", "0", "src/**/*.css"]),
  check("types", "tsc", ["--noEmit"]),
  check("content check", "tsx", ["scripts/content-check.ts"]),
  { name: "units", run: units },
  { name: "build", run: fixtureBuild },
  { name: "browser", run: () => browserTests("fixture", ["fixture", "any-content"]) },
  { name: "content build", run: () => build("content") },
  { name: "content pages", run: () => browserTests("content", ["any-content"]) },
  { name: "long build", run: () => build("long") },
  { name: "long pages", run: () => browserTests("long", ["any-content", "long"]) },
  { name: "short build", run: () => build("short") },
  { name: "short pages", run: () => browserTests("short", ["any-content"]) },
  { name: "short pages without rules", run: () => browserTests("short", ["short"], { withoutRules: true }) },
]

/** A stage that is one program: passed if it ends with exit code 0. */
function check(name: string, command: string, args: readonly string[]): Stage {
  return { name, usesOneCore: true, run: () => oneCheck(run(command, args, { isPrintedAtEnd: true })) }
}

async function units(): Promise<Count> {
  const report = `${reports}/units.json`
  const code = await run("jest", ["--json", `--outputFile=${report}`, "--silent=false"])
  return countOfJest(report, code)
}

function build(name: BuildName): Promise<Count> {
  return oneCheck(buildSite(name))
}

/** The types that the build writes have to be those that are committed. */
async function fixtureBuild(): Promise<Count> {
  const { passed, failed } = await build("fixture")
  if (failed > 0) return { passed, failed }
  const written = readFileSync(path.join(workingFolder, typesFile), "utf8")
  const isFresh = readFileSync(typesFile, "utf8") === written
  if (!isFresh) {
    writeFileSync(typesFile, written)
    console.error(`${typesFile} was out of date. It is up to date now: commit it.`)
  }
  return { passed: passed + Number(isFresh), failed: Number(!isFresh) }
}

async function browserTests(name: BuildName, projects: readonly string[], options?: ServeOptions): Promise<Count> {
  ensureBrowser()
  const site = await serveTestSite(name, options)
  const report = `${reports}/${name}-${projects.join("-")}.json`
  const code = await run("playwright", ["test", ...projects.map((project) => `--project=${project}`)], {
    environment: { ...site.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  await site.close()
  return countOfPlaywright(report, code)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const wanted = process.argv.slice(2)
const chosen = stages.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
const { passed, failed } = await runStages(chosen)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
