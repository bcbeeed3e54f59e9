import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { launchOptions } from "./support/browser"
import { fitWindow } from "./support/pageStates"
import {
  browserAndPlatform,
  madeWithFile,
  openReference,
  referenceScreenshots,
  screenshotFolder,
  thumbnail,
} from "./support/referenceScreenshots"

/**
 * Tolerates differences in anti-aliasing. On a phone the header starts at 54.5 px, and Chromium rounds this number up in some runs
 * and down in others: 62 pixels of a thumbnail then differ (measured). A changed design token changes thousands of pixels.
 */
const tolerance = { threshold: 0.15, maxDiffPixels: 100 }

/**
 * Matches elements that scripts will still change: lists that become a carousel, buttons that are disabled until hydration, and
 * embedded forms that have not sent a message.
 */
const pending = [
  '[role="group"][tabindex]:not(#capstone-tracks *) > ul',
  "button:disabled",
  ...["unseen", "waiting", "loaded"].map((state) => `[data-state="${state}"]`),
].join(", ")

// On Linux, this file makes Chromium ignore the installed fonts and the system's font settings, which differ between machines.
const environment = { ...process.env, FONTCONFIG_FILE: path.resolve(screenshotFolder, "fonts.conf") }
test.use({ launchOptions: { ...launchOptions(), env: environment } })

test.beforeEach(({ browser }) => {
  const madeWith = readFileSync(madeWithFile, "utf8").trim()
  const current = browserAndPlatform(browser.version())
  test.skip(
    madeWith !== current,
    `The reference screenshots were made with ${madeWith}. This is ${current}, which renders text differently.`,
  )
})

for (const { file, ...reference } of referenceScreenshots) {
  const { state, width, colorScheme } = reference
  test(`${state.name} at ${width} px in ${colorScheme} matches its screenshot`, async ({ browser, baseURL }) => {
    const page = await openReference(browser, baseURL, reference)
    // On a slow machine the page needs longer to reach its final state.
    await expect(async () => {
      await fitWindow(page)
      await expect(page.locator(pending)).toHaveCount(0)
      const screenshot = await page.screenshot({ animations: "disabled" })
      expect(await thumbnail(screenshot, width)).toMatchSnapshot(file, tolerance)
    }).toPass({ timeout: 30_000, intervals: [1000, 3000, 10_000] })
    await page.context().close()
  })
}
