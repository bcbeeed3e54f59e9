import { expect, test, type Page } from "@playwright/test"
import { findViolations } from "./support/axe"
import {
  addressOf,
  bringForm,
  drawnHeight,
  formFrame,
  formIn,
  isWholeFormShown,
  overflowOf,
  sayFrom,
  sendForm,
  settle,
} from "./support/forms"
import { watchForFaults } from "./support/watch"

const note = (page: Page) => page.locator("#application-form").getByRole("status")
const directLink = (page: Page) => page.locator("#application-form").getByRole("link", { name: /its own page/ })

for (const width of [320, 1440])
  test(`at ${width} px the application is as high as its form says, and grows and shrinks with it`, async ({
    page,
  }) => {
    const faults = watchForFaults(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/apply-research/")
    const form = await bringForm(page)
    await expect.poll(() => isWholeFormShown(form)).toBe(true)
    const closed = await drawnHeight(formFrame(page))
    await form.getByText("Protocol").click()
    await expect.poll(() => drawnHeight(formFrame(page))).toBeGreaterThan(closed + 100)
    await expect.poll(() => isWholeFormShown(form)).toBe(true)
    await form.getByText("Protocol").click()
    await expect.poll(() => drawnHeight(formFrame(page))).toBe(closed)
    expect(await overflowOf(page)).toBe(0)
    expect(faults).toEqual([])
  })

test("the home page's widget stays 515 px high whatever its form says", async ({ page }) => {
  const faults = watchForFaults(page)
  await page.goto("/")
  const form = await bringForm(page)
  const { formId } = await addressOf(page)
  for (const message of [`setHeight:900:${formId}`, "setHeight:200", "setHeight:1e9", "collapseErrorPage"])
    await sayFrom(form, message)
  await settle(page)
  expect(await drawnHeight(formFrame(page))).toBe(515)
  // What does not fit can be scrolled to.
  await form.getByText("Protocol").scrollIntoViewIfNeeded()
  await expect(form.getByText("Protocol")).toBeInViewport()
  expect(faults).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the form is there at its usual height, with a direct link", async ({ page }) => {
    await page.goto("/apply-research/")
    await expect(formFrame(page)).toHaveAttribute("loading", "lazy")
    await formFrame(page).scrollIntoViewIfNeeded()
    await expect(formIn(page).getByRole("button", { name: "Send" })).toBeVisible()
    expect(await drawnHeight(formFrame(page))).toBe(539)
    const { origin, formId } = await addressOf(page)
    await expect(directLink(page)).toHaveAttribute("href", `${origin}/${formId}`)
  })
})

test("what the form says before the page has woken counts", async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/(app|framework|component---[^/]*|webpack-runtime)-[0-9a-f]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto("/apply-research/", { waitUntil: "commit" })
  await expect(formIn(page).getByRole("button", { name: "Send" })).toBeVisible()
  await settle(page)
  expect(await drawnHeight(formFrame(page))).toBe(539)
  release()
  await expect.poll(() => isWholeFormShown(formIn(page))).toBe(true)
})

test("the form is fetched once, though its page comes to life around it", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "document" && request.frame() !== page.mainFrame()) asked.push(request.url())
  })
  await page.goto("/apply-research/")
  await bringForm(page)
  await settle(page)
  expect(asked).toEqual([expect.stringMatching(/\/\d+\?isIframeEmbed=1$/)])
})

test("heights that are none, and forms that are others, change nothing; the rest is held within its bounds", async ({
  page,
}) => {
  await page.goto("/apply-research/")
  const form = await bringForm(page)
  const { formId } = await addressOf(page)
  await expect.poll(() => isWholeFormShown(form)).toBe(true)
  const before = await drawnHeight(formFrame(page))
  for (const message of ["setHeight:NaN", "setHeight:", "setHeight:Infinity", "setHeight:900:111111111111111"])
    await sayFrom(form, message)
  await settle(page)
  expect(await drawnHeight(formFrame(page))).toBe(before)
  for (const [message, height] of [
    ["setHeight:1e9", 10_000],
    ["setHeight:3", 100],
    [`setHeight:640.2:${formId}`, 641],
  ] as const) {
    await sayFrom(form, message)
    await expect.poll(() => drawnHeight(formFrame(page))).toBe(height)
  }
})

test.describe("strangers", () => {
  // Their frames would not even be shown by the page's policy: here it is off.
  test.use({ bypassCSP: true })
  test("a frame of another origin, a second form and the page itself are not listened to", async ({ page }) => {
    await page.route("https://hostile.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Hostile</title><body></body>" }),
    )
    await page.goto("/apply-research/")
    await bringForm(page)
    const { origin, formId } = await addressOf(page)
    await expect.poll(() => isWholeFormShown(formIn(page))).toBe(true)
    const before = await drawnHeight(formFrame(page))

    const send = [`setHeight:2222:${formId}`, "setHeight:3333", "scrollIntoView", "reloadPage"]
    const second = `${origin}/123456789?${send.map((message) => `send=${encodeURIComponent(message)}`).join("&")}`
    await page.evaluate(
      ([hostile, other]) => {
        Object.assign(window, { isSamePage: true })
        for (const [id, src] of Object.entries({ hostile, other })) {
          const frame = document.createElement("iframe")
          Object.assign(frame, { id, src })
          document.querySelector("footer")?.append(frame)
        }
      },
      ["https://hostile.example/", second] as const,
    )
    await expect(page.locator("#other").contentFrame().getByRole("button", { name: "Send" })).toBeAttached()
    const hostile = page.locator("#hostile").contentFrame()
    const told = await hostile.locator("body").evaluate(async (_body, messages) => {
      const answers: unknown[] = []
      window.addEventListener("message", ({ data }) => answers.push(data))
      for (const message of [...messages, { action: "submission-completed" }]) window.parent.postMessage(message, "*")
      await new Promise((resolve) => setTimeout(resolve, 300))
      return answers
    }, send)
    await page.evaluate((messages) => messages.forEach((message) => window.postMessage(message, "*")), send)
    await settle(page)

    expect(told).toEqual([])
    await expect(page.locator("#other").contentFrame().locator("#told")).toHaveText("nothing yet")
    expect(await drawnHeight(formFrame(page))).toBe(before)
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true)
    await expect(note(page)).toBeEmpty()
  })
})

test("the form is told the page's address after each message that counts", async ({ page }) => {
  await page.goto("/apply-research/?utm_source=mail")
  const form = await bringForm(page)
  await form.getByText("Protocol").click()
  const told = JSON.parse((await form.locator("#told").textContent()) ?? "") as unknown
  expect(told).toEqual({ type: "urls", value: { docurl: encodeURIComponent(page.url()), referrer: "" } })
})

test("it goes into view when a field is wrong", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 })
  await page.goto("/apply-research/")
  const form = await bringForm(page)
  await form.getByRole("button", { name: "Send" }).click()
  await expect(form.getByLabel("Full name")).toBeFocused()
  await expect(form.getByLabel("Full name")).toBeInViewport()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await sayFrom(form, "scrollIntoView")
  await expect.poll(() => formFrame(page).evaluate((frame) => frame.getBoundingClientRect().top)).toBeLessThan(200)
})

test("an error page that is higher than the window is drawn no higher than that", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 })
  await page.goto("/apply-research/")
  const form = await bringForm(page)
  await sayFrom(form, "setHeight:4000")
  await expect.poll(() => drawnHeight(formFrame(page))).toBe(4000)
  await sayFrom(form, "collapseErrorPage")
  await expect.poll(() => drawnHeight(formFrame(page))).toBe(600)
})

test("it may have the page reloaded once, and not in a loop", async ({ page }) => {
  // A form that asks for it whenever it is loaded.
  await page.addInitScript(() => {
    if (window !== window.parent) window.parent.postMessage("reloadPage", "*")
  })
  let loads = 0
  page.on("domcontentloaded", () => loads++)
  await page.goto("/apply-research/")
  await expect.poll(() => loads).toBe(2)
  await bringForm(page)
  await page.waitForTimeout(1500)
  expect(loads).toBe(2)
})

test("a script of the provider is loaded once; a stranger's is not, and the policy has nothing to say", async ({
  page,
}) => {
  const faults = watchForFaults(page)
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.frame() === page.mainFrame()) scripts.push(request.url())
  })
  await page.goto("/apply-research/")
  const form = await bringForm(page)
  const { origin, formId } = await addressOf(page)
  for (const address of [
    "https://jotform.com.evil.example/a.js",
    "javascript:alert(1)",
    "https://cdn.jotform.com/a.js",
  ])
    await sayFrom(form, `loadScript:${address}:${formId}`)
  for (let times = 0; times < 3; times++) await sayFrom(form, `loadScript:${origin}/sample-script.js:${formId}`)
  await expect(page.locator("html")).toHaveAttribute("data-form-script", "loaded")
  await settle(page)
  expect(scripts.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([`${origin}/sample-script.js`])
  expect(faults).toEqual([])
})

test("commands for nothing and those that are not known leave the page as it is", async ({ page }) => {
  const faults = watchForFaults(page)
  await page.goto("/apply-research/")
  const form = await bringForm(page)
  for (const message of [
    "exitFullscreen",
    "formSettled",
    "setDeviceType:mobile",
    "eval:alert(1)",
    "",
    { action: "x" },
    null,
    7,
  ])
    await sayFrom(form, message)
  await settle(page)
  await expect(note(page)).toBeEmpty()
  expect(faults).toEqual([])
})

for (const colorScheme of ["light", "dark"] as const)
  test(`once sent it says so in ${colorScheme}, from the provider's sibling too, and stands in view`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      colorScheme,
      bypassCSP: true,
      baseURL: baseURL ?? "",
      viewport: { width: 320, height: 640 },
    })
    const page = await context.newPage()
    await page.goto("/apply-research/")
    await sendForm(await bringForm(page))
    await expect(formIn(page).getByRole("heading", { name: "Thank you" })).toBeVisible()
    await expect(note(page)).toHaveText("Your form has been sent. Thank you.")
    await expect(note(page)).toBeInViewport()
    await expect(formIn(page).getByRole("heading", { name: "Thank you" })).toBeInViewport()
    expect(await drawnHeight(formFrame(page))).toBeLessThan(300)
    expect(await overflowOf(page)).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await context.close()
  })

for (const colorScheme of ["light", "dark"] as const)
  test(`a form that does not come is named as late in ${colorScheme}, with other ways, until it comes after all`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      colorScheme,
      bypassCSP: true,
      baseURL: baseURL ?? "",
      viewport: { width: 320, height: 640 },
    })
    const page = await context.newPage()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/isIframeEmbed=1$/, async (route) => {
      await held
      await route.continue()
    })
    await page.clock.install()
    await page.goto("/apply-research/", { waitUntil: "domcontentloaded" })
    await expect(page.locator('[data-state="unseen"], [data-state="waiting"]')).toBeAttached()
    await formFrame(page).evaluate((frame) => frame.scrollIntoView())
    await expect(page.locator('[data-state="waiting"]')).toBeAttached()
    await page.clock.fastForward(14_000)
    await expect(note(page)).toBeEmpty()
    await page.clock.fastForward(2_000)
    await expect(note(page)).toContainText("The form has not answered yet.")
    await expect(note(page).getByRole("link")).toHaveAttribute("href", /^mailto:/)
    await expect(directLink(page)).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
    expect(await findViolations(page)).toEqual([])
    release()
    await expect(note(page)).toBeEmpty()
    await context.close()
  })
