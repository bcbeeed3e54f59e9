/** Faults that only a browser shows. src/sections/faults.test.tsx has the table of all services and faults. */
import { sampleLetterId, sampleLetterName } from "../local-services/sampleApplicants"
import { visit } from "./support/clock"
import { mainLink } from "./support/layout"
import { newsletterEmail, newVisitor, withoutSmoothScrolling } from "./support/newsletter"
import { expect, test, type Page } from "./support/test"

const newsletterField = (page: Page) => newsletterEmail(page.getByRole("contentinfo"))
const wide = { width: 1440, height: 900 }

test.use(newVisitor)

/** One page of each kind: the others use the same code. */
const kinds = ["/temp/", `/letter/${sampleLetterId}/`, `/commit/${sampleLetterId}/`, "/apply-research/", "/"]

test("each kind of page works where all storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Refused", "SecurityError")
    }
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse })
  })
  await page.setViewportSize(wide)
  for (const path of kinds)
    await test.step(path, async () => {
      await visit(page, path)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      // The heading of a letter that is still loading is prerendered.
      if (path.startsWith("/letter/")) await expect(page.getByText(sampleLetterName).first()).toBeVisible()
    })
  await mainLink(page, "Research").click()
  await expect(page).toHaveURL("/research/")
  await page.goBack()
  await expect(page).toHaveURL("/")
})

test.describe("offline", () => {
  test.use({ viewport: wide, allowedPageErrors: /ERR_INTERNET_DISCONNECTED|chrome-error/, ...withoutSmoothScrolling })
  test.beforeEach(async ({ page, context }) => {
    await visit(page, "/team/")
    await newsletterField(page).fill("maya@school.ex")
    await context.setOffline(true)
  })

  test("a link opens the browser's error page; back online, the page before opens with the typed address", async ({
    page,
    context,
  }) => {
    await mainLink(page, "Research").click()
    // The error page is a new entry of the history. Playwright's waitForURL sometimes fails, because that navigation
    // fails.
    await expect.poll(() => page.url()).toBe("chrome-error://chromewebdata/")
    await context.setOffline(false)
    await page.goBack()
    await expect(newsletterField(page)).toHaveValue("maya@school.ex")
  })

  test("a page whose data is requested offline opens online, and the typed address is still in the field", async ({
    page,
    context,
  }) => {
    const missed = page.waitForEvent("requestfailed", (request) => request.url().includes("/page-data/bootcamp/"))
    await mainLink(page, "Bootcamp").hover()
    await missed
    await context.setOffline(false)
    await mainLink(page, "Bootcamp").click()
    await expect(page).toHaveURL("/bootcamp/")
    await expect(newsletterField(page)).toHaveValue("maya@school.ex")
  })
})
