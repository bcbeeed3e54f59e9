import { publicPages } from "../../src/routes"
import { expect, test, type Page } from "../support/test"
import { carousels, mountCarousel } from "../support/carousel"
import { stubOtherOrigins } from "./allPages"

// Requirements for the layout of every page with any content. These tests must not contain words of the content.

/** Window widths in CSS pixels: a phone, a tablet and a desktop. */
const widths = [360, 768, 1440] as const

/** The pages with a header. */
const paths = [...publicPages.map(({ path }) => path), "/temp/", "/no-such-page/"]

/** The lists of texts, papers, houses and facts whose items fill every row, by the path of their page. */
const filledLists = {
  "/": "dl[data-layout='row']",
  "/bootcamp/": "dl[data-layout='row'], #curriculum ol",
  "/research/": "dl[data-layout='row'], #applicants ul, #publications ul",
  "/testimonials/": "#houses ul",
  "/apply/": "#steps ol",
}

test.use({ allowedPageErrors: /404/ })

async function open(page: Page, path: string, width: number): Promise<void> {
  await stubOtherOrigins(page)
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
}

for (const width of widths) {
  test(`every page has the same space between the header and its first line at ${width} px`, async ({ page }) => {
    const spaces: Record<string, number> = {}
    for (const path of paths) {
      await open(page, path, width)
      spaces[path] = await page.evaluate(() => {
        const first = document.querySelector("main h1")?.parentElement?.firstElementChild
        const header = document.querySelector("header")
        return Math.round((first?.getBoundingClientRect().top ?? 0) - (header?.getBoundingClientRect().bottom ?? 0))
      })
    }
    expect(spaces).toEqual(Object.fromEntries(paths.map((path) => [path, spaces["/"]])))
  })

  test(`the last row of texts, papers, houses and facts is as wide as the first at ${width} px`, async ({ page }) => {
    let count = 0
    for (const [path, selector] of Object.entries(filledLists)) {
      await open(page, path, width)
      const lists = await page.locator(selector).evaluateAll((elements) =>
        elements.map((element) => ({
          list: element.closest("[id]")?.id ?? "hero",
          right: Math.round(element.getBoundingClientRect().right),
          lastRight: Math.round(element.lastElementChild?.getBoundingClientRect().right ?? 0),
        })),
      )
      count += lists.length
      expect(lists, path).toEqual(lists.map((list) => ({ ...list, lastRight: list.right })))
    }
    expect(count).toBeGreaterThan(0)
  })
}

test("every link of the header is in one line at 840 px, where the header has the least space for links", async ({
  page,
}) => {
  await open(page, "/", 840)
  const links = page.locator("header nav a")
  const heights = await links.evaluateAll((elements) => elements.map((element) => element.getClientRects()[0]?.height))
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.max(...heights.map(Number))).toBeLessThan(50)
})

for (const { path, section } of carousels)
  test(`the carousel on ${path} has space for its buttons and a mark for each slide at 320 px`, async ({ page }) => {
    await open(page, path, 320)
    // Without entries, the section is empty.
    if ((await page.locator(`${section} [role="group"]`).count()) === 0) return
    const carousel = await mountCarousel(page, section)
    const widths = await carousel
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width))
    if (widths.length > 0) expect(Math.min(...widths)).toBeGreaterThan(43.5)
  })

for (const path of paths)
  test(`${path} has controls of at least 24 by 24 px, and 44 px high where a control is alone`, async ({ page }) => {
    for (const width of [360, 1440]) {
      await open(page, path, width)
      expect(await smallControls(page), `at ${width} px`).toEqual([])
    }
  })

/**
 * Returns the visible controls that are too small, with their sizes. A link in a sentence may be smaller (WCAG 2.5.8). A control is
 * alone if its paragraph, list item or heading contains nothing else.
 */
function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textOf = (element: Element | null) => element?.textContent.trim() ?? ""
    return [...document.querySelectorAll("a[href], button, summary, input")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((element) => !element.closest("[aria-hidden], [inert]") && !element.matches("[href='#content']"))
      .map((element) => {
        const block = element.closest("p, li, h1, h2, h3, dd, td")
        const isAlone = !block || textOf(block) === textOf(element)
        const { width, height } = element.getBoundingClientRect()
        return {
          name: textOf(element),
          isAlone,
          width,
          height,
          isInSentence: !!block && !isAlone && block.matches("p, dd"),
        }
      })
      .filter(({ isInSentence }) => !isInSentence)
      .filter(({ isAlone, width, height }) => width < 23.5 || height < (isAlone ? 43.5 : 23.5))
      .map(({ name, width, height }) => `${name}: ${Math.round(width)} by ${Math.round(height)} px`)
  })
}
