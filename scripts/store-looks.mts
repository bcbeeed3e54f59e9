/** `npm run looks:store`: stores the pictures that e2e/looks.spec.ts compares the main pages with. */
import { readdirSync, rmSync, writeFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import { browserAndPlatform, madeWith, pictureFolder } from "../e2e/support/storedLooks"
import { ensureBrowser, launchOptions } from "./lib/browser"
import { printMessageOnly } from "./lib/printMessageOnly"
import { runOrThrow } from "./lib/run"
import { createSteps } from "./lib/steps"
import { ensureSite, serveTestSite } from "./lib/testSite"

printMessageOnly()
ensureBrowser()
const browser = await chromium.launch(launchOptions)
const version = browserAndPlatform(browser.version())
await browser.close()

const steps = createSteps("looks-store", 3)
await steps.run("Build the fixture content, unless it is built", (output) => ensureSite("fixture", output))
const site = await serveTestSite("fixture")
for (const file of readdirSync(pictureFolder)) if (file.endsWith(".png")) rmSync(`${pictureFolder}/${file}`)
writeFileSync(madeWith, `${version}\n`)
const { environment } = site
const playwright = ["test", "--project=fixture", "--reporter=line", "e2e/looks.spec.ts"]
await steps.run("Store the pictures", (output) =>
  runOrThrow("playwright", [...playwright, "--update-snapshots=all"], { environment, output }),
)
// A page that looks different at the second visit would make the test fail at random.
await steps.run("Compare a second visit", (output) => runOrThrow("playwright", playwright, { environment, output }))
await site.close()
