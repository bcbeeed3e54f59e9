import { expect, type Locator, type Page } from "@playwright/test"
import { settle } from "./clock"

const linkIn = (navigation: string) => (page: Page, name: string) =>
  page.getByRole("navigation", { name: navigation }).getByRole("link", { name })

export const mainLink = linkIn("Main")
export const footerLink = linkIn("Footer")

/**
 * A hundred combining marks. Browsers draw those that the fonts lack side by side, and never break a line between them.
 */
export const combiningMarks = String.fromCodePoint(...[...Array(100).keys()].map((index) => 0x300 + index))

/** Expects that the page is not wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const widths = await page.locator("html").evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect(widths[0]).toBe(widths[1])
}

/**
 * Expects, after the last layout, that an element starts at most 40 px below the sticky header, and a section directly
 * below it.
 */
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

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Observes the layout shifts of a page (https://web.dev/articles/cls). Call it before the page is opened.
 * @returns a function that expects that the sum of the shifts since its last call is below a limit; the error names
 * what has moved. With `after: "fonts"`, a shift before the page is painted with its fonts does not count: on a busy
 * machine, the first paint can come before them.
 */
export async function observeLayoutShifts(
  page: Page,
): Promise<(limit: number, options?: { after: "fonts" }) => Promise<void>> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    window.paintedWithFontsAt = 0
    const nextFrame = (callback: () => void) => requestAnimationFrame(() => requestAnimationFrame(callback))
    document.fonts.addEventListener("loadingdone", () =>
      nextFrame(() => (window.paintedWithFontsAt = performance.now())),
    )
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
        const moved = sources.flatMap(({ node, previousRect, currentRect }) => {
          const distance = Math.round(currentRect.top - previousRect.top)
          const text = node?.textContent?.trim().slice(0, 60)
          return text && distance ? [`${text}, by ${distance} px down at ${innerWidth} px`] : []
        })
        window.layoutShifts.push({ value, startTime, moved })
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  return async (limit, options) => {
    const [all, paintedAt] = await page.evaluate(() => [window.layoutShifts.splice(0), window.paintedWithFontsAt])
    const shifts = all.filter(({ startTime }) => !options || startTime > paintedAt)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    const moved = shifts.flatMap((shift) => shift.moved).join("\n")
    const advice = "If a text above them has another number of lines before its font is loaded, use other words."
    expect(sum, `These elements moved:\n${moved}\n${advice}`).toBeLessThan(limit)
  }
}
