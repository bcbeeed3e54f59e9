import { expect, test } from "@playwright/test"
import { settle, waitForHydration } from "./support/clock"
import { distanceBelowHeader } from "./support/distanceBelowHeader"
import { openWithout } from "./support/openWithout"

const fonts = /\.woff2$/

test.use({ viewport: { width: 412, height: 823 } })

test("an address with an anchor scrolls right below the header, and stays there after the fonts load", async ({
  page,
}) => {
  const release = await openWithout(page, fonts, "/#faq")
  await expect(page.locator("#faq h2")).toBeInViewport()
  release()
  await waitForHydration(page)
  const distance = await distanceBelowHeader(page.locator("#faq"))
  expect(distance).toBeGreaterThanOrEqual(0)
  expect(distance).toBeLessThan(40)
  await expect(page.locator("#faq > div")).toHaveClass(/(^| )is-revealed( |$)/)
  await expect(page.locator("#faq > div")).toHaveCSS("transform", "none")
})

test("a link to an anchor scrolls there before the fonts load, and stays there after", async ({ page }) => {
  const release = await openWithout(page, fonts, "/")
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
