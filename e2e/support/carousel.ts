import type { Locator, Page } from "@playwright/test"

/** The carousels with their slides per view on both sides of each breakpoint (specification, section 9), wide to narrow. */
export const carousels = [
  {
    path: "/",
    section: "#research-highlights",
    counts: [
      [1440, 3],
      [1024, 3],
      [1023, 2],
      [768, 2],
      [767, 1],
      [480, 1],
      [479, 1],
    ],
  },
  {
    path: "/testimonials/",
    section: "#students",
    counts: [
      [1440, 3],
      [768, 3],
      [767, 1],
      [360, 1],
    ],
  },
] as const

/** Scrolls to a section and waits until its carousel has replaced the list. */
export async function mountCarousel(page: Page, section: string): Promise<Locator> {
  await page.locator(section).evaluate((element) => element.scrollIntoView())
  const carousel = page.locator(`${section} [aria-roledescription="carousel"]`)
  await carousel.locator(".slick-slide").first().waitFor({ state: "attached" })
  return carousel
}

/**
 * Returns the headings or names of the slides that are completely visible in the frame and not inert, in their order.
 * @param scope the section with the list, or the carousel
 */
export function visibleSlides(scope: Locator): Promise<string[]> {
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
