import { expect, type Page } from "@playwright/test"

/** One command of the queue: `["event", "page_view", { page_path: "/" }]`. */
export type Command = readonly [name: string, ...rest: unknown[]]

/** The commands in the page's `window.dataLayer`, in their order. */
export async function dataLayerOf(page: Page): Promise<Command[]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(
      (command) => Array.from(command) as unknown as [string],
    ),
  )
}

/** The parameters of all events of one name. */
export async function eventsOf(page: Page, name: string): Promise<unknown[]> {
  return (await dataLayerOf(page)).filter((command) => command[1] === name).map((command) => command[2])
}

/** Opens a page and waits until it reports events: its scripts are fetched after the first paint. */
export async function openCounting(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => eventsOf(page, "page_view")).not.toHaveLength(0)
}
