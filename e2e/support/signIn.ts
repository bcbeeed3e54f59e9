import type { Page } from "@playwright/test"

const main = (page: Page) => page.getByRole("main")
export const emailField = (page: Page) => main(page).locator('input[type="email"]')
export const passwordField = (page: Page) => main(page).locator('input[autocomplete="current-password"]')
export const signInButton = (page: Page) => main(page).locator('button[type="submit"]')
export const alert = (page: Page) => main(page).getByRole("alert")

/** Fills in the form on /temp/ and submits it. */
export async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await signInButton(page).click()
}

/** Stores the session of an applicant who has signed in. Call it before the page is opened. */
export async function signInAs(page: Page, name: string): Promise<void> {
  const session = JSON.stringify({ name, email: `${"m".repeat(60)}@students.example` })
  await page.addInitScript((value) => sessionStorage.setItem("blast_signed_in", value), session)
}
