/** `npm run webkit`: runs journeys on the fixture site in WebKit. Builds it first. Arguments are those of Playwright, such as `-g menu`. */
import { createSteps } from "./lib/steps"
import { run } from "./lib/run"
import { buildSite } from "./test-sites/buildSite"

async function main(): Promise<void> {
  await createSteps("webkit", 1).run("Build the site", (output) => buildSite("fixture", output))
  const args = [require.resolve("@playwright/test/cli"), "test", "--config=scripts/webkit", ...process.argv.slice(2)]
  process.exitCode = await run(process.execPath, args, {})
}

void main()
