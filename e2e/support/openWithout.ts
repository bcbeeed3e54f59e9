import type { Page } from "@playwright/test"

/**
 * Opens a page and holds back its requests for certain files.
 * @param files matches the addresses of these files
 * @returns a function that lets the requests through
 */
export async function openWithout(page: Page, files: RegExp, path: string): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(path, { waitUntil: "commit" })
  await page.locator("footer").waitFor()
  return release
}
