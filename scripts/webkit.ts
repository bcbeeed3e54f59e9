/** `npm run webkit`: runs journeys on the fixture site in WebKit. Builds it first. Arguments are those of Playwright, such as `-g menu`. */
import { buildSite } from "./lib/buildSite"
import { runBrowserTests } from "./lib/runBrowserTests"
import { createSteps } from "./lib/steps"
import { serveTestSite } from "./lib/testSite"

async function main(): Promise<void> {
  await createSteps("webkit", 1).run("Build the site", (output) => buildSite("fixture", output))
  const site = await serveTestSite("fixture")
  const { failed } = await runBrowserTests(console.log, site, "webkit", ["webkit"], process.argv.slice(2))
  process.exit(failed === 0 ? 0 : 1)
}

void main()
