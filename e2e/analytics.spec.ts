import { visit } from "./support/clock"
import { eventsOf } from "./support/dataLayer"
import { footerLink, mainLink } from "./support/layout"
import { expect, test, type Page } from "./support/test"

const views = (page: Page) => eventsOf(page, "page_view")
const headOf = (page: Page) =>
  page.evaluate(() => ({
    titles: [...document.head.querySelectorAll("title")].map((title) => title.textContent),
    descriptions: document.querySelectorAll('meta[name="description"]').length,
    pictures: document.querySelectorAll('meta[property="og:image"]').length,
    openGraphUrl: document
      .querySelector<HTMLMetaElement>('meta[property="og:url"]')
      ?.content.replace(/^https?:..[^/]+/, ""),
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  }))

/**
 * Records the document title at each page_view, and returns a function that reads them. Call it before opening the
 * page.
 */
async function recordTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const titles: string[] = []
    const dataLayer: unknown[] = []
    dataLayer.push = (command: ArrayLike<unknown>) => {
      if (command[1] === "page_view") titles.push(document.title)
      return Array.prototype.push.call(dataLayer, command)
    }
    Object.assign(window, { dataLayer, titles })
  })
  return () => page.evaluate(() => window.titles)
}

test.use({ viewport: { width: 1440, height: 900 } })

test("sends one page_view with the right title for the first page and each new path, but not for a new hash", async ({
  page,
  baseURL,
}) => {
  const external: string[] = []
  page.on("request", (request) => {
    if (/^http/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) external.push(request.url())
  })
  const readTitles = await recordTitles(page)
  const paths = ["/team/"]
  const expectViews = () => expect.poll(() => views(page)).toEqual(paths.map((page_path) => ({ page_path })))
  await page.goto("/team/?utm_source=mail")
  await expectViews()
  paths.push("/research/")
  await mainLink(page, "Research").click()
  await expectViews()
  expect(external, "no other host receives a request").toEqual([])

  paths.push("/")
  await footerLink(page, "FAQ").click()
  await expect(page).toHaveURL("/#faq")
  await expectViews()
  await page.evaluate(() => {
    window.location.hash = "#numbers"
  })
  await footerLink(page, "FAQ").click()
  await page.goBack()
  await expect(page).toHaveURL("/#numbers")
  // Page views are sent in order, so a page view for a hash would come before the page view for the next page.
  paths.push("/testimonials/")
  await mainLink(page, "Testimonials").click()
  await expectViews()

  const [team, research, home, testimonials] = await readTitles()
  expect(team).toMatch(/team/i)
  expect(research).toMatch(/research/i)
  expect(home).toMatch(/BLAST AI$/)
  expect(testimonials).toMatch(/student/i)
  expect(new Set(await readTitles()).size).toBe(4)
})

test("each way to open a link sends a click event, and a right click sends none", async ({ page, context }) => {
  await visit(page, "/team/")
  const applyNow = page.getByRole("contentinfo").getByRole("link", { name: "Apply Now" }).first()
  const sent = { button_location: "footer", page_path: "/team/" }

  const opened = context.waitForEvent("page")
  await applyNow.click({ button: "middle" })
  await (await opened).close()
  expect(await eventsOf(page, "apply_click")).toEqual([sent])
  await applyNow.click({ button: "right" })
  expect(await eventsOf(page, "apply_click")).toEqual([sent])
  await page.keyboard.press("Escape")
  await applyNow.focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/apply/")
  expect(await eventsOf(page, "apply_click")).toEqual([sent, sent])
  await page.goBack()
  await expect(page).toHaveURL("/team/")
  await applyNow.click()
  await expect(page).toHaveURL("/apply/")
  expect(await eventsOf(page, "apply_click")).toEqual([sent, sent, sent])
})

test("click events contain the location of the link", async ({ page }) => {
  await visit(page, "/")
  await page.getByRole("link", { name: "Read Student Publications" }).click()
  await expect.poll(() => eventsOf(page, "research_click")).toEqual([{ button_location: "hero", page_path: "/" }])
})

test("each route change updates the head without duplicate tags", async ({ page }) => {
  await visit(page, "/team/")
  const prerendered = await headOf(page)
  const expectedHead = (path: string) => ({
    titles: [expect.stringMatching(/BLAST AI$/)],
    descriptions: 1,
    pictures: 1,
    openGraphUrl: path,
    canonical: [path],
  })
  expect(prerendered).toEqual(expectedHead("/team/"))

  await mainLink(page, "Bootcamp").click()
  await expect.poll(() => headOf(page)).toEqual(expectedHead("/bootcamp/"))
  await mainLink(page, "Research").click()
  await expect.poll(() => headOf(page)).toEqual(expectedHead("/research/"))
  await page.goBack()
  await expect.poll(() => headOf(page)).toEqual(expectedHead("/bootcamp/"))
  await page.goBack()
  await expect.poll(() => headOf(page)).toEqual(prerendered)
  await page.goForward()
  await expect.poll(() => headOf(page)).toEqual(expectedHead("/bootcamp/"))
})

test.describe("where react-helmet cannot be fetched", () => {
  test.use({ allowedPageErrors: /ERR_FAILED/ })
  test("the first route change sets the title, and the next one fetches react-helmet again", async ({ page }) => {
    await visit(page, "/team/")
    // Chunks of dynamic imports have numbers as names. react-helmet is in one of them.
    await page.route(/\/\d+-[0-9a-f]+\.js$/, (route) => route.abort())
    await mainLink(page, "Bootcamp").click()
    await expect(page).toHaveTitle(/bootcamp/i)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.unrouteAll()
    await mainLink(page, "Research").click()
    await expect.poll(async () => (await headOf(page)).canonical).toEqual(["/research/"])
  })
})
