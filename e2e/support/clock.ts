import { expect, type Page } from "@playwright/test"

/**
 * Stops the page's clock before the page is opened. Only `passTime` and `passTimeUntil` move it, so no test depends on the
 * machine's speed.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2025-03-01T10:00:00Z") })
  await page.clock.pauseAt(new Date("2025-03-01T10:00:01Z"))
}

/** Moves the page's clock forward, runs each timer that is due, and waits until React has rendered the result. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await rendered(page)
  await page.clock.runFor(milliseconds)
  await rendered(page)
}

/** Moves the page's clock in steps of 1 ms until a condition is true. Gatsby starts hydration by a timer. */
export async function passTimeUntil(page: Page, condition: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await passTime(page, 1)
      return condition()
    })
    .toBe(true)
}

/** Waits for React's pending work, effects included: it is done in message tasks, which run in the order of their posts. */
async function rendered(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      }),
  )
}
