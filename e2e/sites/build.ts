/** Part of `npm test`: builds the sites of a stage, which the command line names. `choosePorts.ts` runs before. */
import { siteNames, stageOf } from "./sites"
import { createSteps } from "../../processes/steps"
import { buildSite } from "./buildSite"

async function main(): Promise<void> {
  const [stage] = process.argv.slice(2)
  const names = siteNames.filter((name) => stageOf(name) === stage)
  const steps = createSteps(`build-${stage}`, names.length)
  for (const name of names) await steps.run(`Build the site "${name}"`, (output) => buildSite(name, output))
}

void main()
