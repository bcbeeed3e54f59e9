import { expect, test } from "@playwright/test"
import { dataLayerOf } from "../support/dataLayer"
import { watchForFaults } from "../support/watch"

/** The measurement id of the build `long`. */
const measurementId = "G-VARIANT01"
const denied = "denied"

test("with a measurement id the library comes once, after the page, and finds consent denied before all else", async ({
  page,
}) => {
  const faults = watchForFaults(page)
  const asked: { url: string; isPageLoaded: boolean }[] = []
  let isPageLoaded = false
  page.on("load", () => (isPageLoaded = true))
  await page.route("https://www.googletagmanager.com/**", (route) => {
    asked.push({ url: route.request().url(), isPageLoaded })
    return route.fulfill({ contentType: "text/javascript", body: "window.libraryRan = true" })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/team/")
  // The policy of the page lets it run.
  await page.waitForFunction(() => "libraryRan" in window)
  await page.getByRole("navigation", { name: "Main" }).locator('[href="/bootcamp/"]').first().click()
  await expect(page).toHaveTitle(/bootcamp/i)
  await expect.poll(async () => (await dataLayerOf(page)).length).toBe(6)
  expect(asked).toEqual([{ url: `https://www.googletagmanager.com/gtag/js?id=${measurementId}`, isPageLoaded: true }])
  expect(await dataLayerOf(page)).toEqual([
    [
      "consent",
      "default",
      { ad_storage: denied, ad_user_data: denied, ad_personalization: denied, analytics_storage: denied },
    ],
    ["js", expect.anything()],
    ["config", measurementId, { send_page_view: false }],
    ["event", "page_view", { page_path: "/team/" }],
    ["event", "bootcamp_click", { button_location: "header", page_path: "/team/" }],
    ["event", "page_view", { page_path: "/bootcamp/" }],
  ])
  expect(faults).toEqual([])
})
