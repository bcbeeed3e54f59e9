import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, type Page } from "@playwright/test"
import { passTimeUntil } from "./clock"

/** A visitor who has not subscribed, in a window whose 30 % are 300 px. */
export const newVisitor = { viewport: { width: 800, height: 1000 }, storageState: { cookies: [], origins: [] } }

/** A new address for each test: the service keeps every row. */
export const freshAddress = () => `visitor-${crypto.randomUUID()}@school.example`

export const popup = (page: Page) => page.getByRole("dialog", { name: "Hear when dates are set" })

/** The flag that this browser has subscribed. */
export const flag = (page: Page) => page.evaluate(() => localStorage.getItem("blast_subscribed"))

/** Scrolls until the bottom edge of the numbers section is so many pixels below the top of the window. */
export async function bringNumbersTo(page: Page, edge: number): Promise<void> {
  // Sections above may change size while they come into view.
  await expect
    .poll(() =>
      page.locator("#numbers").evaluate((section, wanted) => {
        window.scrollBy({ top: section.getBoundingClientRect().bottom - wanted, behavior: "instant" })
        return Math.abs(section.getBoundingClientRect().bottom - wanted)
      }, edge),
    )
    .toBeLessThan(1)
}

/** Opens the home page and scrolls until the popup shows. */
export async function openPopup(page: Page): Promise<void> {
  await page.goto("/")
  await bringNumbersTo(page, 0)
  await expect(popup(page)).toBeVisible()
}

/** Opens a page whose clock is stopped, and waits until it is hydrated: from then on the popup watches the section. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const button = page.getByRole("button", { name: /^(Subscribe|Sign in)$/ }).first()
  await passTimeUntil(page, () => button.isEnabled())
}

/**
 * Watches for the popup's own script, which the page requests at the instant at which the popup is to show.
 * @returns the requests; later ones are added to the list
 */
export function watchPopupScript(page: Page): string[] {
  const folder = process.env.PUBLIC_UNDER_TEST ?? "public"
  const file = readdirSync(folder).find(
    (name) => name.endsWith(".js") && readFileSync(path.join(folder, name), "utf8").includes("showModal"),
  )
  if (!file) throw new Error("No script of the build opens a modal.")
  const requests: string[] = []
  page.on("request", (request) => request.url().endsWith(file) && requests.push(request.url()))
  return requests
}

/** Bodies of the inserts that the page sends; later ones are added to the list. */
export function countInserts(page: Page): string[] {
  const bodies: string[] = []
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/rest/v1/")) bodies.push(request.postData() ?? "")
  })
  return bodies
}
