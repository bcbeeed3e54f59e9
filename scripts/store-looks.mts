/** `npm run looks:store`: keeps how the main pages look now, for e2e/looks.spec.ts to compare with. Needs a build. */
import { writeFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import { madeWith, storedLooks } from "../e2e/support/storedLooks"
import { ensureBrowser } from "./lib/ensureBrowser"
import { launchOptions } from "./lib/launchOptions"
import { run } from "./lib/run"
import { ensureSite, serveTestSite } from "./lib/testSite"

ensureBrowser()
const browser = await chromium.launch(launchOptions)
const version = storedLooks(browser.version())
await browser.close()
await ensureSite("fixture")
const site = await serveTestSite("fixture")
const code = await run(
  "playwright",
  ["test", "--project=fixture", "--update-snapshots=all", "--reporter=line", "e2e/looks.spec.ts"],
  {
    environment: { ...site.environment, STORE_LOOKS: "true" },
  },
)
await site.close()
if (code === 0) writeFileSync(madeWith, `${version}\n`)
process.exit(code)
