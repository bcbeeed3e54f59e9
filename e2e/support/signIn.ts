import type { Page } from "@playwright/test"
import { portsUnderTest } from "./ports"
import type { SheetFaultMode } from "../../services/spreadsheet/startSpreadsheet"

/** Origin of the local sheet broker. */
export const sheetOrigin = () => `http://127.0.0.1:${portsUnderTest().sheet}`

/** Makes the broker respond with a fault for one address; `none` ends that. */
export async function spoilSheet(mode: SheetFaultMode, email: string, delay?: number): Promise<void> {
  await fetch(`${sheetOrigin()}/__faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode, for: email, delay }),
  })
}

/** Holds the responses of the sheet broker back until `release` is called; `requests` has the addresses so far. */
export async function holdSheet(page: Page): Promise<{ requests: readonly string[]; release: () => void }> {
  const requests: string[] = []
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`${sheetOrigin()}/**`, async (route) => {
    requests.push(route.request().url())
    await held
    await route.continue()
  })
  return { requests, release }
}

const main = (page: Page) => page.getByRole("main")
export const emailField = (page: Page) => main(page).locator('input[type="email"]')
export const passwordField = (page: Page) => main(page).locator('input[autocomplete="current-password"]')
export const signInButton = (page: Page) => main(page).locator('button[type="submit"]')
export const alert = (page: Page) => main(page).getByRole("alert")

/** Fills in the form on /temp/ and sends it. */
export async function trySignIn(page: Page, email: string, password: string): Promise<void> {
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await signInButton(page).click()
}

/** The name as the acceptance page finds it: as though this browser had signed in. */
export async function beSignedIn(page: Page, name: string): Promise<void> {
  await page.addInitScript((kept) => sessionStorage.setItem("blast_signed_in", kept), JSON.stringify({ name }))
}
