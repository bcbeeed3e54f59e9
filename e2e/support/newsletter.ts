import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, type Locator, type Page } from "@playwright/test"
import { popupAnchor } from "../../src/routes"
import { publicFolder } from "../sites/sites"
import { passTimeUntil, settle } from "./clock"

/** Test options: a browser that has not subscribed, and a window of which 30 % are 300 px high. */
export const newVisitor = { viewport: { width: 800, height: 1000 }, isSubscribed: false }

/**
 * Test options: the page scrolls at once to a field that gets the focus. While it scrolls smoothly, a link of the
 * header moves, and the button of the mouse can go up beside the link.
 */
export const withoutSmoothScrolling = { contextOptions: { reducedMotion: "reduce" } } as const

export const popup = (page: Page) => page.getByRole("dialog")

/** Returns the section after which the popup opens. */
export const popupSection = (page: Page) => page.locator(`#${popupAnchor}`)

/** Returns the email field of a newsletter form, by its type: a translator changes its label. */
export const newsletterEmail = (form: Locator) => form.locator("input[type=email]")

/** Returns the flag that is stored in the browser after a subscription. */
export const subscribedFlag = (page: Page) => page.evaluate(() => localStorage.getItem("blast_subscribed"))

/**
 * Scrolls until the bottom edge of the popup's section is `edge` pixels below the top of the window, and waits for the
 * scroll events, which follow in the next frame.
 */
export async function scrollPopupSectionTo(page: Page, edge: number): Promise<void> {
  // Sections above may change size when they enter the viewport.
  await expect
    .poll(() =>
      popupSection(page).evaluate((section, wanted) => {
        window.scrollBy({ top: section.getBoundingClientRect().bottom - wanted, behavior: "instant" })
        return Math.abs(section.getBoundingClientRect().bottom - wanted)
      }, edge),
    )
    .toBeLessThan(1)
  await settle(page)
}

/** Opens the home page and scrolls until the popup shows. */
export async function openPopup(page: Page): Promise<void> {
  await page.goto("/")
  await scrollPopupSectionTo(page, 0)
  await expect(popup(page)).toBeVisible()
}

/** Opens a page whose clock is stopped, and advances the clock until hydration. The popup then observes its section. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const button = page.getByRole("button", { name: /^(Subscribe|Sign in)$/ }).first()
  await passTimeUntil(page, () => button.isEnabled())
}

/**
 * Returns the requests for the popup's script, which the page sends before the popup opens. The array grows with each
 * request.
 */
export function collectPopupRequests(page: Page): string[] {
  const folder = publicFolder("fixture")
  const files = readdirSync(folder).filter(
    (name) => name.endsWith(".js") && readFileSync(path.join(folder, name), "utf8").includes("showModal"),
  )
  if (files.length === 0) throw new Error(`No script in ${folder} contains "showModal".`)
  const requests: string[] = []
  page.on("request", (request) => {
    if (files.some((file) => request.url().endsWith(file))) requests.push(request.url())
  })
  return requests
}

/** Returns the bodies of the inserts that the page sends. The array grows with each insert. */
export function collectInserts(page: Page): string[] {
  const bodies: string[] = []
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/rest/v1/")) bodies.push(request.postData() ?? "")
  })
  return bodies
}
