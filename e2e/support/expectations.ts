import { expect, type Page } from "@playwright/test"
import { findViolations } from "./axe"

/**
 * Expects that axe finds no violation on the page as it is now, in light and in dark.
 * @param page of a context with `bypassCSP`, see `findViolations`
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    // Without motion the colors change at once.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    expect(await findViolations(page), colorScheme).toEqual([])
  }
}

/** Expects that the page is not wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const [pageWidth, windowWidth] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(pageWidth).toBe(windowWidth)
}
