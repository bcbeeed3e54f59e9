import type { Page } from "@playwright/test"

/**
 * Sets `navigator.onLine` of a page, and fires the event of its change. Requests work in both states. The real state
 * depends on the machine's network. Chromium can override it, but the session that this needs ends the emulation of
 * print and color schemes.
 */
export async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  const set = (value: boolean) => {
    Object.defineProperty(navigator, "onLine", { value, configurable: true })
    window.dispatchEvent(new Event(value ? "online" : "offline"))
  }
  await page.addInitScript(set, isOnline)
  await page.evaluate(set, isOnline)
}
