/**
 * `npm run webkit`: runs journeys on the fixture site in WebKit. Builds it first. Arguments are those of Playwright,
 * such as `-g menu`.
 */
import { run } from "../processes/run"
import { createSteps } from "../processes/steps"
import { buildSites } from "../e2e/sites/buildSites"

async function main(): Promise<void> {
  await buildSites(createSteps("webkit", 1), ["fixture"])
  const args = [require.resolve("@playwright/test/cli"), "test", "--config=e2e/webkit", ...process.argv.slice(2)]
  process.exitCode = await run(process.execPath, args, {})
}

void main()
