/**
 * `npm run screenshots:store`: updates the reference screenshots of e2e/screenshots.spec.ts. Builds the fixture content first
 * if it has not been built.
 */
import { readdirSync, rmSync, writeFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import { browserAndPlatform, madeWithFile, screenshotFolder } from "../e2e/support/referenceScreenshots"
import { ensureBrowser } from "./lib/ensureBrowser"
import { launchOptions } from "./lib/launchOptions"
import { printErrorOnly } from "./lib/printErrorOnly"
import { run } from "./lib/run"
import { ensureSite, serveTestSite } from "./lib/testSite"

printErrorOnly()
ensureBrowser()
const browser = await chromium.launch(launchOptions)
const version = browserAndPlatform(browser.version())
await browser.close()

await ensureSite("fixture")
const site = await serveTestSite("fixture")
for (const file of readdirSync(screenshotFolder)) if (file.endsWith(".png")) rmSync(`${screenshotFolder}/${file}`)
writeFileSync(madeWithFile, `${version}\n`)
const { environment } = site
const playwright = ["test", "--project=fixture", "--reporter=line", "e2e/screenshots.spec.ts"]
const stored = await run("playwright", [...playwright, "--update-snapshots=all"], { environment })
// A page that changes between two visits would make the test flaky.
const code = stored || (await run("playwright", playwright, { environment }))
await site.close()
process.exit(code)
