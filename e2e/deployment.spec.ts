import { sampleSignIn } from "../local-services/spreadsheet/sampleSheet"
import { findViolations } from "./support/accessibility"
import { visit, waitForHydration } from "./support/clock"
import { mainLink } from "./support/layout"
import { uniqueEmail } from "./support/localServices"
import {
  newsletterEmail,
  newVisitor,
  openPopup,
  popup,
  scrollPopupSectionTo,
  withoutSmoothScrolling,
} from "./support/newsletter"
import { alert, emailField, passwordField, signInButton, submitSignIn } from "./support/signIn"
import { expect, test, type Locator, type Page } from "./support/test"

// A visitor has a page open while the site is deployed again. The host then lacks the chunks of the open page.

const footerForm = (page: Page) => page.getByRole("contentinfo").locator("form")
const newsletterField = (page: Page) => newsletterEmail(footerForm(page))
const reloadButton = (part: Page | Locator) => part.getByRole("button", { name: "Reload" })
const updated = "The site was updated while this page was open. Reload the page, then subscribe again."
const newsletterChunk = /\/newsletter-[0-9a-f]+\.js$/
const subscribe = (page: Page) => footerForm(page).getByRole("button").click()

/**
 * Responds with 404 to requests for chunks until the page requests a document. That document belongs to the new build,
 * so its chunks exist.
 * @returns the paths of the documents that the page requests; each request adds one
 */
async function deploy(page: Page, chunks: RegExp): Promise<string[]> {
  const documents: string[] = []
  await page.route(/\/app-data\.json$/, async (route) =>
    documents.length > 0 ? route.fallback() : route.fulfill({ json: { webpackCompilationHash: "newer" } }),
  )
  await page.route(chunks, (route) =>
    documents.length > 0 ? route.fallback() : route.fulfill({ status: 404, body: "Not found" }),
  )
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  return documents
}

test.use({ ...newVisitor, ...withoutSmoothScrolling, allowedPageErrors: /404|ERR_FAILED/ })

test("after a deployment, a link loads the document of its page once and keeps the typed email address", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, "/team/")
  await newsletterField(page).fill("maya@school.ex")
  const documents = await deploy(page, /\/component---src-pages-research-[^/]*\.js$/)
  await mainLink(page, "Research").click()
  await expect(page).toHaveURL("/research/")
  await waitForHydration(page)
  await expect(newsletterField(page)).toHaveValue("maya@school.ex")
  expect(documents).toEqual(["/research/"])
})

test(
  "after a deployment, the form of the footer offers a reload, which keeps the address, and then subscribes it",
  { tag: "@translated" },
  async ({ page }) => {
    const email = uniqueEmail()
    await visit(page, "/team/")
    const documents = await deploy(page, newsletterChunk)
    await newsletterField(page).fill(email)
    await subscribe(page)
    await expect(footerForm(page).getByRole("alert")).toHaveText(updated)
    expect(documents).toEqual([])
    await expect(reloadButton(footerForm(page))).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    const loaded = page.waitForEvent("load")
    await page.keyboard.press("Enter")
    await loaded
    expect(documents).toEqual(["/team/"])
    await waitForHydration(page)
    await expect(newsletterField(page)).toHaveValue(email)
    await subscribe(page)
    await expect(page.getByText("Thank you for subscribing!")).toBeVisible()
  },
)

test("after a deployment, the form of the popup offers a reload, which keeps the address, and then subscribes it", async ({
  page,
}) => {
  const email = uniqueEmail()
  await openPopup(page)
  const documents = await deploy(page, newsletterChunk)
  await newsletterEmail(popup(page)).fill(email)
  await newsletterEmail(popup(page)).press("Enter")
  await expect(popup(page).getByRole("alert")).toHaveText(updated)
  expect(await findViolations(page)).toEqual([])
  const loaded = page.waitForEvent("load")
  await reloadButton(popup(page)).click()
  await loaded
  expect(documents).toEqual(["/"])
  await waitForHydration(page)
  await scrollPopupSectionTo(page, 0)
  await expect(newsletterEmail(popup(page))).toHaveValue(email)
  await newsletterEmail(popup(page)).press("Enter")
  await expect(popup(page)).toContainText("Welcome Aboard!")
})

test("without a deployment, a chunk that does not load is a failure, and the next try succeeds", async ({ page }) => {
  await visit(page, "/team/")
  const hash = await page.evaluate(() => window.___webpackCompilationHash)
  expect(await (await page.request.get("/page-data/app-data.json")).json()).toEqual({ webpackCompilationHash: hash })
  await page.route(newsletterChunk, (route) => route.abort())
  await newsletterField(page).fill(uniqueEmail())
  await subscribe(page)
  await expect(footerForm(page).getByRole("alert")).toHaveText("Failed to subscribe. Please try again.")
  await page.unrouteAll()
  await subscribe(page)
  await expect(page.getByText("Thank you for subscribing!")).toBeVisible()
})

test(
  "after a deployment, the sign-in offers a reload, which keeps the address but not the password, and then signs in",
  { tag: "@translated" },
  async ({ page }) => {
    const { email, name, password } = sampleSignIn
    await visit(page, "/temp/")
    // Chunks without a name have a number.
    const documents = await deploy(page, /\/\d+-[0-9a-f]+\.js$/)
    await submitSignIn(page, email, password)
    await expect(alert(page)).toHaveText(/^The site was updated while this page was open\./)
    expect(documents).toEqual([])
    await expect(reloadButton(page)).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    // Written again on each page load, so that it shows what the page stored at the reload.
    await page.addInitScript(() => (window.name = JSON.stringify([{ ...sessionStorage }, { ...localStorage }])))
    const loaded = page.waitForEvent("load")
    await page.keyboard.press("Enter")
    await loaded
    expect(documents).toEqual(["/temp/"])
    await waitForHydration(page)
    await expect(emailField(page)).toHaveValue(email)
    await expect(passwordField(page)).toHaveValue("")
    const atReload = await page.evaluate(() => window.name)
    expect(atReload).toContain(email)
    expect(atReload).not.toContain(password)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(email)
    await passwordField(page).fill(password)
    await signInButton(page).click()
    await expect(page.getByRole("heading", { level: 1, name: `Welcome, ${name}` })).toBeVisible()
  },
)
