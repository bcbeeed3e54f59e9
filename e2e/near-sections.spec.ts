import { expect, test, type Page } from "@playwright/test"

/** Opens a page whose fonts do not come. @returns lets them come */
async function openWithoutFonts(page: Page, path = "/") {
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/\.woff2$/, async (route) => {
    await isLetIn
    await route.continue()
  })
  await page.goto(path, { waitUntil: "commit" })
  await page.locator("footer").waitFor()
  return letIn
}

/** The sections that are not laid out. */
const skipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main section[id] h2")]
      .filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
      .map((heading) => heading.closest("section")?.id),
  )

/** Waits for the last section, and for the mark that is taken away after it. */
const allLaidOut = (page: Page) => expect(page.locator("html[data-layout]")).toHaveCount(0)

test("what is far below is laid out once the fonts are there, what is near at once", async ({ page }) => {
  const letIn = await openWithoutFonts(page)
  await expect.poll(() => skipped(page)).toContain("faq")
  const first = await page.locator("main section[id]").first().getAttribute("id")
  expect(await skipped(page)).not.toContain(first)
  letIn()
  await allLaidOut(page)
  expect(await skipped(page)).toEqual([])
})

test("what is read does not move when heights get known", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  // Sections that rise into their place move as well.
  await page.emulateMedia({ reducedMotion: "reduce" })
  const letIn = await openWithoutFonts(page)
  // In one leap, as by the bar at the side: nothing above has been seen.
  await page.evaluate(() => window.scrollTo({ top: 9_000, behavior: "instant" }))
  // The frames in which what is near gets its height.
  await page.waitForTimeout(500)
  // What stands in the middle of the window.
  const read = await page.evaluateHandle(() => document.elementFromPoint(200, 400) ?? document.body)
  const top = () => read.evaluate((element) => element.getBoundingClientRect().top)
  expect(await skipped(page)).not.toEqual([])
  const before = await top()
  letIn()
  await allLaidOut(page)
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
})

test("whoever comes to an anchor is there at once, and stays there", async ({ page }) => {
  const letIn = await openWithoutFonts(page, "/#faq")
  const heading = page.locator("#faq h2")
  await expect(heading).toBeInViewport()
  expect(await skipped(page)).toEqual([])
  letIn()
  await page.waitForLoadState("networkidle")
  await expect(heading).toBeInViewport()
})

test("a link to an anchor leads there while far sections still wait", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const letIn = await openWithoutFonts(page)
  await expect.poll(() => skipped(page)).toContain("faq")
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "FAQ" }).click()
  await expect(page).toHaveURL("/#faq")
  const heading = page.locator("#faq h2")
  await expect(heading).toBeInViewport()
  letIn()
  await page.waitForLoadState("networkidle")
  await expect(heading).toBeInViewport()
})

test("whoever comes back is where they were", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  await page.locator("#faq h2").scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => window.scrollY)
  const before = await place()
  expect(before).toBeGreaterThan(2_000)
  await page.reload({ waitUntil: "networkidle" })
  expect(Math.abs((await place()) - before)).toBeLessThan(50)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("everything is laid out", async ({ page }) => {
    await page.goto("/")
    await expect(page.locator("html[data-layout]")).toHaveCount(0)
  })
})
