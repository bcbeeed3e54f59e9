/**
 * `npm run mutation`: changes the code of four directories in thousands of places, one place at a time (a mutant), and prints how
 * many of the mutants make a unit test fail. `npm run mutation -- gatsby/hosting src/features/sign-in/session.ts` tests only these
 * directories and files. In a whole directory, mutants that no change since the last run affects keep their result, unless there is
 * the option `--force`. The reports are in `.data/mutation`.
 */
import { existsSync, readFileSync, rmSync } from "node:fs"
import { hideStackTraces } from "./lib/hideStackTraces"
import { run } from "./lib/run"
import { createSteps } from "./lib/steps"
import { directories, reportFolder } from "./mutation/directories.mjs"

/** The part of Stryker's report that this command needs. */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

hideStackTraces()
const options = process.argv.slice(2).filter((argument) => argument.startsWith("-"))
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith("-"))
const names = Object.keys(directories)
const unknown = paths.find((path) => !names.some((name) => isInside(path, name)))
if (unknown) throw new Error(`"${unknown}" is not in one of the directories: ${names.join(", ")}.`)
const chosen = names.filter((name) => paths.length === 0 || paths.some((path) => isInside(path, name)))
const steps = createSteps("mutation", chosen.length)
let hasFailed = false
for (const name of chosen) {
  const files = paths.filter((path) => path !== name && isInside(path, name))
  await steps.run(
    name,
    async (output) => {
      rmSync(reportFile(name), { force: true })
      const code = await run("stryker", ["run", "scripts/mutation/stryker.config.mjs", ...options], {
        environment: { MUTATION_DIRECTORY: name, MUTATION_FILES: paths.includes(name) ? "" : files.join(",") },
        // The progress line shows successes.
        output: (line) => output(line.startsWith("Mutation testing") ? `info ${line}` : line),
      })
      hasFailed ||= code !== 0
      return code
    },
    (code) => ({ text: describeReport(name), hasFailed: code !== 0 }),
  )
}
process.exit(hasFailed ? 1 : 0)

function isInside(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}/`)
}

function reportFile(name: string): string {
  return `${reportFolder(name)}/report.json`
}

/** Returns, for example, `85.0 % of 1000 mutants detected, …`, or an empty text if Stryker has failed. A timeout is detected. */
function describeReport(name: string): string {
  if (!existsSync(reportFile(name))) return ""
  // The cast: Stryker writes the file in this format (https://github.com/stryker-mutator/mutation-testing-elements).
  const { files } = JSON.parse(readFileSync(reportFile(name), "utf8")) as Report
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...counted: string[]) => statuses.filter((status) => counted.includes(status)).length
  const detected = count("Killed", "Timeout")
  const all = detected + count("Survived", "NoCoverage")
  const score = ((100 * detected) / all).toFixed(1)
  const others = `${count("Survived")} survived, ${count("NoCoverage")} without test`
  return `${score} % of ${all} mutants detected, ${others} (${reportFolder(name)}/report.html), in `
}
