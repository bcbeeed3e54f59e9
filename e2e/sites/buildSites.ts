import { chooseTestPorts } from "./ports"
import type { SiteName } from "./sites"
import { reserve } from "../../processes/reserve"
import type { Steps } from "../../processes/steps"
import { buildSite } from "./buildSite"

/**
 * Builds sites for a command outside of `npm test`, one step for each.
 * @throws Error if another command builds them, or Gatsby fails
 */
export async function buildSites({ run }: Steps, names: readonly SiteName[]): Promise<void> {
  await reserve("tests")
  await chooseTestPorts()
  for (const name of names) await run(`Build the site "${name}"`, (output) => buildSite(name, output))
}
