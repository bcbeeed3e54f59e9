import { settle, visit, waitForHydration } from "./support/clock"
import { openWithDelayedRequests } from "./support/delayRequests"
import { expectBelowHeader, footerLink } from "./support/layout"
import { expect, test } from "./support/test"

const fonts = /\.woff2$/

// While the page scrolls smoothly, hydration can begin, and where it then is depends on the machine's speed.
test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: "reduce" } })

test("a URL with an anchor scrolls to its section below the header, also after the fonts load", async ({ page }) => {
  const release = await openWithDelayedRequests(page, fonts, "/#faq")
  await expect(page.locator("#faq h2")).toBeInViewport()
  release()
  await waitForHydration(page)
  await expectBelowHeader(page.locator("#faq"))
  await expect(page.locator("#faq > div")).toHaveClass(/(^| )is-revealed( |$)/)
  await expect(page.locator("#faq > div")).toHaveCSS("transform", "none")
})

test("a link to an anchor scrolls to its section, before and after the fonts load", async ({ page }) => {
  const release = await openWithDelayedRequests(page, fonts, "/")
  await footerLink(page, "FAQ").click()
  await expect(page).toHaveURL("/#faq")
  const heading = page.locator("#faq h2")
  await expect(heading).toBeInViewport()
  release()
  await waitForHydration(page)
  await settle(page)
  await expect(heading).toBeInViewport()
})

test("a link that is clicked in the last task of hydration scrolls to its section", async ({ page }) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document)
    document.addEventListener = (...options: Parameters<typeof listen>) => {
      listen(...options)
      // The site listens to clicks when React has rendered the page, but has not run its effects.
      if (options[0] === "auxclick") document.querySelector<HTMLElement>('footer a[href="/#faq"]')?.click()
    }
  })
  await visit(page, "/")
  await expect(page.locator("#faq h2")).toBeInViewport()
})

test("a reload keeps the scroll position", async ({ page }) => {
  await visit(page, "/")
  await page.locator("#faq h2").scrollIntoViewIfNeeded()
  const position = () => page.evaluate(() => window.scrollY)
  const before = await position()
  expect(before).toBeGreaterThan(2_000)
  await page.reload()
  await waitForHydration(page)
  await settle(page)
  expect(Math.abs((await position()) - before)).toBeLessThan(50)
})

test("the way back from an anchor link ends where the visitor was", async ({ page }) => {
  await visit(page, "/privacy/")
  const scrollY = () => page.evaluate(() => window.scrollY)
  const link = page.getByRole("main").locator('a[href="#contact"]')
  await link.scrollIntoViewIfNeeded()
  await settle(page)
  const before = await scrollY()
  await link.click()
  await settle(page)
  expect(await scrollY()).toBeGreaterThan(before + 1_000)
  await page.goBack()
  await expect(page).toHaveURL("/privacy/")
  // Gatsby would scroll in the next frames.
  await settle(page)
  expect(await scrollY()).toBe(before)
})
