import { gzipSync } from "node:zlib"
import { loadContent } from "../../content-tools/load"
import { contentOf, type SiteName } from "../sites/sites"
import { findViolations } from "../support/accessibility"
import { carousels } from "../support/carousel"
import { countBytes } from "../support/countBytes"
import { largeFontFaults } from "../support/largeFont"
import { focusRingFaults } from "../support/focusRings"
import { observeLayoutShifts } from "../support/layout"
import { expect, test, type Page } from "../support/test"
import { allPages, loadLazyParts, paperPaths, stubOtherOrigins } from "./allPages"

// Requirements for every page with any content. These tests must not contain words of the content.

/**
 * Limits of the bytes (gzip) that a page loads until it is idle, without interaction. Pictures and texts depend on the
 * content, so the total leaves room for other content.
 */
const budget = { total: 350_000, scripts: 87_000, scriptsWithCarousel: 95_000 }

/**
 * Limits of a page with any content that the content check accepts. The limits of the lists in content-tools/model keep
 * them (docs/decisions/0018-four-builds-for-tests.md).
 */
const pageLimits = { html: 100_000, elements: 5000 }

/**
 * Window widths in CSS pixels: the width of WCAG 1.4.10 (Reflow), a phone, a tablet, the width at which the header has
 * the least space for its links, and a desktop.
 */
const widths = [320, 360, 768, 840, 1440] as const

/** The lists of houses and facts whose items fill every row. */
const filledLists = "dl[data-layout='row'], #houses ul"

/** The lists of texts whose rows all have the same columns, or one item that fills the row. */
const alignedLists = "#curriculum ol, #applicants ul, #steps ol"

test.use({
  viewport: { width: 412, height: 823 },
  // With reduced motion, confetti is not loaded, and the colors of the dark scheme change at once.
  contextOptions: { reducedMotion: "reduce" },
  // 404: the status of the page for unknown URLs. The test of each other page fails on this error.
  allowedPageErrors: /404/,
})

/** The other pages have a fixed path. */
const paperPages = ["the page of the longest publication", "the page of the shortest publication"].map(
  (name, index) => ({
    name,
    status: 200,
    prepare: undefined,
    pathOf: async (server: SiteName) => paperPaths(await loadContent(contentOf(server)))[index],
  }),
)
const sitePages = allPages.map(({ prepare, ...page }) => ({
  ...page,
  prepare,
  name: page.path,
  pathOf: () => Promise.resolve(page.path),
}))

for (const { name, status, prepare, pathOf } of [...sitePages, ...paperPages])
  test(`${name} meets the requirements for every page`, async ({ page, pageErrors }) => {
    const path = await pathOf(test.info().project.metadata.server as SiteName)
    if (path === undefined) return test.skip(true, "This content has no publications.")
    await stubOtherOrigins(page)
    const countedBytes = await countBytes(page)
    const expectShiftsBelow = await observeLayoutShifts(page)
    await prepare?.(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/)

    await test.step("bytes until the page is idle", async () => {
      const { files, ...bytes } = await countedBytes()
      const scripts = files.map(({ name, size }) => `${name}: ${size}`)
      console.log(`bytes until idle ${path} ${JSON.stringify(bytes)}`)
      expect(bytes.scripts).toBeGreaterThan(10_000)
      const advice =
        "The scripts of this page are over the budget. Load code that only an interaction needs with import(), as " +
        `src/features/training-figure does, or use fewer packages. Its scripts (bytes, gzip):\n${scripts.join("\n")}\n`
      const hasCarousel = carousels.some((carousel) => carousel.path === path)
      expect(bytes.scripts, advice).toBeLessThanOrEqual(hasCarousel ? budget.scriptsWithCarousel : budget.scripts)
      expect(bytes.total).toBeLessThanOrEqual(budget.total)
      // Any heading can break elsewhere in the fallback font. e2e/layout.spec.ts delays the fonts of the fixture.
      await expectShiftsBelow(0.02, { after: "fonts" })
    })
    await test.step("size of the page", async () => {
      // The carousels are loaded when the visitor scrolls to them, and show some slides twice.
      await loadLazyParts(page)
      await countedBytes()
      const html = gzipSync((await response?.body()) ?? "").length
      const elements = await page.locator("*").count()
      console.log(`size of the page ${path} ${JSON.stringify({ html, elements })}`)
      expect(html).toBeLessThanOrEqual(pageLimits.html)
      expect(elements).toBeGreaterThan(50)
      expect(elements).toBeLessThanOrEqual(pageLimits.elements)
    })
    await test.step("no broken picture", async () => expect(await brokenPictures(page)).toEqual([]))
    await test.step("axe in dark at 412 px", async () => {
      await page.emulateMedia({ colorScheme: "dark" })
      expect(await findViolations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: "light" })
    })
    await page.emulateMedia({ reducedMotion: "no-preference" })
    for (const width of widths)
      await test.step(`layout at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => layoutFaults(page)).toEqual([])
      })
    await test.step("twice the size of the root font at 360 px", async () => {
      await page.setViewportSize({ width: 360, height: 800 })
      const setRootFont = (size: string) =>
        page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
      await setRootFont("200%")
      await expect.poll(() => largeFontFaults(page)).toEqual([])
      await setRootFont("")
      await page.setViewportSize({ width: 1440, height: 800 })
    })
    await test.step("axe in light at 1440 px", async () => expect(await findViolations(page)).toEqual([]))
    await page.emulateMedia({ reducedMotion: "reduce" })
    for (const colorScheme of ["light", "dark"] as const)
      await test.step(`focus rings in ${colorScheme} at 1440 px`, async () => {
        await page.emulateMedia({ colorScheme })
        expect(await focusRingFaults(page)).toEqual([])
      })
    if (status !== 404) expect(pageErrors).toEqual([])
  })

/** Loads lazy pictures and returns the URLs of the pictures that cannot be drawn. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = "eager"
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    return images
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc)
  })
}

/**
 * Returns descriptions of the elements that are too wide, too small or misplaced in the current window:
 * - elements that end outside the window, if the page is wider than the window
 * - controls below 24 by 24 px, or less high than 44 px where a control is alone: its paragraph, list item or heading
 *   contains nothing else. A link in a sentence may be smaller (WCAG 2.5.8).
 * - buttons of a carousel below 44 px, and links of the header in two lines
 * - lists whose last row is not as wide as the list, or has other columns than the first
 */
function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([filled, aligned]) => {
      const textOf = (element: Element | null) => element?.textContent.trim() ?? ""
      const sizeOf = (element: Element) => element.getBoundingClientRect()
      const describe = (fault: string, elements: Element[]) =>
        elements.map((element) => {
          const { width, height } = sizeOf(element)
          const name = textOf(element).slice(0, 40) || `${element.tagName} in #${element.closest("[id]")?.id ?? ""}`
          return `${fault}: ${name}, ${Math.round(width)} by ${Math.round(height)} px`
        })
      const all = (selector: string) => [...document.querySelectorAll(selector)]

      const { scrollWidth, clientWidth } = document.documentElement
      // Ignores rounding errors of up to one pixel.
      const outside = all("body *").filter((element) => sizeOf(element).right > clientWidth + 1)
      const controls = all("a[href], button, summary, input")
        .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        .filter((element) => !element.closest("[aria-hidden], [inert]") && !element.matches("[href='#content']"))
        .filter((element) => {
          const block = element.closest("p, li, h1, h2, h3, dd, td")
          const isAlone = !block || textOf(block) === textOf(element)
          if (block?.matches("p, dd") && !isAlone) return false
          return sizeOf(element).width < 23.5 || sizeOf(element).height < (isAlone ? 43.5 : 23.5)
        })
      return [
        ...describe("outside the window", scrollWidth > clientWidth ? outside : []),
        ...describe("small control", controls),
        ...describe(
          "narrow button",
          all("[aria-roledescription='carousel'] button").filter((button) => sizeOf(button).width < 43.5),
        ),
        ...describe(
          "two lines",
          all("#main-navigation a").filter((link) => sizeOf(link).height >= 50),
        ),
        ...describe(
          "last row",
          all(filled).filter((list) => Math.abs(sizeOf(list.lastElementChild ?? list).right - sizeOf(list).right) >= 1),
        ),
        ...describe(
          "other columns",
          all(aligned).filter((list) => {
            const widths = [...list.children].map((item) => Math.round(sizeOf(item).width))
            return new Set(widths.filter((width) => width < Math.round(sizeOf(list).width))).size > 1
          }),
        ),
      ]
    },
    [filledLists, alignedLists] as const,
  )
}
