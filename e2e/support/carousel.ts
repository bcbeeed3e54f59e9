import type { Locator, Page } from "@playwright/test"

/** Scrolls a carousel's section into view and waits until the carousel has taken the list's place. */
export async function bringToLife(page: Page, section: string): Promise<Locator> {
  await page.locator(section).evaluate((element) => element.scrollIntoView())
  const carousel = page.locator(`${section} [aria-roledescription="carousel"]`)
  await carousel.locator(".slick-slide").first().waitFor({ state: "attached" })
  return carousel
}

/**
 * Texts of the headings or names of those slides that are wholly within the frame and can be used, in their order.
 * @param scope the section; it works on the list and on the carousel alike
 */
export function slidesInView(scope: Locator): Promise<string[]> {
  return scope.evaluate((section) => {
    const frame = (
      section.querySelector(".slick-list") ?? section.querySelector("ul")?.parentElement
    )?.getBoundingClientRect()
    if (!frame) return []
    return [...section.querySelectorAll(".slick-slide, li")]
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return left >= frame.left - 1 && right <= frame.right + 1 && !slide.closest("[inert]")
      })
      .map((slide) => slide.querySelector("h3, figcaption span")?.textContent ?? "")
  })
}

/** Adds up what jumps on the page from its first moment on (https://web.dev/articles/cls). To be called before it is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { value: 0 }
    Object.assign(window, { layoutShifts: sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.value += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { layoutShifts: { value: number } }).layoutShifts.value)
}
