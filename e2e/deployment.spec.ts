import { waitForHydration } from "./support/clock"
import { uniqueEmail } from "./support/localServices"
import { newVisitor, withoutSmoothScrolling } from "./support/newsletter"
import { expect, test, type Locator, type Page } from "./support/test"

// A visitor has a page open while the site is deployed again. The host then lacks the chunks of the open page.

const footerForm = (page: Page) => page.getByRole("contentinfo").locator("form")
const emailField = (page: Page) => footerForm(page).getByRole("textbox")
const subscribe = (page: Page) => footerForm(page).getByRole("button").click()

/** Chunks of dynamic imports: the one with the newsletter has a name, the others have numbers. */
const lazyChunks = /\/(\d+|newsletter)-[0-9a-f]+\.js$/

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Types a text without focus, on which the site would load the chunk of the form. */
const typeWithoutFocus = (field: Locator, text: string) =>
  field.evaluate((element: HTMLInputElement, value) => {
    element.value = value
    element.dispatchEvent(new InputEvent("input", { bubbles: true }))
  }, text)

/**
 * Responds with 404 to requests for chunks until the page requests a document. That document belongs to the new build, so its chunks
 * exist.
 * @param webpackCompilationHash of the build that the host serves; by default not the hash of the open page
 * @returns the paths of the documents that the page requests; each request adds one
 */
async function deploy(page: Page, chunks: RegExp, webpackCompilationHash = "newer"): Promise<string[]> {
  const documents: string[] = []
  await page.route(/\/app-data\.json$/, async (route) =>
    documents.length > 0 ? route.fallback() : route.fulfill({ json: { webpackCompilationHash } }),
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

test.use({ ...newVisitor, ...withoutSmoothScrolling, allowedPageErrors: /./ })

test("after a deployment, a link loads the document of its page once and keeps the typed email address", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, "/team/")
  await emailField(page).fill("maya@school.ex")
  const documents = await deploy(page, /\/component---src-pages-research-[^/]*\.js$/)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Research" }).click()
  await expect(page).toHaveURL("/research/")
  await waitForHydration(page)
  await expect(emailField(page)).toHaveValue("maya@school.ex")
  expect(documents).toEqual(["/research/"])
})

test("after a deployment, a subscription reloads the page once and keeps the address, and the next one succeeds", async ({
  page,
}) => {
  const email = uniqueEmail()
  await open(page, "/team/")
  const documents = await deploy(page, lazyChunks)
  await typeWithoutFocus(emailField(page), email)
  const reloaded = page.waitForEvent("domcontentloaded")
  await subscribe(page)
  await reloaded
  await waitForHydration(page)
  await expect(emailField(page)).toHaveValue(email)
  await subscribe(page)
  await expect(page.getByText("Thank you for subscribing!")).toBeVisible()
  expect(documents).toEqual(["/team/"])
})

test("without a deployment, a missing chunk does not reload the page", async ({ page }) => {
  await open(page, "/team/")
  const hash = await page.evaluate(() => window.___webpackCompilationHash)
  const documents = await deploy(page, lazyChunks, hash)
  await emailField(page).fill(uniqueEmail())
  await subscribe(page)
  await expect(page.getByText("Failed to subscribe. Please try again.")).toBeVisible()
  expect(documents).toEqual([])
})

test("after a deployment, a page is not reloaded if the visitor has typed into the frame of a form", async ({
  page,
}) => {
  await open(page, "/apply-research/")
  const name = page.locator('iframe[id^="JotFormIFrame-"]').contentFrame().getByLabel("Full name")
  await name.fill("Maya")
  const documents = await deploy(page, lazyChunks)
  await emailField(page).fill(uniqueEmail())
  await subscribe(page)
  await expect(page.getByText("Failed to subscribe. Please try again.")).toBeVisible()
  await expect(name).toHaveValue("Maya")
  expect(documents).toEqual([])
})

test("after a deployment, the sign-in page is reloaded when the visitor focuses an empty form", async ({ page }) => {
  await open(page, "/temp/")
  const email = page.getByRole("main").getByLabel("Email")
  const documents = await deploy(page, lazyChunks)
  const reloaded = page.waitForEvent("domcontentloaded")
  await email.focus()
  await reloaded
  await waitForHydration(page)
  await email.focus()
  await email.fill("maya@school.example")
  expect(documents).toEqual(["/temp/"])
})

test("after a deployment, the sign-in page keeps what the visitor has typed", async ({ page }) => {
  await open(page, "/temp/")
  const form = page.getByRole("main").locator("form")
  const [email, password] = [form.getByLabel("Email"), form.getByLabel("Password", { exact: true })]
  await typeWithoutFocus(email, "maya@school.example")
  const documents = await deploy(page, lazyChunks)
  await password.fill("secret")
  await form.locator("[type=submit]").click()
  await expect(page.getByRole("alert")).toBeVisible()
  expect(documents).toEqual([])
  await expect(email).toHaveValue("maya@school.example")
  await expect(password).toHaveValue("secret")
})
