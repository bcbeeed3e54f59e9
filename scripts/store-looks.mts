/**
 * `npm run looks:store`: stores how the main pages look now, for e2e/looks.spec.ts to compare with. Builds the fixture
 * content first where there is no build of it.
 */
import { readdirSync, rmSync, writeFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import { browserAndPlatform, madeWith, pictureFolder } from "../e2e/support/storedLooks"
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
for (const file of readdirSync(pictureFolder)) if (file.endsWith(".png")) rmSync(`${pictureFolder}/${file}`)
writeFileSync(madeWith, `${version}\n`)
const { environment } = site
const playwright = ["test", "--project=fixture", "--reporter=line", "e2e/looks.spec.ts"]
const stored = await run("playwright", [...playwright, "--update-snapshots=all"], { environment })
// A page that looks different at the second visit would make the test fail at random.
const code = stored || (await run("playwright", playwright, { environment }))
await site.close()
process.exit(code)
