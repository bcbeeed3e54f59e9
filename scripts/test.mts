/**
 * `npm test`: everything that CI runs, and a closing line for the whole run.
 * `npm test -- units browser` runs the stages whose names begin so.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { startServices } from "../services/startServices"
import { ensureBrowser } from "./lib/ensureBrowser"
import { run } from "./lib/run"
import { oneCheck, runStages, type Count, type Stage } from "./lib/stage"
import { buildTestSite, serveTestSite, testPorts } from "./lib/testSite"
import { countOfJest, countOfPlaywright } from "./lib/testReports"
import { buildVariant, type VariantName } from "./lib/variant"

const typesFile = "src/gatsby-types.d.ts"
const reports = "test-results"

const stages: readonly Stage[] = [
  { name: "format", run: () => oneCheck(run("prettier", ["--check", "--log-level", "warn", "."])) },
  { name: "lint", run: () => oneCheck(run("eslint", ["--max-warnings", "0", "."])) },
  { name: "lint of styles", run: () => oneCheck(run("stylelint", ["--max-warnings", "0", "src/**/*.css"])) },
  { name: "types", run: () => oneCheck(run("tsc", ["--noEmit"])) },
  { name: "content", run: () => oneCheck(run("tsx", ["scripts/content-check.ts"])) },
  { name: "units", run: units },
  { name: "build", run: build },
  { name: "browser", run: browser },
  { name: "bare build", run: () => variant("bare") },
  { name: "assets build", run: () => variant("assets") },
]

async function units(): Promise<Count> {
  const report = `${reports}/units.json`
  const code = await run("jest", ["--json", `--outputFile=${report}`, "--silent=false"])
  return countOfJest(report, code)
}

/** Builds the site against the local services; the types that the build writes have to be those that are committed. */
async function build(): Promise<Count> {
  const committed = readFileSync(typesFile, "utf8")
  const code = await buildTestSite()
  const isFresh = readFileSync(typesFile, "utf8") === committed
  if (!isFresh) console.error(`${typesFile} was not the one that this build writes. It is now: commit it.`)
  return { passed: Number(code === 0) + Number(isFresh), failed: Number(code !== 0) + Number(!isFresh) }
}

async function browser(): Promise<Count> {
  ensureBrowser()
  const site = await serveTestSite()
  const report = `${reports}/browser.json`
  const code = await run("playwright", ["test", "--project=site"], {
    environment: { SITE_UNDER_TEST: site.url, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  await site.close()
  return countOfPlaywright(report, code)
}

/** A further build with something set the other way, and the browser tests of it. */
async function variant(name: VariantName): Promise<Count> {
  ensureBrowser()
  const ports = testPorts()
  const services = await startServices(ports)
  const built = await buildVariant(name, ports)
  const report = `${reports}/${name}.json`
  const code = built.isBuilt
    ? await run("playwright", ["test", `--project=${name}`], {
        environment: {
          SITE_UNDER_TEST: built.url,
          ASSETS_UNDER_TEST: built.assetsUrl,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      })
    : 1
  await Promise.all([built.close(), services.close()])
  return countOfPlaywright(report, code)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const wanted = process.argv.slice(2)
const chosen = stages.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
const { passed, failed } = await runStages(chosen)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
