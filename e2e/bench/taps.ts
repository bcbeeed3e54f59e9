/**
 * `npm run bench -- taps`: builds the site, taps every control of every page of `content/` as on a slow phone, and
 * prints the longest event of a tap in milliseconds, until the next frame is shown (Event Timing API). Other programs
 * lengthen it, so the machine should be idle. Exits with 1 if a goal is missed.
 */
import { setTimeout as wait } from "node:timers/promises"
import { chromium, type Browser, type ElementHandle, type Page } from "@playwright/test"
import { allPages, scrollThroughPage, stubOtherOrigins } from "../any-content/allPages"
import { launchOptions } from "../support/browser"
import { waitForHydration } from "../support/clock"
import { openPopup, popup } from "../support/newsletter"
import { buildSites } from "../sites/buildSites"
import { ensureBrowser } from "../support/ensureBrowser"
import { createSteps } from "../../processes/steps"
import { serveSite } from "../sites/serveSite"

/** Milliseconds. People see a shorter delay as none. */
const goal = 100
/** How much slower than this machine a phone is: the factor of Lighthouse. */
const slowdown = 4
/** Each page is opened this many times. The result of a control is the median. */
const rounds = 5
/** Milliseconds for which a finger touches the screen. */
const touchTime = 60
/** Milliseconds from a tap until the browser has reported its events. */
const reportTime = 500

/** The controls of a page: not its links, which open another page. */
const controls = "button, summary"

/** The longest event of a tap on each control, by its place and name, in each round. */
type Results = Map<string, number[]>

interface Sample {
  path: string
  /** Measures the popup instead of the page. */
  hasPopup?: boolean
  prepare?: (page: Page) => Promise<void>
}

const samples: readonly Sample[] = [...allPages, { path: "/", hasPopup: true }]

async function measureOnce(browser: Browser, origin: string, sample: Sample, results: Results): Promise<void> {
  const subscribed = { origin, localStorage: [{ name: "blast_subscribed", value: "true" }] }
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: { cookies: [], origins: sample.hasPopup ? [] : [subscribed] },
  })
  const page = await context.newPage()
  await stubOtherOrigins(page)
  await observeTaps(page)
  await sample.prepare?.(page)
  if (sample.hasPopup) await openPopup(page)
  else {
    await page.goto(sample.path)
    await waitForHydration(page)
    await scrollThroughPage(page)
    await page.waitForLoadState("networkidle")
  }
  const devTools = await context.newCDPSession(page)
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const tap = async (x: number, y: number) => {
    await devTools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
    await wait(touchTime)
    await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    await wait(reportTime)
  }
  const area = sample.hasPopup ? popup(page) : page.locator("body")
  // A control may show others, such as those of the live figure.
  for (;;) {
    const next = area.locator(controls).and(page.locator(":not([data-tapped])"))
    const found = await next.elementHandles()
    if (found.length === 0) break
    for (const control of found) await measureControl(page, control as ElementHandle<HTMLElement>, tap, results)
  }
  await context.close()
}

/** Taps a control twice, because many controls open and close something. */
async function measureControl(
  page: Page,
  control: ElementHandle<HTMLElement>,
  tap: (x: number, y: number) => Promise<void>,
  results: Results,
): Promise<void> {
  const name = await control.evaluate((element) => {
    element.dataset.tapped = "true"
    const place = element.closest("section[id], dialog, header, footer, main")
    const label = element.getAttribute("aria-label") ?? element.innerText.replace(/\s+/g, " ")
    return `${place?.id || (place?.tagName.toLowerCase() ?? "")}: ${label.slice(0, 50)}`
  })
  const durations: number[] = []
  for (let count = 0; count < 2; count += 1) {
    const point = await control.evaluate(async (element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert], :disabled")) return null
      element.scrollIntoView({ block: "center", behavior: "instant" })
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
      const { x, y, width, height } = element.getBoundingClientRect()
      window.tapDurations = []
      return { x: x + width / 2, y: y + Math.min(height / 2, 20) }
    })
    if (!point) break
    await tap(point.x, point.y)
    // The browser reports only events of 16 ms and more.
    durations.push(Math.max(0, ...(await page.evaluate(() => window.tapDurations))))
  }
  if (durations.length > 0) results.set(name, [...(results.get(name) ?? []), Math.max(...durations)])
}

/**
 * Collects the durations of the events of interactions (https://www.w3.org/TR/event-timing/). Call it before the page
 * is opened.
 */
function observeTaps(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.tapDurations = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) window.tapDurations.push(entry.duration)
    }).observe({ type: "event", durationThreshold: 16 })
  })
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

declare global {
  interface Window {
    tapDurations: number[]
  }
  // TypeScript 6 declares neither.
  interface PerformanceEventTiming {
    readonly interactionId: number
  }
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
}

export async function measureTaps(): Promise<void> {
  ensureBrowser()
  const steps = createSteps("bench", samples.length + 1)
  await buildSites(steps, ["content"])
  const site = await serveSite("content")
  const browser = await chromium.launch(launchOptions())

  let missed = 0
  for (const sample of samples) {
    const results: Results = new Map()
    await steps.run(sample.hasPopup ? "Popup" : sample.path, async () => {
      for (let round = 0; round < rounds; round += 1) await measureOnce(browser, site.url, sample, results)
    })
    for (const [name, durations] of results) {
      const duration = medianOf(durations)
      if (duration > goal) missed += 1
      console.log(`  ${duration > goal ? "MISS" : "pass"}  ${String(duration).padStart(4)} ms  ${name}`)
    }
  }
  console.log(missed === 0 ? "\nAll goals are met." : `\n${missed} controls need more than ${goal} ms.`)
  process.exit(missed === 0 ? 0 : 1)
}
