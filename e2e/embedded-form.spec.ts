import { expect, test, type Page } from "@playwright/test"
import { passTime, passTimeUntil, stopClock } from "./support/clock"
import { expectAccessible, expectNoOverflow } from "./support/expectations"
import {
  addressOf,
  bringForm,
  drawnHeight,
  formFrame,
  formIn,
  isWholeFormShown,
  sayFrom,
  sendForm,
  settle,
} from "./support/forms"
import { watchForFaults } from "./support/watch"

const note = (page: Page) => page.locator("#application-form").getByRole("status")
const directLink = (page: Page) => page.locator("#application-form").getByRole("link", { name: /its own page/ })

test("the application is as high as its form says, grows and shrinks with it, and is fetched once", async ({
  page,
}) => {
  const faults = watchForFaults(page)
  const documents: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "document" && request.frame() !== page.mainFrame()) documents.push(request.url())
  })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto("/apply-research/?utm_source=mail")
  const form = await bringForm(page)
  await expect.poll(() => isWholeFormShown(form)).toBe(true)
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect.poll(() => isWholeFormShown(form)).toBe(true)
  await settle(page)

  const closed = await drawnHeight(formFrame(page))
  await form.getByText("Protocol").click()
  await expect.poll(() => drawnHeight(formFrame(page))).toBeGreaterThan(closed + 100)
  await expect.poll(() => isWholeFormShown(form)).toBe(true)
  await form.getByText("Protocol").click()
  await expect.poll(() => drawnHeight(formFrame(page))).toBe(closed)
  await expectNoOverflow(page)

  const reply = JSON.parse((await form.locator("#told").textContent()) ?? "") as unknown
  expect(reply, "the reply to each message is the page's address").toEqual({
    type: "urls",
    value: { docurl: encodeURIComponent(page.url()), referrer: "" },
  })
  expect(documents).toEqual([expect.stringMatching(/\/\d+\?isIframeEmbed=1$/)])
  expect(faults).toEqual([])
})

test("the home page's widget stays 515 px high whatever its form says", async ({ page }) => {
  const faults = watchForFaults(page)
  await page.goto("/")
  const form = await bringForm(page)
  const { formId } = await addressOf(page)
  await sayFrom(form, `setHeight:900:${formId}`, "setHeight:200", "setHeight:1e9", "collapseErrorPage")
  await settle(page)
  expect(await drawnHeight(formFrame(page))).toBe(515)
  await form.getByText("Protocol").scrollIntoViewIfNeeded()
  await expect(form.getByText("Protocol"), "the rest of the form can be scrolled to").toBeInViewport()
  expect(faults).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the form has its default height and a direct link", async ({ page }) => {
    await page.goto("/apply-research/")
    await expect(formFrame(page)).toHaveAttribute("loading", "lazy")
    await formFrame(page).scrollIntoViewIfNeeded()
    await expect(formIn(page).getByRole("button", { name: "Send" })).toBeVisible()
    expect(await drawnHeight(formFrame(page))).toBe(539)
    const { origin, formId } = await addressOf(page)
    await expect(directLink(page)).toHaveAttribute("href", `${origin}/${formId}`)
  })
})

test("messages that the form sends before hydration are applied", async ({ page }) => {
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

test.describe("other windows", () => {
  // The page's policy would block their frames.
  test.use({ bypassCSP: true })
  test("messages of another origin, of a second form and of the page itself change nothing", async ({ page }) => {
    await page.route("https://hostile.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Hostile</title><body></body>" }),
    )
    await page.goto("/apply-research/")
    await bringForm(page)
    const { origin, formId } = await addressOf(page)
    await expect.poll(() => isWholeFormShown(formIn(page))).toBe(true)
    await settle(page)
    const before = await drawnHeight(formFrame(page))

    await page.evaluate(
      (sources) => {
        Object.assign(window, { isSamePage: true })
        for (const [id, src] of Object.entries(sources)) {
          const frame = document.createElement("iframe")
          Object.assign(frame, { id, src })
          document.querySelector("footer")?.append(frame)
        }
      },
      { hostile: "https://hostile.example/", other: `${origin}/123456789` },
    )
    const [other, hostile] = [page.locator("#other").contentFrame(), page.locator("#hostile").contentFrame()]
    await expect(other.getByRole("button", { name: "Send" })).toBeAttached()
    await hostile.locator("body").evaluate((body) => {
      window.addEventListener("message", ({ data }) => body.append(JSON.stringify(data)))
    })
    const messages = [
      `setHeight:2222:${formId}`,
      "setHeight:3333",
      "scrollIntoView",
      "reloadPage",
      { action: "submission-completed" },
    ]
    await page.evaluate((sent) => sent.forEach((message) => window.postMessage(message, "*")), messages)
    for (const frame of [other, hostile]) {
      await sayFrom(frame, ...messages)
      await settle(page, frame)
      expect(await drawnHeight(formFrame(page))).toBe(before)
    }
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true)
    await expect(note(page)).toBeEmpty()

    // Messages to a frame arrive in order too: after this one no reply can be on its way.
    for (const id of ["hostile", "other"])
      await page
        .locator(`#${id}`)
        .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.postMessage("the only message", "*"))
    await expect(hostile.locator("body")).toHaveText('"the only message"')
    await expect(other.locator("#told")).toHaveText("the only message")
  })
})

test("the form can scroll to itself, change its height and load a script of its provider, and no more", async ({
  page,
}) => {
  const faults = watchForFaults(page)
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.frame() === page.mainFrame()) scripts.push(request.url())
  })
  await page.setViewportSize({ width: 800, height: 600 })
  await page.goto("/apply-research/")
  const form = await bringForm(page)
  const { origin, formId } = await addressOf(page)

  await test.step("it scrolls into view when a field is invalid", async () => {
    await form.getByRole("button", { name: "Send" }).click()
    await expect(form.getByLabel("Full name")).toBeFocused()
    await expect(form.getByLabel("Full name")).toBeInViewport()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
    await sayFrom(form, "scrollIntoView")
    await expect.poll(() => formFrame(page).evaluate((frame) => frame.getBoundingClientRect().top)).toBeLessThan(200)
  })

  await test.step("an error page higher than the window shrinks to the window's height", async () => {
    await sayFrom(form, `setHeight:4000:${formId}`)
    await expect.poll(() => drawnHeight(formFrame(page))).toBe(4000)
    await sayFrom(form, "collapseErrorPage")
    await expect.poll(() => drawnHeight(formFrame(page))).toBe(600)
  })

  await test.step("a script of the provider is loaded once, and no other script", async () => {
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
  })

  await test.step("unknown and needless commands change nothing", async () => {
    await sayFrom(form, "exitFullscreen", "formSettled", "setDeviceType:mobile", "eval:alert(1)", "", null, 7)
    await sayFrom(form, { action: "x" }, "setHeight:NaN", `setHeight:900:111111111111111`)
    await settle(page)
    expect(await drawnHeight(formFrame(page))).toBe(600)
    await expect(note(page)).toBeEmpty()
  })
  expect(faults).toEqual([])
})

test("a form that requests a reload whenever it is loaded gets one, and no loop", async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.parent) return window.parent.postMessage("reloadPage", "*")
    // The browser reports a reload as soon as a script requests it.
    const navigation = (window as unknown as { navigation: EventTarget }).navigation
    navigation.addEventListener("navigate", (event) => {
      if ((event as Event & { navigationType: string }).navigationType === "reload")
        document.documentElement.dataset.reloads = "true"
    })
  })
  let loads = 0
  page.on("domcontentloaded", () => loads++)
  await page.goto("/apply-research/")
  await expect.poll(() => loads).toBe(2)
  const form = await bringForm(page)
  await expect.poll(() => isWholeFormShown(form)).toBe(true)
  await sayFrom(form, "reloadPage")
  await settle(page)
  await expect(page.locator("html")).not.toHaveAttribute("data-reloads")
  expect(loads).toBe(2)
})

test.describe("at 320 px", () => {
  test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } })

  test("a form that has been sent is announced and brought into view", async ({ page }) => {
    await page.goto("/apply-research/")
    await sendForm(await bringForm(page))
    await expect(formIn(page).getByRole("heading", { name: "Thank you" })).toBeVisible()
    await expect(note(page)).toHaveText("Your form has been sent. Thank you.")
    await expect(note(page)).toBeInViewport()
    await expect(formIn(page).getByRole("heading", { name: "Thank you" })).toBeInViewport()
    expect(await drawnHeight(formFrame(page))).toBeLessThan(300)
    await expectNoOverflow(page)
    await expectAccessible(page)
  })

  test("a form that does not respond is reported as late, with a mail address, until it responds", async ({ page }) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/isIframeEmbed=1$/, async (route) => {
      await held
      await route.continue()
    })
    await stopClock(page)
    await page.goto("/apply-research/", { waitUntil: "domcontentloaded" })
    await formFrame(page).evaluate((frame) => frame.scrollIntoView())
    await passTimeUntil(page, () => page.locator('[data-state="waiting"]').isVisible())
    await passTime(page, 14_900)
    await expect(note(page)).toBeEmpty()
    await passTime(page, 100)
    await expect(note(page)).toContainText("The form has not answered yet.")
    await expect(note(page).getByRole("link")).toHaveAttribute("href", /^mailto:/)
    await expect(directLink(page)).toBeVisible()
    await expectNoOverflow(page)
    // axe waits for frames with timers.
    await page.clock.resume()
    await expectAccessible(page)
    release()
    await expect(note(page)).toBeEmpty()
  })
})
