import { expect, test, type Page } from "@playwright/test"
import { sampleSignIn } from "../services/spreadsheet/sampleSheet"
import { expectAccessible } from "./support/accessibility"
import { delayRequests } from "./support/delayRequests"
import { expectNoOverflow } from "./support/layout"
import { originOf, setFault } from "./support/localServices"
import { alert, signInAs, signInButton, submitSignIn } from "./support/signIn"

const { name, password } = sampleSignIn
const longName = "Maximiliana".repeat(12)

async function expectAccessibleWithoutOverflow(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })
}

test.use({ bypassCSP: true })

test("axe finds no violation in any state of the sign-in, and nothing overflows at 320 px", async ({
  page,
  request,
}) => {
  // The time limit of an attempt must not end the pending state while axe runs; axe itself needs timers.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const withoutLongTimers = (run: () => void, delay = 0) => (delay < 10_000 ? setTimeout(run, delay) : 0)
    Object.assign(window, { setTimeout: withoutLongTimers })
  })
  await page.goto("/temp/")
  await expect(signInButton(page)).toBeEnabled()
  await expectAccessibleWithoutOverflow(page)

  await test.step("with the alert of a wrong password", async () => {
    await submitSignIn(page, "eve@students.example", password)
    await expect(alert(page)).toHaveText("Incorrect email or password")
    await expectAccessibleWithoutOverflow(page)
  })
  await test.step("after a failure", async () => {
    await setFault(request, "sheet", { mode: "500", for: "axe-500@students.example" })
    await submitSignIn(page, "axe-500@students.example", password)
    await expect(alert(page)).toContainText("try again")
    await expectAccessibleWithoutOverflow(page)
  })
  await test.step("while it is pending", async () => {
    await delayRequests(page, `${originOf("sheet")}/**`)
    await submitSignIn(page, "axe-slow@students.example", password)
    await expect(signInButton(page)).toHaveText("Signing in…")
    await expectAccessibleWithoutOverflow(page)
  })
})

for (const [what, shown] of [
  ["a name", name],
  ["a name without a space", longName],
] as const)
  test(`axe finds no violation on the greeting of ${what}, and nothing overflows at 320 px`, async ({ page }) => {
    await signInAs(page, shown)
    await page.goto("/acceptance/")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${shown}`)
    await expectAccessibleWithoutOverflow(page)
  })
