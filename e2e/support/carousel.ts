import type { Locator, Page } from "@playwright/test"

/**
 * The carousels, with the number of visible slides by the width of the viewport in px on both sides of each breakpoint
 * (specification, section 9).
 */
export const carousels = [
  {
    path: "/",
    section: "#research-highlights",
    slidesByWidth: { 1440: 3, 1024: 3, 1023: 2, 768: 2, 767: 1, 480: 1, 479: 1 },
  },
  {
    path: "/testimonials/",
    section: "#students",
    slidesByWidth: { 1440: 3, 768: 3, 767: 1, 360: 1 },
  },
] as const

/** Scrolls to a section and waits until the lazy-loaded carousel has replaced the static list of slides. */
export async function mountCarousel(page: Page, section: string): Promise<Locator> {
  await page.locator(section).evaluate((element) => element.scrollIntoView())
  const carousel = page.locator(`${section} [aria-roledescription="carousel"]`)
  await carousel.locator(".slick-slide").first().waitFor({ state: "attached" })
  return carousel
}

/**
 * Returns the headings or names of the slides that are horizontally inside the visible area and not inert, in document
 * order.
 * @param scope the section with the list, or the carousel
 */
export function visibleSlides(scope: Locator): Promise<string[]> {
  return scope.evaluate((section) => {
    const visibleArea = (
      section.querySelector(".slick-list") ?? section.querySelector("ul")?.parentElement
    )?.getBoundingClientRect()
    if (!visibleArea) return []
    return [...section.querySelectorAll(".slick-slide, li")]
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return left >= visibleArea.left - 1 && right <= visibleArea.right + 1 && !slide.closest("[inert]")
      })
      .map((slide) => (slide.querySelector("h3") ?? slide.querySelector("figcaption span"))?.textContent ?? "")
  })
}
