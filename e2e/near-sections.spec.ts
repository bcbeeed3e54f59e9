import { expect, test, type Page } from "@playwright/test"
import { settle, waitForHydration } from "./support/clock"
import { distanceBelowHeader } from "./support/distanceBelowHeader"
import { openWithout } from "./support/openWithout"

const fonts = /\.woff2$/

/** Ids of the sections whose layout is deferred. */
const deferred = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main section[id] h2")]
      .filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
      .map((heading) => heading.closest("section")?.id),
  )

test.use({ viewport: { width: 412, height: 823 } })

test("far sections are laid out after the fonts are loaded, the first one at once", async ({ page }) => {
  const release = await openWithout(page, fonts, "/")
  await expect.poll(() => deferred(page)).toContain("faq")
  const first = await page.locator("main section[id]").first().getAttribute("id")
  expect(await deferred(page)).not.toContain(first)
  release()
  await waitForHydration(page)
  expect(await deferred(page)).toEqual([])
})

test("text in view does not move when the sections above get their heights", async ({ page }) => {
  // Sections that are revealed move as well.
  await page.emulateMedia({ reducedMotion: "reduce" })
  const release = await openWithout(page, fonts, "/")
  // In one jump, as with the scroll bar: no section above has been in view.
  await page.evaluate(() => window.scrollTo({ top: 9_000, behavior: "instant" }))
  await settle(page)
  const read = await page.evaluateHandle(() => document.elementFromPoint(200, 400) ?? document.body)
  const top = () => read.evaluate((element) => element.getBoundingClientRect().top)
  expect(await deferred(page)).not.toEqual([])
  const before = await top()
  release()
  await waitForHydration(page)
  await settle(page)
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
})

test("an address with an anchor leads right below the header at once, and stays there", async ({ page }) => {
  const release = await openWithout(page, fonts, "/#faq")
  await expect(page.locator("#faq h2")).toBeInViewport()
  expect(await deferred(page)).toEqual([])
  release()
  await waitForHydration(page)
  const distance = await distanceBelowHeader(page.locator("#faq"))
  expect(distance).toBeGreaterThanOrEqual(0)
  expect(distance).toBeLessThan(40)
  await expect(page.locator("#faq > div")).toHaveClass(/(^| )is-revealed( |$)/)
  await expect(page.locator("#faq > div")).toHaveCSS("transform", "none")
})

test("a link to an anchor leads there while far sections are deferred", async ({ page }) => {
  const release = await openWithout(page, fonts, "/")
  await expect.poll(() => deferred(page)).toContain("faq")
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "FAQ" }).click()
  await expect(page).toHaveURL("/#faq")
  const heading = page.locator("#faq h2")
  await expect(heading).toBeInViewport()
  release()
  await waitForHydration(page)
  await settle(page)
  await expect(heading).toBeInViewport()
})

test("a reload keeps the scroll position", async ({ page }) => {
  await page.goto("/")
  await waitForHydration(page)
  await page.locator("#faq h2").scrollIntoViewIfNeeded()
  const position = () => page.evaluate(() => window.scrollY)
  const before = await position()
  expect(before).toBeGreaterThan(2_000)
  await page.reload()
  await waitForHydration(page)
  await settle(page)
  expect(Math.abs((await position()) - before)).toBeLessThan(50)
})
