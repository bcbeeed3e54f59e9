import { expect, test, type Page, type Request } from "@playwright/test"
import { oddPeople, sampleRows, sampleSignIn } from "../services/spreadsheet/sampleSheet"
import { dataLayerOf } from "./support/dataLayer"
import { alert, emailField, passwordField, sheetOrigin, signInButton, spoilSheet, trySignIn } from "./support/signIn"
import { watchForFaults } from "./support/watch"

const { email, name, password } = sampleSignIn
const greeting = (page: Page, who: string = name) => page.getByRole("heading", { level: 1, name: `Welcome, ${who}` })
/** An address of its own for each test, so that their faults do not meet. */
const freshAddress = () => `applicant-${crypto.randomUUID()}@students.example`
const logged = (page: Page) => {
  const lines: string[] = []
  page.on("console", (message) => message.type() === "error" && lines.push(message.text()))
  return lines
}

test("from the sign-in to the greeting and out again, by keyboard alone", async ({ page }) => {
  const faults = watchForFaults(page)
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

  await page.getByRole("button", { name: "Not you? Sign in again" }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/temp/")
  await expect(emailField(page)).toHaveValue("")
  expect(faults).toEqual([])
  // Nobody comes back to the greeting.
  await page.goBack()
  await page.goto("/acceptance/")
  await expect(page).toHaveURL("/temp/")
  expect(await page.content()).not.toContain(name)
})

for (const [what, typedEmail, typedPassword] of [
  ["another password", email, `${password}!`],
  ["an address that is not in the sheet", "eve@students.example", password],
  ["the address of a column", "Email", password],
] as const)
  test(`${what}: one alert, word for word, and what was typed stays`, async ({ page }) => {
    await page.goto("/temp/")
    // The browser itself keeps back what is no address.
    await page.locator("main form").evaluate((form: HTMLFormElement) => (form.noValidate = true))
    await trySignIn(page, typedEmail, typedPassword)
    await expect(alert(page)).toHaveText("Incorrect email or password")
    await expect(emailField(page)).toBeFocused()
    await expect(emailField(page)).toHaveValue(typedEmail)
    await expect(passwordField(page)).toHaveValue(typedPassword)
    await expect(page).toHaveURL("/temp/")
  })

test("an empty sheet: the alert word for word", async ({ page }) => {
  const address = freshAddress()
  await spoilSheet("empty", address)
  await page.goto("/temp/")
  await trySignIn(page, address, password)
  await expect(alert(page)).toHaveText("Email not found")
})

for (const mode of ["html", "500", "drop", "missing-column"] as const)
  test(`where the sheet's place is taken (${mode}) it is logged without the person, who is told what to do`, async ({
    page,
  }) => {
    const address = freshAddress()
    const lines = logged(page)
    await spoilSheet(mode, address)
    await page.goto("/temp/")
    await trySignIn(page, address, password)
    await expect(alert(page)).toContainText("try again in a minute, or write to")
    await expect(alert(page)).toBeFocused()
    await expect(alert(page).getByRole("link")).toHaveAttribute("href", /^mailto:/)
    await expect(emailField(page)).toHaveValue(address)
    await expect(passwordField(page)).toHaveValue(password)
    const line =
      mode === "missing-column"
        ? "The sign-in sheet needs a column Email, and Name or First and Last."
        : "Network response was not ok"
    // The browser adds a line of its own where a request failed.
    expect(lines.filter((one) => !one.startsWith("Failed to load resource"))).toEqual([line])
    expect(lines.join()).not.toContain(address)

    await spoilSheet("none", address)
    await signInButton(page).click()
    await expect(alert(page)).toHaveText("Incorrect email or password")
  })

test("offline it says so, keeps what was typed, and works once the line is back", async ({ page, context }) => {
  const lines = logged(page)
  await page.goto("/temp/", { waitUntil: "networkidle" })
  await context.setOffline(true)
  await trySignIn(page, email, password)
  await expect(alert(page)).toContainText("try again in a minute")
  expect(lines).toContain("Network response was not ok")
  await context.setOffline(false)
  await signInButton(page).click()
  await expect(greeting(page)).toBeVisible()
})

test("a late answer: it says that it is working, takes no second press, and asks once", async ({ page }) => {
  const address = freshAddress()
  await spoilSheet("slow", address, 2000)
  let asked = 0
  page.on("request", (request) => request.url().startsWith(sheetOrigin()) && asked++)
  await page.goto("/temp/")
  await trySignIn(page, address, password)
  await expect(signInButton(page)).toHaveText("Signing in…")
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Signing in…")
  await signInButton(page).click({ force: true })
  await passwordField(page).press("Enter")
  await expect(alert(page)).toHaveText("Incorrect email or password")
  expect(asked).toBe(1)
})

test("whoever leaves while it is under way is led nowhere afterwards", async ({ page }) => {
  const address = freshAddress()
  await spoilSheet("slow", address, 1500)
  const lines = logged(page)
  await page.goto("/temp/")
  await trySignIn(page, address, password)
  await page.getByRole("link", { name: "BLAST AI" }).first().click()
  await expect(page).toHaveURL("/")
  await page.waitForTimeout(2000)
  await expect(page).toHaveURL("/")
  expect(lines).toEqual([])
})

test("names with quotes, commas and accents are greeted as they are; markup is text", async ({ page }) => {
  for (const person of [oddPeople.quotes, oddPeople.accents, oddPeople.typed]) {
    await page.goto("/temp/")
    await trySignIn(page, person.email.trim(), password)
    await expect(greeting(page, person.name)).toBeVisible()
  }
  const markup = '<b>Maya</b> <img src="x" onerror="document.title = 1">'
  await page.evaluate((kept) => sessionStorage.setItem("blast_signed_in", kept), JSON.stringify({ name: markup }))
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${markup}`)
})

test("the acceptance page, opened cold, shows nothing of anybody and leads to the sign-in, which Back does not undo", async ({
  page,
}) => {
  await page.goto("/team/")
  await page.goto("/acceptance")
  await expect(page).toHaveURL("/temp/")
  await expect(emailField(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL("/team/")
})

test("where storage is blocked one is greeted all the same, and again after a reload", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError")
      },
    })
  })
  await page.goto("/temp/")
  await trySignIn(page, email, password)
  await expect(greeting(page)).toBeVisible()
  await page.reload()
  await expect(greeting(page)).toBeVisible()
  await page.getByRole("button", { name: "Not you? Sign in again" }).click()
  await expect(page).toHaveURL("/temp/")
  await page.goto("/acceptance/")
  await expect(page).toHaveURL("/temp/")
})

test("only this site and the sheet are asked; the password goes nowhere, nobody is named to anybody, no second person comes", async ({
  page,
  baseURL,
}) => {
  const seen: Promise<{ url: string; text: string }>[] = []
  const rows: Promise<string>[] = []
  const whole = async (request: Request) => {
    const { url, body } = { url: request.url(), body: request.postData() ?? "" }
    return { url, text: JSON.stringify([url, body, await request.allHeaders()]) }
  }
  page.on("request", (request) => request.url().startsWith("http") && seen.push(whole(request)))
  page.on("response", (response) => {
    if (response.url().startsWith(sheetOrigin())) rows.push(response.text())
  })
  await page.goto("/temp/")
  await trySignIn(page, "eve@students.example", password)
  await expect(alert(page)).toBeVisible()
  await trySignIn(page, email, password)
  await expect(greeting(page)).toBeVisible()
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Research" }).click()
  await expect(page).toHaveURL("/research/")
  await page.waitForLoadState("networkidle")

  const requests = await Promise.all(seen)
  const atSheet = requests.filter(({ url }) => url.startsWith(`${sheetOrigin()}/`))
  expect(atSheet.map(({ url }) => new URL(url).searchParams.get("email"))).toEqual(["eve@students.example", email])
  const elsewhere = requests.filter(
    ({ url }) => !atSheet.some((one) => one.url === url) && !url.startsWith(`${baseURL}/`),
  )
  expect(elsewhere).toEqual([])
  for (const { text } of requests) {
    expect(text).not.toContain(password)
    expect(text).not.toContain("pbkdf2")
    expect(text).not.toContain(name)
  }
  for (const { url, text } of requests)
    if (!url.startsWith(sheetOrigin())) expect(text).not.toMatch(/students\.example|students%40/)
  for (const { text } of atSheet) expect(text).not.toMatch(/"referer"|"cookie"/)

  expect(await Promise.all(rows)).toEqual(["Email,Name", `Email,Name\r\n${email},${name}`])
  const counted = JSON.stringify(await dataLayerOf(page))
  expect(counted).toContain("/acceptance/")
  for (const secret of [email, name, password, "students.example"]) expect(counted).not.toContain(secret)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
  for (const secret of [email, name, password]) expect(kept).not.toContain(secret)
})

test("everybody of the sheet gets one row from the broker: the address asked for, and nobody else's", async ({
  request,
}) => {
  for (const [typed = ""] of sampleRows) {
    const answer = await request.get(`${sheetOrigin()}/row?email=${encodeURIComponent(typed)}`)
    const others = sampleRows.filter(([other]) => other !== typed).map(([other = ""]) => other.trim())
    const text = await answer.text()
    expect(text).toContain(typed.trim())
    expect(others.filter((other) => text.includes(other))).toEqual([])
  }
})

test("neither page is for search engines, nor in the sitemap, nor has a canonical link", async ({ page, request }) => {
  for (const path of ["/temp/", "/acceptance/"]) {
    const response = await request.get(path)
    expect(response.headers()["x-robots-tag"]).toBe("noindex")
    const html = await response.text()
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).not.toContain('rel="canonical"')
    expect(await (await request.get("/sitemap-0.xml")).text()).not.toContain(path)
  }
  await page.goto("/temp/")
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ["/temp/", "/acceptance/"])
    test(`${path} says what to do instead`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(/JavaScript, which is switched off/)).toBeVisible()
      await expect(page.getByRole("main").getByRole("link").first()).toHaveAttribute("href", /^mailto:/)
      await expect(passwordField(page)).toBeHidden()
      await expect(page.getByRole("main").getByRole("status")).toHaveCount(0)
    })
})
