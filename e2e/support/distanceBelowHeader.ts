import type { Locator } from "@playwright/test"
import { settle } from "./clock"

/** Waits for the last layout. @returns CSS pixels from the lower edge of the sticky header to the upper edge of an element */
export async function distanceBelowHeader(locator: Locator): Promise<number> {
  await locator.page().evaluate(() => document.fonts.ready)
  await settle(locator.page())
  return locator.evaluate((element) => {
    const header = document.querySelector("header")?.getBoundingClientRect()
    return element.getBoundingClientRect().top - (header?.bottom ?? 0)
  })
}
