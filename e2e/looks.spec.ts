import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { contextOf, looks, open } from "./support/looks"
import { madeWith, storedLooks, thumbnail } from "./support/storedLooks"

/** Share of pixels that may differ, and by how much: what anti-aliasing makes of a half pixel, and no more. */
const tolerance = { maxDiffPixelRatio: 0.002, threshold: 0.15 }

/** Phone and desk. */
const widths = [360, 1440]

test.describe("looks as it did when it was last looked at:", () => {
  test.beforeEach(({ browser }) => {
    const stored = existsSync(madeWith) ? readFileSync(madeWith, "utf8").trim() : "nothing yet"
    const here = storedLooks(browser.version())
    test.skip(stored !== here && !process.env.STORE_LOOKS, `the pictures were made with ${stored}; this is ${here}`)
  })

  for (const look of looks.filter(({ isStored }) => isStored))
    for (const width of widths)
      test(`${look.name} at ${width} px`, async ({ browser, baseURL }) => {
        const context = await browser.newContext(
          contextOf(look, { baseURL: baseURL ?? "", width, colorScheme: "light" }),
        )
        const page = await context.newPage()
        await open(page, look)
        const picture = await page.screenshot({ fullPage: !look.isWindow, animations: "disabled" })
        expect(await thumbnail(picture, width)).toMatchSnapshot(`${look.name}-${width}.png`, tolerance)
        await context.close()
      })
})
