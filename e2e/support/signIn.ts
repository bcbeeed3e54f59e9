import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import type { LocalPorts } from "../../services/localEnvironment"
import type { FaultMode } from "../../services/spreadsheet/faults"

/** Origin of the local sheet broker; scripts/test.mts says on which port it is. */
export const sheetOrigin = () => {
  const { sheet } = JSON.parse(readFileSync(".data/test-ports.json", "utf8")) as LocalPorts
  return `http://127.0.0.1:${sheet}`
}

/** Has something else answer in the broker's place, for one address. */
export async function spoilSheet(mode: FaultMode, email: string, delay?: number): Promise<void> {
  await fetch(`${sheetOrigin()}/__faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode, for: email, delay }),
  })
}

const main = (page: Page) => page.getByRole("main")
export const emailField = (page: Page) => main(page).getByRole("textbox", { name: "Email" })
export const passwordField = (page: Page) => main(page).getByLabel("Password", { exact: true })
export const signInButton = (page: Page) => main(page).getByRole("button", { name: /^Sign/ })
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
