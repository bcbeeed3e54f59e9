import { expect, test, type Page } from "@playwright/test"
import { sampleSignIn } from "../services/spreadsheet/sampleSheet"
import { expectAccessible, expectNoOverflow } from "./support/expectations"
import { alert, beSignedIn, holdSheet, signInButton, spoilSheet, trySignIn } from "./support/signIn"

const { name, password } = sampleSignIn
const unbroken = "Maximiliana".repeat(12)

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })
}

test.use({ bypassCSP: true })

test("axe finds nothing in any state of the sign-in, and nothing overflows at 320 px", async ({ page }) => {
  // The time limit of an attempt must not end the pending state while axe runs; axe itself needs timers.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const withoutLongTimers = (run: () => void, delay = 0) => (delay < 10_000 ? setTimeout(run, delay) : 0)
    Object.assign(window, { setTimeout: withoutLongTimers })
  })
  await page.goto("/temp/")
  await expect(signInButton(page)).toBeEnabled()
  await expectGood(page)

  await test.step("with the alert of a mismatch", async () => {
    await trySignIn(page, "eve@students.example", password)
    await expect(alert(page)).toHaveText("Incorrect email or password")
    await expectGood(page)
  })
  await test.step("after a failure", async () => {
    await spoilSheet("500", "axe-500@students.example")
    await trySignIn(page, "axe-500@students.example", password)
    await expect(alert(page)).toContainText("try again")
    await expectGood(page)
  })
  await test.step("while it is pending", async () => {
    await holdSheet(page)
    await trySignIn(page, "axe-slow@students.example", password)
    await expect(signInButton(page)).toHaveText("Signing in…")
    await expectGood(page)
  })
})

for (const [what, shown] of [
  ["a name", name],
  ["a name without a space", unbroken],
] as const)
  test(`axe finds nothing on the greeting of ${what}, and nothing overflows at 320 px`, async ({ page }) => {
    await beSignedIn(page, shown)
    await page.goto("/acceptance/")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${shown}`)
    await expectGood(page)
  })
