import type { Page } from "@playwright/test"

/** Returns the gtag commands in the page's data layer, such as `["event", "page_view", { page_path: "/" }]`. */
export async function dataLayerOf(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) => Array.from(command)),
  )
}

/** Returns the parameters of all events with a name. */
export async function eventsOf(page: Page, name: string): Promise<unknown[]> {
  return (await dataLayerOf(page)).filter((command) => command[1] === name).map((command) => command[2])
}
