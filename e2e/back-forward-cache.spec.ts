import { findFullBrowser, launchOptions } from "./support/browser"
import { sampleLetterId, sampleLetterName } from "../local-services/sampleApplicants"
import { visit } from "./support/clock"
import { fitsFrame, formContent, formHeight } from "./support/forms"
import { newVisitor, popup, scrollPopupSectionTo } from "./support/newsletter"
import { expect, test, type Page } from "./support/test"

const browser = findFullBrowser()

test.skip(!browser, "needs Chromium, Chrome or Edge, not only a headless shell")
test.use({
  ...newVisitor,
  launchOptions: {
    ...launchOptions(),
    ...(browser && { executablePath: browser }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
})

/** Opens a page and hydrates it. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.evaluate(() => {
    window.addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isRestored: persisted }))
  })
}

/**
 * Goes back to a page and waits until the browser has restored it. Playwright's `goBack` does not end for a restored
 * page.
 */
async function restore(page: Page): Promise<void> {
  // Later, because the navigation may end before the result of this call arrives.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForFunction(() => "isRestored" in window && window.isRestored)
}

test("the browser restores pages, which then show what is right at that time", async ({ page }) => {
  await test.step("a letter, without another lookup", async () => {
    let lookups = 0
    page.on("request", (request) => (lookups += Number(request.url().includes(`%27${sampleLetterId}%27`))))
    await open(page, `/letter/${sampleLetterId}/`)
    await expect(page.getByText(sampleLetterName)).toBeVisible()
    await page.goto("about:blank")
    await restore(page)
    await expect(page.getByText(sampleLetterName)).toBeVisible()
    expect(lookups).toBe(1)
  })

  await test.step("a form, with its height", async () => {
    await open(page, "/apply-research/")
    await expect.poll(() => fitsFrame(formContent(page))).toBe(true)
    const height = await formHeight(page)
    await page.goto("about:blank")
    await restore(page)
    expect(await formHeight(page)).toBe(height)
  })

  await test.step("the home page, whose popup then opens", async () => {
    await open(page, "/")
    await page.goto("about:blank")
    await restore(page)
    await scrollPopupSectionTo(page, 0)
    await expect(popup(page)).toBeVisible()
  })
})
