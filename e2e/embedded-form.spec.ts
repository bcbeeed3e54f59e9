import {
  fitsFrame,
  formContent,
  formFrame,
  formHeight,
  formUrl,
  postMessages,
  scrollToForm,
  waitForMessages,
} from "./support/forms"
import { delayRequests, hydrationScripts } from "./support/delayRequests"
import { expectNoOverflow } from "./support/layout"
import { expect, test, type Page } from "./support/test"

const defaultHeight = 539 // px (specification, section 9)
const widgetHeight = 515 // px (specification, section 9)
const directLink = (page: Page) => page.locator("#application-form").getByRole("link", { name: /its own page/ })

test("the frame of the application form always has the height of its form", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto("/apply-research/?utm_source=mail")
  const form = await scrollToForm(page)
  await expect.poll(() => fitsFrame(form)).toBe(true)
  await expectNoOverflow(page)
  // If Playwright changes the viewport while a frame is in it, Chromium sometimes stops responding.
  const before = await formHeight(page)
  await page.evaluate(() => document.body.style.setProperty("inline-size", "240px"))
  await expect.poll(() => formHeight(page)).toBeGreaterThan(before)
  await expect.poll(() => fitsFrame(form)).toBe(true)
  await waitForMessages(page)
  const closed = await formHeight(page)
  await form.getByText("Protocol").click()
  await expect.poll(() => formHeight(page)).toBeGreaterThan(closed + 100)
  await expect.poll(() => fitsFrame(form)).toBe(true)
  await form.getByText("Protocol").click()
  await expect.poll(() => formHeight(page)).toBe(closed)
})

test("the document of the form is fetched once", async ({ page }) => {
  const documents: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "document" && request.frame() !== page.mainFrame()) documents.push(request.url())
  })
  await page.goto("/apply-research/")
  const form = await scrollToForm(page)
  await expect.poll(() => fitsFrame(form)).toBe(true)
  await waitForMessages(page)
  expect(documents).toEqual([expect.stringMatching(/\/\d+\?isIframeEmbed=1$/)])
})

test("the home page's widget stays 515 px high, whatever height its form requests", async ({ page }) => {
  await page.goto("/")
  const form = await scrollToForm(page)
  const { formId } = await formUrl(page)
  await postMessages(form, `setHeight:900:${formId}`, "setHeight:200", "setHeight:1e9", "collapseErrorPage")
  await waitForMessages(page)
  expect(await formHeight(page)).toBe(widgetHeight)
  await form.getByText("Protocol").scrollIntoViewIfNeeded()
  await expect(form.getByText("Protocol"), "the rest of the form can be scrolled to").toBeInViewport()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the form has its default height and a direct link", async ({ page }) => {
    await page.goto("/apply-research/")
    await expect(formFrame(page)).toHaveAttribute("loading", "lazy")
    await formFrame(page).scrollIntoViewIfNeeded()
    await expect(formContent(page).getByRole("button", { name: "Send" })).toBeVisible()
    expect(await formHeight(page)).toBe(defaultHeight)
    const { origin, formId } = await formUrl(page)
    await expect(directLink(page)).toHaveAttribute("href", `${origin}/${formId}`)
  })
})

test("applies messages that the form sends before hydration", async ({ page }) => {
  const { release } = await delayRequests(page, hydrationScripts)
  await page.goto("/apply-research/", { waitUntil: "commit" })
  await expect(formContent(page).getByRole("button", { name: "Send" })).toBeVisible()
  await waitForMessages(page)
  expect(await formHeight(page)).toBe(defaultHeight)
  release()
  await expect.poll(() => fitsFrame(formContent(page))).toBe(true)
})

test("the form can only scroll to itself, change its height and load a script of its provider", async ({ page }) => {
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.frame() === page.mainFrame()) scripts.push(request.url())
  })
  await page.setViewportSize({ width: 800, height: 600 })
  await page.goto("/apply-research/")
  const form = await scrollToForm(page)
  const { origin, formId } = await formUrl(page)
  // The form cannot navigate the page or open a dialog, but can open another tab and download a file.
  await expect(formFrame(page)).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads",
  )

  await test.step("scrolls into view when a field is invalid", async () => {
    await form.getByRole("button", { name: "Send" }).click()
    await expect(form.getByLabel("Full name")).toBeFocused()
    await expect(form.getByLabel("Full name")).toBeInViewport()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
    await postMessages(form, "scrollIntoView")
    await expect.poll(() => formFrame(page).evaluate((frame) => frame.getBoundingClientRect().top)).toBeLessThan(200)
  })

  await test.step("an error page shrinks to the height of the window", async () => {
    await postMessages(form, `setHeight:4000:${formId}`)
    await expect.poll(() => formHeight(page)).toBe(4000)
    await postMessages(form, "collapseErrorPage")
    await expect.poll(() => formHeight(page)).toBe(600)
  })

  await test.step("only a script of the provider is loaded, and only once", async () => {
    await postMessages(form, `loadScript:https://jotform.com.evil.example/a.js:${formId}`)
    for (let times = 0; times < 3; times++) await postMessages(form, `loadScript:${origin}/sample-script.js:${formId}`)
    await expect(page.locator("html")).toHaveAttribute("data-form-script", "loaded")
    await waitForMessages(page)
    expect(scripts.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([`${origin}/sample-script.js`])
  })
})

test("a form that requests a reload on each load causes one reload, and no loop", async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.parent) return window.parent.postMessage("reloadPage", "*")
    // The browser reports a reload as soon as a script requests it.
    window.navigation.addEventListener("navigate", (event) => {
      if ((event as Event & { navigationType: string }).navigationType === "reload")
        document.documentElement.dataset.reloads = "true"
    })
  })
  let loads = 0
  page.on("domcontentloaded", () => loads++)
  await page.goto("/apply-research/")
  await expect.poll(() => loads).toBe(2)
  const form = await scrollToForm(page)
  await expect.poll(() => fitsFrame(form)).toBe(true)
  await postMessages(form, "reloadPage")
  await waitForMessages(page)
  await expect(page.locator("html")).not.toHaveAttribute("data-reloads")
  expect(loads).toBe(2)
})

test("a form is on white paper in the dark scheme too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await page.goto("/apply-research/")
  const bar = directLink(page).locator("../..")
  await expect(bar).toHaveCSS("background-color", "rgb(255, 255, 255)")
  await expect(bar).toHaveCSS("color-scheme", "light")
})
