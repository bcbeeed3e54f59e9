import { expect, test } from "@playwright/test"
import { textInOtherFonts } from "./support/fonts"
import { contextOf, open } from "./support/looks"
import { maskFrames, storedLooks } from "./support/storedLooks"

// The stored pictures depend on it: installed fonts differ from machine to machine.
for (const look of new Set(storedLooks.map((stored) => stored.look)))
  test(`${look.name} draws every character in the site's own fonts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext(
      contextOf(look, { baseURL: baseURL ?? "", width: 360, colorScheme: "light" }),
    )
    const page = await context.newPage()
    await maskFrames(page)
    await open(page, look)
    expect(await textInOtherFonts(page)).toEqual([])
    await context.close()
  })
