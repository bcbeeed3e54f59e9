/**
 * `npm test`: runs every stage of CI that has not passed with the same files before. `npm test -- units types` runs these stages. A stage is
 * a script of package.json, such as `test:units`, and wireit runs it.
 */
import { runNpm } from "./lib/run"

const environment = {
  // A build leaves half of two CPU cores idle most of the time.
  WIREIT_PARALLEL: "2",
  // A single run reports every failure.
  WIREIT_FAILURES: "continue",
  // The built sites stay where they are. The cache would keep a copy of each of their versions.
  WIREIT_CACHE: "none",
  WIREIT_LOGGER: "simple",
}

async function main(): Promise<void> {
  const names = process.argv.slice(2)
  for (const name of names.length > 0 ? names : ["all"]) {
    const code = await runNpm(["run", "--silent", `test:${name}`], { environment })
    if (code !== 0) process.exitCode = code
  }
}

void main()
