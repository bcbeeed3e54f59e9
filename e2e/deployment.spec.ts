import { waitForHydration } from "./support/clock"
import { uniqueEmail } from "./support/localServices"
import { newVisitor, withoutSmoothScrolling } from "./support/newsletter"
import { expect, test, type Page } from "./support/test"

// A visitor has a page open while the site is deployed again. The host then lacks the chunks of the open page.

const footerForm = (page: Page) => page.getByRole("contentinfo").locator("form")
const emailField = (page: Page) => footerForm(page).getByRole("textbox")
const subscribe = (page: Page) => footerForm(page).getByRole("button").click()

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/**
 * Responds with 404 to requests for chunks until the page requests a document. That document belongs to the new build, so its chunks
 * exist.
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

test("after a deployment, a subscription fails and keeps the address, and succeeds after a reload", async ({
  page,
}) => {
  const email = uniqueEmail()
  await open(page, "/team/")
  const documents = await deploy(page, /\/newsletter-[0-9a-f]+\.js$/)
  await emailField(page).fill(email)
  await subscribe(page)
  await expect(page.getByText("Failed to subscribe. Please try again.")).toBeVisible()
  expect(documents).toEqual([])
  await page.reload()
  await waitForHydration(page)
  await expect(emailField(page)).toHaveValue(email)
  await subscribe(page)
  await expect(page.getByText("Thank you for subscribing!")).toBeVisible()
})
