import { expect, type Page } from "@playwright/test"

/** A visitor who has not subscribed, in a window whose 30 % are 300 px. */
export const newVisitor = { viewport: { width: 800, height: 1000 }, storageState: { cookies: [], origins: [] } }

/** An address of its own for each test and try: the service remembers. */
export const freshAddress = () => `visitor-${crypto.randomUUID()}@school.example`

export const popup = (page: Page) => page.getByRole("dialog", { name: "Hear when dates are set" })

/** The flag that this browser has subscribed. */
export const flag = (page: Page) => page.evaluate(() => localStorage.getItem("blast_subscribed"))

/** Scrolls so that the bottom edge of the numbers stands so many pixels from the top of the window. */
export async function bringNumbersTo(page: Page, edge: number): Promise<void> {
  await page.evaluate((wanted) => {
    const bottom = document.getElementById("numbers")?.getBoundingClientRect().bottom ?? Number.NaN
    window.scrollTo({ top: window.scrollY + bottom - wanted, behavior: "instant" })
  }, edge)
}

/** Opens the home page and scrolls until the popup shows. */
export async function openPopup(page: Page): Promise<void> {
  await page.goto("/")
  await bringNumbersTo(page, 0)
  await expect(popup(page)).toBeVisible()
}

/** Bodies of the inserts that leave the page; the list goes on growing. */
export function countInserts(page: Page): string[] {
  const bodies: string[] = []
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/rest/v1/")) bodies.push(request.postData() ?? "")
  })
  return bodies
}
