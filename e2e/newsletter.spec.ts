import { passTime, stopClock, stoppedAt } from "./support/clock"
import { delayRequests } from "./support/delayRequests"
import { uniqueEmail } from "./support/localServices"
import {
  collectInserts,
  newsletterEmail,
  newVisitor,
  openHydrated,
  openPopup,
  subscribedFlag,
} from "./support/newsletter"
import { expect, test, type Page } from "./support/test"

const api = "**/rest/v1/email_subscribers*"
const footer = (page: Page) => page.getByRole("contentinfo")
const field = (page: Page) => newsletterEmail(footer(page))
const button = (page: Page) => footer(page).getByRole("button", { name: /Subscrib/ })

// Some of these tests make requests fail or respond 409.
test.use({ ...newVisitor, allowedPageErrors: /409|rest\/v1/ })

test(
  "subscribes an address once, and says that it is already subscribed the next time",
  { tag: "@translated" },
  async ({ page }) => {
    const inserts = collectInserts(page)
    const address = uniqueEmail()
    const { release } = await delayRequests(page, api)
    await stopClock(page)
    await openHydrated(page, "/team/")
    await field(page).fill(`  ${address.toUpperCase()} `)
    await button(page).dblclick()
    await expect(button(page)).toHaveText("Subscribing...")
    release()
    await expect(footer(page).getByRole("status")).toHaveText("Thank you for subscribing!")
    expect(inserts).toHaveLength(1)
    expect(JSON.parse(inserts[0] ?? "")).toMatchObject({
      email: address,
      subscribed_at: expect.stringContaining(new Date(stoppedAt).toISOString().slice(0, "2025-01-15T13:00".length)),
    })
    expect(await subscribedFlag(page)).toBe("true")
    await passTime(page, 10_000)
    await expect(footer(page).getByRole("status")).toBeVisible()

    await page.evaluate(() => localStorage.clear())
    await openHydrated(page, "/team/")
    await field(page).fill(address)
    await field(page).press("Enter")
    await expect(footer(page).getByRole("alert")).toHaveText("This email is already subscribed!")
    expect(await subscribedFlag(page)).toBe("true")
  },
)

test("fetches the Supabase client when the field gets focus, not before", async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text())
  })
  /** Returns the number of scripts that contain the path of the data API. */
  const countClients = async () => (await Promise.all(scripts)).filter((code) => code.includes("rest/v1")).length
  await openPopup(page)
  await page.keyboard.press("Escape")
  await field(page).scrollIntoViewIfNeeded()
  expect(await countClients()).toBe(0)
  await field(page).focus()
  await expect.poll(countClients).toBe(1)
})

test("a retry after a reload adds no second row", async ({ page }) => {
  const inserts = collectInserts(page)
  const address = uniqueEmail()
  // The service writes the row, but the response never arrives.
  let resolveWritten: () => void = () => undefined
  const written = new Promise<void>((resolve) => (resolveWritten = resolve))
  await page.route(api, async (route) => {
    if (route.request().method() !== "POST") return route.continue()
    await route.fetch()
    resolveWritten()
  })
  await page.goto("/team/")
  await field(page).fill(address)
  await button(page).click()
  await written
  await page.reload()
  await expect(field(page)).toHaveValue(address)
  await page.unroute(api)
  await button(page).click()
  await expect(footer(page).getByRole("alert")).toHaveText("This email is already subscribed!")
  expect(inserts).toHaveLength(2)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("a link to an email address replaces the form", async ({ page }) => {
    await page.goto("/team/")
    await expect(field(page)).toBeHidden()
    const link = footer(page).getByRole("link", { name: /to subscribe/ })
    await expect(link).toHaveAttribute("href", /^mailto:/)
    await expect(link).toBeVisible()
  })
})
