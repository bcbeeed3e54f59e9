import { expect, test, type Page } from "@playwright/test"
import { sampleSignIn } from "../services/spreadsheet/sampleSheet"
import { findViolations } from "./support/axe"
import { alert, beSignedIn, signInButton, spoilSheet, trySignIn } from "./support/signIn"

const { name, password } = sampleSignIn
const unbroken = "Maximiliana".repeat(12)
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The two pages in each of their states. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the sign-in": async (page) => {
    await page.goto("/temp/")
    await expect(signInButton(page)).toBeEnabled()
  },
  "the sign-in with an alert": async (page) => {
    await page.goto("/temp/")
    await trySignIn(page, "eve@students.example", password)
    await expect(alert(page)).toBeVisible()
  },
  "the sign-in under way": async (page) => {
    await spoilSheet("slow", "axe-slow@students.example", 20_000)
    await page.goto("/temp/")
    await trySignIn(page, "axe-slow@students.example", password)
    await expect(signInButton(page)).toHaveText("Signing in…")
  },
  "the sign-in after a failure": async (page) => {
    await spoilSheet("500", "axe-500@students.example")
    await page.goto("/temp/")
    await trySignIn(page, "axe-500@students.example", password)
    await expect(alert(page)).toBeVisible()
  },
  "the greeting": async (page) => {
    await beSignedIn(page, name)
    await page.goto("/acceptance/")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${name}`)
  },
  "the greeting of a name without a gap": async (page) => {
    await beSignedIn(page, unbroken)
    await page.goto("/acceptance/")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${unbroken}`)
  },
}

for (const [state, show] of Object.entries(states)) {
  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds nothing on ${state} in ${colorScheme}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ colorScheme, bypassCSP: true, baseURL: baseURL ?? "" })
      const page = await context.newPage()
      await show(page)
      expect(await findViolations(page)).toEqual([])
      await context.close()
    })

  test(`${state} has no horizontal scroll at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await show(page)
    expect(await overflow(page)).toBe(0)
  })
}
