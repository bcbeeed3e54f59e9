/** Faults that only a browser shows. src/sections/faults.test.tsx has the table of all services and faults. */
import { sampleSignIn } from "../services/spreadsheet/sampleSheet"
import { sampleLetterId } from "../services/table/sampleApplicants"
import { passTime, passTimeUntil, stopClock, waitForHydration } from "./support/clock"
import { formFrame, scrollToForm } from "./support/forms"
import { setFault, uniqueEmail } from "./support/localServices"
import { newVisitor, withoutSmoothScrolling } from "./support/newsletter"
import { passwordField, submitSignIn } from "./support/signIn"
import { expect, test, type Page } from "./support/test"

const footer = (page: Page) => page.getByRole("contentinfo")
const newsletterField = (page: Page) => footer(page).getByRole("textbox")
const subscribe = (page: Page) =>
  footer(page)
    .getByRole("button", { name: /Subscrib/ })
    .click()
const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })
const wide = { width: 1440, height: 900 }

test.use(newVisitor)

test("where all storage is blocked, each kind of page works, and none has an unload handler", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Refused", "SecurityError")
    }
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse })
    // The back/forward cache does not keep a page with such a handler.
    const { addEventListener } = window
    window.addEventListener = function (this: Window, ...listener: Parameters<typeof addEventListener>) {
      if (/unload/.test(listener[0])) console.error(`A page listens to ${listener[0]}.`)
      return addEventListener.apply(this, listener)
    } as typeof addEventListener
  })
  await page.setViewportSize(wide)
  // One page of each kind: the others use the same code.
  for (const path of ["/temp/", `/letter/${sampleLetterId}/`, `/commit/${sampleLetterId}/`, "/apply-research/", "/"])
    await test.step(path, async () => {
      await page.goto(path)
      await waitForHydration(page)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    })
  await mainLink(page, "Research").click()
  await expect(page).toHaveURL("/research/")
  await page.goBack()
  await expect(page).toHaveURL("/")
})

test.describe("offline", () => {
  test.use({ viewport: wide, allowedPageErrors: /ERR_INTERNET_DISCONNECTED|chrome-error/, ...withoutSmoothScrolling })
  test.beforeEach(async ({ page, context }) => {
    await page.goto("/team/")
    await waitForHydration(page)
    await newsletterField(page).fill("maya@school.ex")
    await context.setOffline(true)
  })

  test("a link opens the browser's error page; back online, the page before opens with the typed address", async ({
    page,
    context,
  }) => {
    await mainLink(page, "Research").click()
    // The error page is a new entry of the history. Playwright's waitForURL sometimes fails, because that navigation fails.
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

test.describe("two tabs", () => {
  test("an address that one tab has subscribed is a duplicate in the other", async ({ page, context }) => {
    const address = uniqueEmail()
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto("/team/")
      await newsletterField(tab).fill(address)
    }
    await subscribe(page)
    await expect(footer(page).getByRole("status")).toHaveText("Thank you for subscribing!")
    await subscribe(other)
    await expect(footer(other).getByRole("alert")).toHaveText("This email is already subscribed!")
  })

  test("each tab has a separate session, so a sign-in or sign-out affects no other tab", async ({ page, context }) => {
    const greeting = (tab: Page) => tab.getByRole("heading", { level: 1, name: `Welcome, ${sampleSignIn.name}` })
    await page.goto("/temp/")
    await submitSignIn(page, sampleSignIn.email, sampleSignIn.password)
    await expect(greeting(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto("/acceptance/")
    await expect(other).toHaveURL("/temp/")
    await submitSignIn(other, sampleSignIn.email, sampleSignIn.password)
    await expect(greeting(other)).toBeVisible()
    await other.getByRole("button", { name: "Not you? Sign in again" }).click()
    await expect(passwordField(other)).toHaveValue("")
    await page.reload()
    await expect(greeting(page)).toBeVisible()
  })
})

test.describe("embedded form", () => {
  test.use({ allowedPageErrors: /./ })
  for (const mode of ["drop", "html"])
    test(`a form with the fault "${mode}" is reported as late, and is loaded by a reload of the page`, async ({
      page,
      request,
      pageErrors,
    }) => {
      const id = crypto.randomUUID()
      await setFault(request, "forms", { mode, for: id })
      await stopClock(page)
      await page.goto(`/commit/${id}/`, { waitUntil: "domcontentloaded" })
      await passTimeUntil(page, () => formFrame(page).isVisible())
      await formFrame(page).scrollIntoViewIfNeeded()
      await passTimeUntil(page, () => page.locator('[data-state="loaded"]').isVisible())
      await passTime(page, 5000)
      await expect(page.getByText("The form has not answered yet.")).toBeVisible()
      expect(pageErrors.filter((error) => !/ERR_EMPTY_RESPONSE|chrome-error/.test(error))).toEqual([])

      await setFault(request, "forms", { mode: "none", for: id })
      await page.clock.resume()
      await page.reload()
      await scrollToForm(page)
      await expect(page.getByText("The form has not answered yet.")).toBeHidden()
    })
})
