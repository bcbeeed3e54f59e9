/**
 * Measures how long loading a page blocks the main thread, as Total Blocking Time does (https://web.dev/articles/tbt), with two
 * differences. CPU time counts and not time on a clock, because other processes of a busy machine only change the latter. Tasks
 * before the first paint count too: the layout of a page is just before it in one run and just after it in another.
 */
import { chromium, type Browser } from "@playwright/test"
import { launchOptions } from "../lib/browser"

/** As Lighthouse's mobile throttling. */
const cpuSlowdown = 4

/** In ms. */
const longestTask = 50

/** In ms after the load event. The last task of the home page, after hydration, ends after 0.7 s. */
const idleAfter = 1500

/** An event of a trace (https://chromium.googlesource.com/catapult: "Trace Event Format"). */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** CPU time in microseconds. Absent in some events, and on systems that do not measure it. */
  tdur?: number
  args?: { name?: string }
}

/**
 * Adds up what each task of the main thread takes over 50 ms.
 * @returns in ms, at a quarter of the CPU speed
 * @throws Error if the trace contains no task with its CPU time
 */
export function blockedTime(events: readonly TraceEvent[]): number {
  const thread = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(thread),
  )
  const times = events
    .filter((event) => event.name === "RunTask" && mainThreads.has(thread(event)))
    .flatMap(({ tdur }) => tdur ?? [])
  if (times.length === 0) throw new Error("The trace contains no CPU time of a task of the main thread.")
  return times.reduce((sum, time) => sum + Math.max(0, (time * cpuSlowdown) / 1000 - longestTask), 0)
}

/**
 * Loads pages in turns, each with an empty cache in a phone's window.
 * @param loads of each page
 * @returns the blocked times of each page, in ms as {@link blockedTime}
 */
export async function measureBlockedTimes(urls: readonly string[], loads: number): Promise<number[][]> {
  const browser = await chromium.launch(launchOptions())
  const times: number[][] = urls.map(() => [])
  for (let load = 0; load < loads; load++)
    for (const [index, url] of urls.entries()) times[index]?.push(await measureLoad(browser, url))
  await browser.close()
  return times
}

async function measureLoad(browser: Browser, url: string): Promise<number> {
  // A new context, with its own cache.
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  })
  const client = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  // The cast: the protocol declares the events as objects of any kind.
  client.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await client.send("Tracing.start", { traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline"] } })
  await page.goto(url)
  await page.waitForTimeout(idleAfter)
  const complete = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve))
  await client.send("Tracing.end")
  await complete
  await page.close()
  return blockedTime(events)
}
