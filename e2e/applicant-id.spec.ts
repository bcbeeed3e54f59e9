import { eventsOf } from "./support/dataLayer"
import { applicant, found, stubRecordsApi } from "./support/recordsApi"
import { expect, test, type Page } from "./support/test"

const { id, name } = applicant

/** Returns what a script on the current page can read about earlier pages of this tab, as far as it contains the id. */
const tracesOf = (page: Page) =>
  page.evaluate((text) => {
    const readable = {
      ...localStorage,
      ...sessionStorage,
      cookies: document.cookie,
      name: window.name,
      referrer: document.referrer,
      state: history.state as unknown,
      ...window.navigation.entries().map((entry) => [entry.url, entry.getState() as unknown]),
      performance: performance.getEntries().map(({ name }) => name),
      dataLayer: window.dataLayer?.map((command) => Array.from(command as ArrayLike<unknown>)),
    }
    return Object.entries(readable)
      .map((entry) => JSON.stringify(entry))
      .filter((entry) => entry.includes(text))
  }, id)

async function openLetter(page: Page, path = `/letter/${id}/`): Promise<void> {
  await page.setViewportSize({ width: 800, height: 300 })
  await page.goto(path)
  await expect(page.locator("h1")).toBeVisible()
  await expect.poll(() => eventsOf(page, "page_view")).not.toEqual([])
  // Gatsby stores the scroll position in an animation frame after each scroll event.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener("scroll", () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
        window.scrollTo(0, 100)
      }),
  )
}

/** Expects a public page in another document than `isLetter`, in which no script can find the id. */
async function expectNoTrace(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect.poll(() => eventsOf(page, "page_view")).toEqual([{ page_path: path }])
  expect(await page.evaluate(() => "isLetter" in window), "the page is another document").toBe(false)
  expect(await tracesOf(page)).toEqual([])
}

const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isLetter: true }))

test("no storage contains the id while the letter is open, and nothing on the page after it", async ({ page }) => {
  await stubRecordsApi(page, () => found())
  await openLetter(page)
  await expect(page.getByText(name)).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored, "the key of the scroll position").toContain("@@scroll|/letter/:userId")
  expect(stored).not.toContain(id)
  await markDocument(page)
  await page.goto("/team/")
  await expectNoTrace(page, "/team/")
})

test.describe("where errors are expected", () => {
  test.use({ allowedPageErrors: /404|ERR_INTERNET_DISCONNECTED|^error: Lookup of a letter failed: unreachable/ })

  test("nothing contains the id after a failed lookup, another try and a reload", async ({ page }) => {
    await stubRecordsApi(page, (_url, index) => (index === 1 ? found() : "abort"))
    await page.goto(`/letter/${id}/`)
    const tryAgain = page.getByRole("link", { name: "Try again" })
    await expect(tryAgain).toBeVisible()
    await markDocument(page)
    await tryAgain.click()
    await expect(page.getByText(name)).toBeVisible()
    expect(await page.evaluate(() => "isLetter" in window), "the letter is another document").toBe(false)
    await page.goBack()
    await expect(page).toHaveURL("/")
    await page.reload()
    await expectNoTrace(page, "/")
  })

  test("a link on the 404 page of a mistyped address opens another document, in which nothing contains the id", async ({
    page,
  }) => {
    await openLetter(page, `/lettre/${id}/`)
    expect(await eventsOf(page, "page_view")).toEqual([{ page_path: "/lettre/:userId/" }])
    await markDocument(page)
    await page.getByRole("link", { name: "Home", exact: true }).click()
    await page.waitForURL("/")
    await expectNoTrace(page, "/")
  })
})
