import { sampleSignIn } from "../local-services/spreadsheet/sampleSheet"
import { expectAccessible } from "./support/accessibility"
import { dataLayerOf, eventsOf } from "./support/dataLayer"
import { delayRequests } from "./support/delayRequests"
import { expectNoOverflow, mainLink } from "./support/layout"
import { originOf } from "./support/localServices"
import { alert, emailField, passwordField, signInButton, submitSignIn } from "./support/signIn"
import { expect, test, type Page, type Request } from "./support/test"

const signInUrl = `${originOf("admissions")}/sign-in`

const { email, name, password, proof } = sampleSignIn
const greeting = (page: Page) => page.getByRole("heading", { level: 1, name: `Welcome, ${name}` })
const signInAgain = (page: Page) => page.getByRole("button", { name: "Not you? Sign in again" })
const consoleErrors = (errors: readonly string[]) => errors.filter((error) => error.startsWith("error: "))

// Many of these tests make the sign-in fail.
test.use({ allowedPageErrors: /Network response was not ok|500/ })

test(
  "an applicant signs in, is greeted and signs out, by keyboard alone",
  { tag: "@translated" },
  async ({ page, pageErrors }) => {
    await page.goto("/temp/")
    await expect(page).toHaveTitle("View your admissions decision | BLAST AI")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("View your admissions decision")
    await expect(signInButton(page)).toBeEnabled()
    await page.locator("#content").focus()
    await page.keyboard.press("Tab")
    await expect(emailField(page)).toBeFocused()
    await page.keyboard.type(`  ${email.toUpperCase()}`)
    await page.keyboard.press("Tab")
    await expect(passwordField(page)).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", { name: "Show Password" })).toBeFocused()
    await page.keyboard.press("Space")
    await expect(passwordField(page)).toHaveAttribute("type", "text")
    await page.keyboard.press("Tab")
    await expect(signInButton(page)).toBeFocused()
    await page.keyboard.press("Enter")

    await expect(greeting(page)).toBeVisible()
    await expect(page).toHaveURL("/acceptance/")
    await expect(page).toHaveTitle("You are signed in | BLAST AI")
    await page.reload()
    await expect(greeting(page)).toBeVisible()
    await expect(page.getByRole("region", { name: "The email with your link" })).toContainText(
      `We send your link to ${email}`,
    )
    const mail = new URL((await page.getByRole("link", { name: "Ask for the email again" }).getAttribute("href")) ?? "")
    expect(mail.searchParams.get("body")).toMatch(new RegExp(`\\r\\n\\r\\n${name}\\r\\n${email}$`))

    await signInAgain(page).focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/temp/")
    await expect(emailField(page)).toHaveValue("")
    expect(pageErrors).toEqual([])
    // The next user of this browser must not see the greeting.
    await page.goBack()
    await page.goto("/acceptance/")
    await expect(page).toHaveURL("/temp/")
    expect(await page.content()).not.toContain(name)
  },
)

test("a sign-in whose page is left is aborted, and neither redirects nor logs", async ({ page, pageErrors }) => {
  const { requests } = await delayRequests(page, `${signInUrl}**`)
  await page.goto("/temp/")
  await submitSignIn(page, email, password)
  await expect(signInButton(page)).toHaveText("Signing in…")
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Signing in…")
  await expect.poll(() => requests.length).toBe(1)
  const aborted = page.waitForEvent("requestfailed", (request) => request.url().startsWith(signInUrl))
  await page.getByRole("link", { name: "BLAST AI" }).first().click()
  expect((await aborted).failure()?.errorText).toBe("net::ERR_ABORTED")
  await expect.poll(() => eventsOf(page, "page_view")).toContainEqual({ page_path: "/" })
  await expect(page).toHaveURL("/")
  expect(requests).toHaveLength(1)
  expect(consoleErrors(pageErrors)).toEqual([])
})

test("a direct visit to the acceptance page redirects to the sign-in page, and Back skips the acceptance page", async ({
  page,
}) => {
  await page.goto("/team/")
  await page.goto("/acceptance")
  await expect(page).toHaveURL("/temp/")
  await expect(emailField(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL("/team/")
})

test("greets the applicant even if storage is blocked, and also after a reload", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError")
      },
    })
  })
  await page.goto("/temp/")
  await submitSignIn(page, email, password)
  await expect(greeting(page)).toBeVisible()
  await page.reload()
  await expect(greeting(page)).toBeVisible()
  await signInAgain(page).click()
  await expect(page).toHaveURL("/temp/")
  await page.goto("/acceptance/")
  await expect(page).toHaveURL("/temp/")
})

test("only the admissions function receives the email address, and no request contains the password", async ({
  page,
  baseURL,
}) => {
  const seen: Promise<{ url: string; text: string }>[] = []
  const describeRequest = async (request: Request) => {
    const url = request.url()
    return { url, text: JSON.stringify([url, request.postData(), await request.allHeaders()]) }
  }
  page.on("request", (request) => request.url().startsWith("http") && seen.push(describeRequest(request)))
  await page.goto("/temp/")
  await submitSignIn(page, "eve@students.example", password)
  await expect(alert(page)).toBeVisible()
  await submitSignIn(page, email, password)
  await expect(greeting(page)).toBeVisible()
  await mainLink(page, "Research").click()
  await expect(page).toHaveURL("/research/")
  await expect.poll(() => eventsOf(page, "page_view")).toContainEqual({ page_path: "/research/" })

  const requests = await Promise.all(seen)
  const atSheet = requests.filter(({ url }) => url.startsWith(`${signInUrl}?`))
  expect(atSheet.map(({ url }) => new URL(url).searchParams.get("email"))).toEqual(["eve@students.example", email])
  const elsewhere = requests.filter(
    ({ url }) => !atSheet.some((sheetRequest) => sheetRequest.url === url) && !url.startsWith(`${baseURL}/`),
  )
  expect(elsewhere).toEqual([])
  for (const { text } of requests) {
    expect(text).not.toContain(password)
    expect(text).not.toContain("pbkdf2")
    expect(text).not.toContain(name)
  }
  for (const { url, text } of requests)
    if (!url.startsWith(signInUrl)) {
      expect(text).not.toMatch(/students\.example|students%40/)
      expect(text).not.toContain(proof)
    }
  for (const { text } of atSheet) expect(text).not.toMatch(/"referer"|"cookie"/)

  const commands = JSON.stringify(await dataLayerOf(page))
  expect(commands).toContain("/acceptance/")
  for (const secret of [email, name, password, proof, "students.example"]) expect(commands).not.toContain(secret)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
  for (const secret of [email, name, password, proof]) expect(stored).not.toContain(secret)
})

test("every state of the sign-in is accessible at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  // The time limit of an attempt must not end the pending state while axe runs; axe itself needs timers.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const withoutLongTimers = (run: () => void, delay = 0) => (delay < 10_000 ? setTimeout(run, delay) : 0)
    Object.assign(window, { setTimeout: withoutLongTimers })
  })
  await page.goto("/temp/")
  const headers = { "access-control-allow-origin": "*" }
  await page.route(/axe-500/, (route) => route.fulfill({ status: 500, headers }))
  for (const [email, message] of [
    ["eve@students.example", "Incorrect email or password"],
    ["axe-500@students.example", "try again"],
  ] as const)
    await test.step(message, async () => {
      await submitSignIn(page, email, password)
      await expect(alert(page)).toContainText(message)
      await expectNoOverflow(page)
      await expectAccessible(page)
    })
  await test.step("while it is pending", async () => {
    await delayRequests(page, `${signInUrl}**`)
    await submitSignIn(page, "axe-slow@students.example", password)
    await expect(signInButton(page)).toHaveText("Signing in…")
    await expectNoOverflow(page)
    await expectAccessible(page)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ["/temp/", "/acceptance/"]) {
    test(`${path} shows an email address instead`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(/JavaScript, which is switched off/)).toBeVisible()
      await expect(page.getByRole("main").getByRole("link").first()).toHaveAttribute("href", /^mailto:/)
      await expect(passwordField(page)).toBeHidden()
      await expect(page.getByRole("main").getByRole("status")).toHaveCount(0)
    })

    test(`${path} is not indexed`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    })
  }
})

test("on a phone, the form is before the help for a lost email", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto("/temp/")
  const help = await page.getByRole("heading", { name: "Lost the email?" }).boundingBox()
  const form = await emailField(page).boundingBox()
  expect(form?.y).toBeLessThan(help?.y ?? 0)
})
