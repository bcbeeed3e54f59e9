import { expect, test, type Page } from "@playwright/test"
import { countInserts, flag, freshAddress, newVisitor, openPopup } from "./support/newsletter"

const api = "**/rest/v1/email_subscribers*"
const footer = (page: Page) => page.getByRole("contentinfo")
const field = (page: Page) => footer(page).getByRole("textbox", { name: "Email address" })
const button = (page: Page) => footer(page).getByRole("button", { name: /Subscrib/ })

test.use(newVisitor)

test("subscribes once and stays with its thanks; the next one is told that the address is there", async ({ page }) => {
  const inserts = countInserts(page)
  const address = freshAddress()
  await page.goto("/team/")
  await field(page).fill(`  ${address.toUpperCase()} `)
  await button(page).dblclick()
  await expect(footer(page).getByRole("status")).toHaveText("Thank you for subscribing!")
  expect(inserts).toHaveLength(1)
  expect(JSON.parse(inserts[0] ?? "")).toMatchObject({ email: address })
  expect(await flag(page)).toBe("true")
  await page.waitForTimeout(2500)
  await expect(footer(page).getByRole("status")).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await field(page).fill(address)
  await expect(button(page)).toBeEnabled()
  await field(page).press("Enter")
  await expect(footer(page).getByRole("alert")).toHaveText("This email is already subscribed!")
  expect(await flag(page)).toBe("true")
})

test("fetches the client when the field is touched and not before", async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text())
  })
  /** Scripts that speak to the data API: no other holds its path. */
  const clients = async () => (await Promise.all(scripts)).filter((code) => code.includes("rest/v1")).length
  await openPopup(page)
  await page.keyboard.press("Escape")
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState("networkidle")
  expect(await clients()).toBe(0)
  await field(page).focus()
  await expect.poll(clients).toBe(1)
})

test("reads Subscribing... while a slow answer is under way, and inserts once over a reload in the middle", async ({
  page,
}) => {
  const inserts = countInserts(page)
  const address = freshAddress()
  // The row is written; the answer does not come in time.
  await page.route(api, async (route) => {
    if (route.request().method() !== "POST") return route.continue()
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.fulfill({ response }).catch(() => undefined)
  })
  await page.goto("/team/")
  await field(page).fill(address)
  await button(page).click()
  await expect(button(page)).toHaveText("Subscribing...")
  await expect(button(page)).toBeDisabled()
  await page.waitForTimeout(1000)
  await page.reload()
  await expect(field(page)).toHaveValue(address)
  await page.unroute(api)
  await button(page).click()
  await expect(footer(page).getByRole("alert")).toHaveText("This email is already subscribed!")
  expect(inserts).toHaveLength(2)
})

for (const [what, spoil] of [
  ["the line is down", (page: Page) => page.route(api, (route) => route.abort("internetdisconnected"))],
  [
    "a page answers in place of the service",
    (page: Page) =>
      page.route(api, (route) =>
        route.fulfill({
          status: 200,
          contentType: "text/html",
          headers: { "access-control-allow-origin": "*" },
          body: "<!doctype html><title>Sign in</title>",
        }),
      ),
  ],
] as const)
  test(`when ${what} it says so, keeps the address, and works the next time`, async ({ page }) => {
    await spoil(page)
    const address = freshAddress()
    await page.goto("/team/")
    await field(page).fill(address)
    await button(page).click()
    await expect(footer(page).getByRole("alert")).toHaveText("Failed to subscribe. Please try again.")
    expect(await flag(page)).toBeNull()
    await expect(field(page)).toHaveValue(address)
    await page.unroute(api)
    await button(page).click()
    await expect(footer(page).getByRole("status")).toHaveText("Thank you for subscribing!")
  })

test("offline before the client could be fetched it says so, keeps the address, and works once the line is back", async ({
  page,
  context,
}) => {
  const inserts = countInserts(page)
  await page.goto("/team/", { waitUntil: "networkidle" })
  await context.setOffline(true)
  const address = freshAddress()
  await field(page).fill(address)
  await button(page).click()
  await expect(footer(page).getByRole("alert")).toHaveText("Failed to subscribe. Please try again.")
  await expect(field(page)).toHaveValue(address)
  await context.setOffline(false)
  await button(page).click()
  await expect(footer(page).getByRole("status")).toHaveText("Thank you for subscribing!")
  expect(inserts).toHaveLength(1)
})

test("says in its own words that an address is none", async ({ page }) => {
  await page.goto("/team/")
  await field(page).fill("maya@school")
  await button(page).click()
  await expect(footer(page).getByRole("alert")).toHaveText("Please enter a valid email address")
  await expect(field(page)).toBeFocused()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("makes way for a mail address", async ({ page }) => {
    await page.goto("/team/")
    await expect(field(page)).toBeHidden()
    const link = footer(page).getByRole("link", { name: /to subscribe/ })
    await expect(link).toHaveAttribute("href", /^mailto:/)
    await expect(link).toBeVisible()
  })
})
