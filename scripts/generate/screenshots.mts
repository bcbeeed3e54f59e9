/**
 * `npm run generate -- screenshots`: updates the reference screenshots of e2e/screenshots.spec.ts. Builds the fixture content
 * first.
 */
import { readdirSync, rmSync, writeFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import { browserAndPlatform, madeWithFile, screenshotFolder } from "../../e2e/support/referenceScreenshots"
import { launchOptions } from "../../e2e/support/browser"
import { ensureBrowser } from "../lib/ensureBrowser"
import { hideStackTraces } from "../lib/hideStackTraces"
import { runOrThrow } from "../lib/run"
import { createSteps } from "../lib/steps"
import { buildSite } from "../lib/buildSite"
import { serveTestSite } from "../lib/testSite"

hideStackTraces()
await ensureBrowser(console.log)
const browser = await chromium.launch(launchOptions())
const version = browserAndPlatform(browser.version())
await browser.close()

const steps = createSteps("screenshots", 3)
await steps.run("Build the fixture content", (output) => buildSite("fixture", output))
const site = await serveTestSite("fixture")
for (const file of readdirSync(screenshotFolder)) if (file.endsWith(".png")) rmSync(`${screenshotFolder}/${file}`)
writeFileSync(madeWithFile, `${version}\n`)
const { environment } = site
const playwright = ["test", "--project=fixture", "--reporter=line", "e2e/screenshots.spec.ts"]
await steps.run("Store the screenshots", (output) =>
  runOrThrow("playwright", [...playwright, "--update-snapshots=all"], { environment, output }),
)
// A page that looks different on the second visit would make the test flaky.
await steps.run("Compare a second visit", (output) => runOrThrow("playwright", playwright, { environment, output }))
await site.close()
