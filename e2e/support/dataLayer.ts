import type { Page } from "@playwright/test"

/** A gtag command, such as `["event", "page_view", { page_path: "/" }]`. */
export type Command = readonly [name: string, ...rest: unknown[]]

/** Returns the commands in the page's `window.dataLayer`, in their order. */
export async function dataLayerOf(page: Page): Promise<Command[]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(
      (command) => Array.from(command) as unknown as [string],
    ),
  )
}

/** Returns the parameters of all events with a name. */
export async function eventsOf(page: Page, name: string): Promise<unknown[]> {
  return (await dataLayerOf(page)).filter((command) => command[1] === name).map((command) => command[2])
}
