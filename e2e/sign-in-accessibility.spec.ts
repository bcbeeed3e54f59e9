import { sampleSignIn } from "../local-services/spreadsheet/sampleSheet"
import { expectAccessible } from "./support/accessibility"
import { delayRequests } from "./support/delayRequests"
import { expectNoOverflow } from "./support/layout"
import { originOf, setFault } from "./support/localServices"
import { alert, signInButton, submitSignIn } from "./support/signIn"
import { expect, test } from "./support/test"

const { password } = sampleSignIn

test.use({ bypassCSP: true, viewport: { width: 320, height: 700 }, allowedPageErrors: /500|Network response/ })

test("axe finds no violation in any state of the sign-in, and nothing overflows at 320 px", async ({ page }) => {
  // The time limit of an attempt must not end the pending state while axe runs; axe itself needs timers.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const withoutLongTimers = (run: () => void, delay = 0) => (delay < 10_000 ? setTimeout(run, delay) : 0)
    Object.assign(window, { setTimeout: withoutLongTimers })
  })
  await page.goto("/temp/")
  await setFault(page, "sheet", "axe-500@students.example", { status: 500, body: "" })
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
    await delayRequests(page, `${originOf("sheet")}/**`)
    await submitSignIn(page, "axe-slow@students.example", password)
    await expect(signInButton(page)).toHaveText("Signing in…")
    await expectNoOverflow(page)
    await expectAccessible(page)
  })
})
