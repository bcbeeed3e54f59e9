import { expect, type Page } from "@playwright/test"

/**
 * Arbitrary dates: the tested pages do not depend on them. `stoppedAt` is later, because the clock cannot run backward.
 */
const installedAt = Date.UTC(2025, 0, 15, 12)
export const stoppedAt = Date.UTC(2025, 0, 15, 13)

/** Returns in the page whether React has hydrated it. The first page_view follows hydration. */
const isHydrated = () =>
  ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).some((command) => command[1] === "page_view")

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: 30_000 })
  await settle(page)
}

/** Opens a page and waits until React has hydrated it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Stops the clock of a page. Call it before the page is opened. Only the functions below advance the clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: installedAt })
  await page.clock.pauseAt(stoppedAt)
}

/** Opens a page with a stopped clock, hydrates it, and runs the 130 ms that `Reveal` needs to mark its blocks. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await stopClock(page)
  await page.goto(path)
  await hydrate(page)
  await passTime(page, 200)
}

/** Advances a stopped clock until React has hydrated the page. */
export const hydrate = (page: Page) => passTimeUntil(page, () => page.evaluate(isHydrated))

/** Advances a stopped clock, runs each due timer, and waits until the page has reacted before and after it. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await settle(page)
  await page.clock.runFor(milliseconds)
  await settle(page)
}

/**
 * Advances a stopped clock until a condition is true, such as hydration, which Gatsby starts with a timer.
 * @param step milliseconds. Many steps take long on a busy machine.
 */
export async function passTimeUntil(page: Page, condition: () => boolean | Promise<boolean>, step = 1): Promise<void> {
  const advance = async () => {
    await page.clock.runFor(step)
    return condition()
  }
  await expect.poll(advance, { intervals: [10], timeout: 90_000 }).toBe(true)
}

/**
 * Waits until the page has reacted to its scroll position, size, focus and pointer. Scroll events and observers report
 * once per frame, even with a stopped clock. React then renders in tasks of a message channel.
 */
export async function settle(page: Page): Promise<void> {
  // Without named functions: tsx, which runs the scripts that take screenshots, would add calls that the page does not
  // have.
  await page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) {
      await new Promise<void>((resolve) =>
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect()
          resolve()
        }).observe(document.documentElement),
      )
      for (let task = 0; task < 2; task += 1)
        await new Promise<unknown>((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(undefined)
        })
    }
  })
}

/** Ends all CSS transitions, which the fake clock does not control. */
export async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })
}
