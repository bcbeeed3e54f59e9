import { expect, type Locator, type Page } from "@playwright/test"
import { settle } from "./clock"

const linkIn = (navigation: string) => (page: Page, name: string) =>
  page.getByRole("navigation", { name: navigation }).getByRole("link", { name })

export const mainLink = linkIn("Main")
export const footerLink = linkIn("Footer")

/** Expects that the page is not wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const widths = await page.locator("html").evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect(widths[0]).toBe(widths[1])
}

/** Expects, after the last layout, that an element starts at most 40 px below the sticky header, and a section directly below it. */
export async function expectBelowHeader(locator: Locator): Promise<void> {
  await locator.page().evaluate(() => document.fonts.ready)
  await settle(locator.page())
  const distance = await locator.evaluate((element) => {
    const header = document.querySelector("header")?.getBoundingClientRect()
    return element.getBoundingClientRect().top - (header?.bottom ?? 0)
  })
  // Browsers scroll by whole pixels.
  expect(distance).toBeGreaterThan(-1)
  expect(distance).toBeLessThan((await locator.evaluate(({ tagName }) => tagName)) === "SECTION" ? 1 : 40)
}

/**
 * Observes the layout shifts of a page. Call it before the page is opened.
 * @returns a function that returns their sum (https://web.dev/articles/cls)
 */
export async function observeLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { value: 0 }
    Object.assign(window, { layoutShifts: sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.value += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => window.layoutShifts.value)
}
