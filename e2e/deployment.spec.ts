import { waitForHydration } from "./support/clock"
import { uniqueEmail } from "./support/localServices"
import { newVisitor, withoutSmoothScrolling } from "./support/newsletter"
import { expect, test, type Page } from "./support/test"

const footerForm = (page: Page) => page.getByRole("contentinfo").locator("form")
const emailField = (page: Page) => footerForm(page).getByRole("textbox")
const subscribe = (page: Page) => footerForm(page).getByRole("button").click()

/** Chunks of dynamic imports have numbers as names. */
const numberedChunks = /\/\d+-[0-9a-f]+\.js$/

/**
 * Makes chunks of an open page disappear, as a host does that deploys a newer build. The next document gets them, as it belongs to
 * the newer build.
 * @returns the paths of the documents that the page requests from now on; the array grows with each request
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

test("a link whose page belongs to a newer build loads one document, and keeps the typed email address", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/team/")
  await waitForHydration(page)
  await emailField(page).fill("maya@school.ex")
  const documents = await deploy(page, /\/component---src-pages-research-[^/]*\.js$/)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Research" }).click()
  await expect(page).toHaveURL("/research/")
  await waitForHydration(page)
  await expect(emailField(page)).toHaveValue("maya@school.ex")
  expect(documents).toEqual(["/research/"])
})

test("a subscription whose chunk is gone reloads the page once, keeps the address, and then succeeds", async ({
  page,
}) => {
  const email = uniqueEmail()
  await page.goto("/team/")
  await waitForHydration(page)
  const documents = await deploy(page, numberedChunks)
  await emailField(page).evaluate((field: HTMLInputElement, text) => {
    field.value = text
    field.dispatchEvent(new InputEvent("input", { bubbles: true }))
  }, email)
  const reloaded = page.waitForEvent("domcontentloaded")
  await subscribe(page)
  await reloaded
  await waitForHydration(page)
  await expect(emailField(page)).toHaveValue(email)
  await subscribe(page)
  await expect(page.getByText("Thank you for subscribing!")).toBeVisible()
  expect(documents).toEqual(["/team/"])
})

test("a chunk that cannot be loaded does not reload a page of the deployed build", async ({ page }) => {
  await page.goto("/team/")
  await waitForHydration(page)
  const hash = await page.evaluate(() => window.___webpackCompilationHash)
  const documents = await deploy(page, numberedChunks, hash)
  await emailField(page).fill(uniqueEmail())
  await subscribe(page)
  await expect(page.getByText("Failed to subscribe. Please try again.")).toBeVisible()
  expect(documents).toEqual([])
})

test("a form in a frame that the visitor has focused is not reloaded", async ({ page }) => {
  await page.goto("/apply-research/")
  await waitForHydration(page)
  const name = page.locator('iframe[id^="JotFormIFrame-"]').contentFrame().getByLabel("Full name")
  await name.fill("Maya")
  const documents = await deploy(page, numberedChunks)
  await emailField(page).fill(uniqueEmail())
  await subscribe(page)
  await expect(page.getByText("Failed to subscribe. Please try again.")).toBeVisible()
  await expect(name).toHaveValue("Maya")
  expect(documents).toEqual([])
})

test("the sign-in page is reloaded when the visitor focuses a field, not after typing", async ({ page }) => {
  await page.goto("/temp/")
  await waitForHydration(page)
  const form = page.getByRole("main").locator("form")
  const [email, password] = [form.getByLabel("Email"), form.getByLabel("Password", { exact: true })]
  await test.step("after typing", async () => {
    await email.evaluate((field: HTMLInputElement) => {
      field.value = "maya@school.example"
      field.dispatchEvent(new InputEvent("input", { bubbles: true }))
    })
    const documents = await deploy(page, numberedChunks)
    await password.fill("secret")
    await form.locator("[type=submit]").click()
    await expect(page.getByRole("alert")).toBeVisible()
    expect(documents).toEqual([])
    await expect(email).toHaveValue("maya@school.example")
    await expect(password).toHaveValue("secret")
  })
  await test.step("before typing", async () => {
    await page.unrouteAll()
    await page.goto("/temp/")
    await waitForHydration(page)
    const documents = await deploy(page, numberedChunks)
    const reloaded = page.waitForEvent("domcontentloaded")
    await email.focus()
    await reloaded
    await waitForHydration(page)
    await email.focus()
    await email.fill("maya@school.example")
    expect(documents).toEqual(["/temp/"])
  })
})
