/**
 * Measures how long the widgets take to respond at a quarter of the CPU speed, as Interaction to Next Paint does
 * (https://web.dev/articles/inp): from the press of a pointer or key to the next frame.
 */
import { chromium, type Locator, type Page } from "@playwright/test"
import { launchOptions } from "../../e2e/support/browser"
import { median, type Figure } from "./compare"

/** The highest median in ms that is accepted. Below 200 ms, the web's own definition calls a page good. */
const longestResponse = 80

/** Loads of the page for each widget. */
const runs = 5

interface Widget {
  name: string
  /** Makes the widget ready before the measurement. */
  prepare?: (page: Page) => Promise<unknown>
  /** What is pressed: the first is there once the page is hydrated. */
  press: readonly ((page: Page) => Locator)[]
}

const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true })

const widgets: readonly Widget[] = [
  { name: "menu", press: [button("Menu"), button("Close menu")] },
  { name: "accordion", press: [(page) => page.locator("#faq h3 button").nth(1)] },
  { name: "tabs", press: [(page) => page.getByRole("tab").nth(1), (page) => page.getByRole("tab").first()] },
  {
    name: "carousel",
    prepare: (page) => page.locator("#research-highlights").scrollIntoViewIfNeeded(),
    press: [button("Next slide"), button("Previous slide")].map(
      (find) => (page: Page) => find(page).and(page.locator("#research-highlights button")),
    ),
  },
  {
    name: "popup",
    prepare: (page) => page.locator("#deadlines").scrollIntoViewIfNeeded(),
    press: [
      (page) => page.getByRole("dialog").getByRole("textbox"),
      (page) => page.getByRole("dialog").getByRole("button").first(),
    ],
  },
]

/**
 * Measures every widget of the home page several times, each time in a new page.
 * @returns the medians of the slowest press of each widget; the browser rounds to 8 ms
 */
export async function measureInteractions(url: string): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions())
  const result: Figure[] = []
  for (const widget of widgets) {
    const responses: number[] = []
    for (let run = 0; run < runs; run++) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })
      responses.push(await measureWidget(page, url, widget))
      await page.close()
    }
    const time = median(responses)
    result.push({ text: `${widget.name} ${time} ms (at most ${longestResponse})`, isMet: time <= longestResponse })
  }
  await browser.close()
  return result
}

async function measureWidget(page: Page, url: string, { prepare, press }: Widget): Promise<number> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.longestInteraction = Math.max(window.longestInteraction ?? 0, entry.duration)
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto(url)
  // The first page view is sent once the page is hydrated.
  await page.waitForFunction(() => "dataLayer" in window)
  await prepare?.(page)
  await press[0]?.(page).waitFor()
  const client = await page.context().newCDPSession(page)
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  for (const find of press) {
    await find(page).click()
    // The entry is reported after the frame that follows the press.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return page.evaluate(() => window.longestInteraction ?? 0)
}

declare global {
  interface Window {
    longestInteraction?: number
  }
}
