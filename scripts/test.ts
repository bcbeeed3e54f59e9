/**
 * `npm test`: runs every stage whose files have changed since it last passed. `npm test -- units types` runs these
 * stages only. A stage is a script of package.json, such as `test:units`; wireit runs it and what it depends on.
 */
import { readFileSync } from "node:fs"
import { noSuch } from "../messages/noSuch"
import { reserve } from "../processes/reserve"
import { run } from "../processes/run"

const environment = {
  // A build leaves half of two CPU cores idle most of the time.
  WIREIT_PARALLEL: "2",
  // A single run reports every failure.
  WIREIT_FAILURES: "continue",
  // Whether a stage has passed is stored anyway. The cache would also store each version of the built sites.
  WIREIT_CACHE: "none",
  // A line for each stage, and the output of those that fail.
  WIREIT_LOGGER: "quiet-ci",
}

async function main(): Promise<void> {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }
  const stages = Object.keys(scripts).flatMap((name) => /^test:(.+)/.exec(name)?.[1] ?? [])
  const names = process.argv.length > 2 ? process.argv.slice(2) : ["all"]
  const unknown = names.find((name) => !stages.includes(name))
  if (unknown !== undefined) throw new Error(noSuch(unknown, stages))
  await reserve("tests")
  for (const name of names) {
    // Not with npm, whose shell does not pass on a signal. npm sets this variable to the script's name, which wireit
    // reads.
    const variables = { ...environment, npm_lifecycle_event: `test:${name}` }
    const code = await run(process.execPath, [require.resolve("wireit/bin/wireit.js")], { environment: variables })
    if (code !== 0) process.exitCode = code
  }
}

void main()
