import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { launchOptions } from "../scripts/lib/launchOptions"
import { contextOf, fitWindow, open } from "./support/looks"
import { browserAndPlatform, madeWith, maskFrames, pictureFolder, storedLooks, thumbnail } from "./support/storedLooks"

/** Differences that anti-aliasing causes: by how much a pixel may differ, and how many may differ more. */
const tolerance = { threshold: 0.15, maxDiffPixels: 20 }

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
      expect(await thumbnail(await page.screenshot({ animations: "disabled" }), width)).toMatchSnapshot(file, tolerance)
    }).toPass({ timeout: 30_000 })
    await context.close()
  })
