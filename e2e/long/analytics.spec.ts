import { visit } from "../support/clock"
import { dataLayerOf, eventsOf } from "../support/dataLayer"
import { expect, test, type Route } from "../support/test"

const library = "https://www.googletagmanager.com/gtag/js?id=G-VARIANT01"

test.use({
  viewport: { width: 1440, height: 900 },
  // The last one is the syntax error of a library that is an HTML page.
  allowedPageErrors: /googletagmanager|Failed to load resource|Unexpected token '<'/,
})

test("fetches Google's library once after load, with consent denied", async ({ page }) => {
  const requests: { url: string; isPageLoaded: boolean }[] = []
  let isPageLoaded = false
  page.on("load", () => (isPageLoaded = true))
  await page.route("https://www.googletagmanager.com/**", (route) => {
    requests.push({ url: route.request().url(), isPageLoaded })
    return route.fulfill({ contentType: "text/javascript", body: "window.libraryRan = true" })
  })
  await page.goto("/research/")
  // The content security policy allows the library.
  await page.waitForFunction(() => "libraryRan" in window)
  await page.getByRole("navigation", { name: "Main" }).locator('[href="/bootcamp/"]').first().click()
  await expect(page).toHaveTitle(/bootcamp/i)
  await expect.poll(async () => (await dataLayerOf(page)).length).toBe(6)
  expect(requests).toEqual([{ url: library, isPageLoaded: true }])
  expect(await dataLayerOf(page)).toEqual([
    [
      "consent",
      "default",
      { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" },
    ],
    ["js", expect.anything()],
    ["config", "G-VARIANT01", { send_page_view: false }],
    ["event", "page_view", { page_path: "/research/" }],
    ["event", "bootcamp_click", { button_location: "header", page_path: "/research/" }],
    ["event", "page_view", { page_path: "/bootcamp/" }],
  ])
})

test("requests nothing from Google with Global Privacy Control; events stay in the page", async ({ page }) => {
  const requests: string[] = []
  page.on("request", (request) => requests.push(request.url()))
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
  await visit(page, "/research/")
  await page.getByRole("navigation", { name: "Main" }).locator('[href="/bootcamp/"]').first().click()
  await expect.poll(async () => (await dataLayerOf(page)).length).toBe(3)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(requests.filter((url) => url.includes("google"))).toEqual([])
  expect(await dataLayerOf(page)).toEqual([
    ["event", "page_view", { page_path: "/research/" }],
    ["event", "bootcamp_click", { button_location: "header", page_path: "/research/" }],
    ["event", "page_view", { page_path: "/bootcamp/" }],
  ])
})

const faults: readonly [string, (route: Route) => Promise<void> | void][] = [
  ["is down", (route) => route.abort("connectionrefused")],
  ["does not respond", () => undefined],
  ["is an HTML page", (route) => route.fulfill({ contentType: "text/html", body: "<title>Sign in</title>" })],
]
test("pages work and queue their events where Google's library fails", async ({ page }) => {
  for (const [what, respond] of faults)
    await test.step(what, async () => {
      await page.route(library, respond)
      const requested = page.waitForRequest(library)
      await page.goto("/research/")
      await requested
      await page.getByRole("navigation", { name: "Main" }).locator('[href="/bootcamp/"]').first().click()
      await expect
        .poll(() => eventsOf(page, "page_view"))
        .toEqual([{ page_path: "/research/" }, { page_path: "/bootcamp/" }])
      await page.unrouteAll()
    })
})
