/** Part of `npm test`: builds the sites that the command line names. `choosePorts.ts` has to run before. */
import { siteNames } from "./sites"
import { createSteps } from "../../processes/steps"
import { buildSite } from "./buildSite"

async function main(): Promise<void> {
  const names = siteNames.filter((name) => process.argv.includes(name))
  const steps = createSteps(`build-${names.join("-")}`, names.length)
  for (const name of names) await steps.run(`Build the site "${name}"`, (output) => buildSite(name, output))
}

void main()
