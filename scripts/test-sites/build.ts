/** `npm run test:build`: builds the sites that the browser tests open, or those that the command line names. */
import { noSuch } from "../../messages/noSuch"
import { siteNames, type SiteName } from "../../test/sites/sites"
import { createSteps } from "../lib/steps"
import { buildSite } from "./buildSite"

async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const names = siteNames.filter((name) => words.length === 0 || words.includes(name))
  const unknown = words.find((word) => !names.includes(word as SiteName))
  if (unknown !== undefined) throw new Error(noSuch(unknown, siteNames))
  const steps = createSteps("test-build", names.length)
  for (const name of names) await steps.run(`Build the site "${name}"`, (output) => buildSite(name, output))
}

void main()
