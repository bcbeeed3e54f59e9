import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { launchOptions } from "../scripts/lib/browser"
import { contextOf, fitWindow, open } from "./support/looks"
import { browserAndPlatform, madeWith, maskFrames, pictureFolder, storedLooks, thumbnail } from "./support/storedLooks"

/**
 * Differences that anti-aliasing causes. On a phone the header starts at half a pixel (54.5), which Chromium rounds up or down
 * from run to run: 62 pixels of a thumbnail differ then, measured. A token that changes moves thousands.
 */
const tolerance = { threshold: 0.15, maxDiffPixels: 100 }

/** What the scripts replace: lists that become carousels, forms that are not hydrated, frames that are not loaded. */
const unsettled = [
  '[role="group"][tabindex] > ul',
  "button:disabled",
  ...["unseen", "waiting", "loaded"].map((state) => `[data-state="${state}"]`),
].join(", ")

// Chromium on Linux then ignores which fonts are installed and how the system renders them.
const fontSettings = { ...process.env, FONTCONFIG_FILE: path.resolve(pictureFolder, "fonts.conf") }
test.use({ launchOptions: { ...launchOptions, env: fontSettings } })

test.beforeEach(({ browser }) => {
  const stored = existsSync(madeWith) ? readFileSync(madeWith, "utf8").trim() : "no browser yet"
  const here = browserAndPlatform(browser.version())
  test.skip(
    stored !== here,
    `The stored pictures were made with ${stored}. This is ${here}, which draws letters differently.`,
  )
})

for (const { file, look, width, colorScheme } of storedLooks)
  test(`${look.name} at ${width} px in ${colorScheme} looks as stored`, async ({ browser, baseURL }) => {
    const context = await browser.newContext(contextOf(look, { baseURL: baseURL ?? "", width, colorScheme }))
    const page = await context.newPage()
    await maskFrames(page)
    await open(page, look)
    // A slow machine shows the final state later.
    await expect(async () => {
      await fitWindow(page)
      await expect(page.locator(unsettled)).toHaveCount(0)
      const picture = await page.screenshot({ animations: "disabled" })
      expect(await thumbnail(picture, width)).toMatchSnapshot(file, tolerance)
    }).toPass({ timeout: 30_000, intervals: [1000, 3000, 10_000] })
    await context.close()
  })
