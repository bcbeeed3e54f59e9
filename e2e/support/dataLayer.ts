import type { Page } from "@playwright/test"

/** One command of the queue: `["event", "page_view", { page_path: "/" }]`. */
export type Command = readonly [name: string, ...rest: unknown[]]

/** What stands in `window.dataLayer` of the page, in its order. */
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
