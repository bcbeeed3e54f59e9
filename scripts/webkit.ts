/**
 * `npm run webkit`: runs journeys on the fixture site in WebKit. Builds it first. Arguments are those of Playwright,
 * such as `-g menu`.
 */
import { run } from "./lib/run"
import { createSteps } from "./lib/steps"
import { buildSites } from "./test-sites/buildSites"

async function main(): Promise<void> {
  await buildSites(createSteps("webkit", 1), ["fixture"])
  const args = [require.resolve("@playwright/test/cli"), "test", "--config=scripts/webkit", ...process.argv.slice(2)]
  process.exitCode = await run(process.execPath, args, {})
}

void main()
