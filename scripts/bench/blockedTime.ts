/**
 * Measures how long loading a page blocks the main thread, as Total Blocking Time does (https://web.dev/articles/tbt), with two
 * differences. CPU time counts and not time on a clock, because other processes of a busy machine only change the latter. Tasks
 * before the first paint count too: the layout of a page is just before it in one run and just after it in another.
 */
import { chromium } from "@playwright/test"
import { launchOptions } from "../lib/browser"

/** As Lighthouse's mobile throttling. */
const cpuSlowdown = 4

/** In ms. */
const longestTask = 50

/** In ms after the load event. The page is hydrated after about 300 ms, and its idle tasks end within a second. */
const idleAfter = 3000

/** An event of a trace (https://chromium.googlesource.com/catapult: "Trace Event Format"). */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** CPU time in microseconds. */
  tdur?: number
  args?: { name?: string }
}

/**
 * Adds up what each task of the main thread takes over 50 ms.
 * @returns in ms, at a quarter of the CPU speed
 * @throws Error if the trace contains no task
 */
export function blockedTime(events: readonly TraceEvent[]): number {
  const thread = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(thread),
  )
  const tasks = events.filter((event) => event.name === "RunTask" && mainThreads.has(thread(event)))
  if (tasks.length === 0) throw new Error("The trace contains no task of the main thread.")
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur * cpuSlowdown) / 1000 - longestTask), 0)
}

/** Loads a page with an empty cache in a phone's window. @returns as {@link blockedTime} */
export async function measureBlockedTime(url: string): Promise<number> {
  const browser = await chromium.launch(launchOptions())
  try {
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
    await client.send("Tracing.start", {
      traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline"] },
    })
    await page.goto(url)
    await page.waitForTimeout(idleAfter)
    const complete = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve))
    await client.send("Tracing.end")
    await complete
    return blockedTime(events)
  } finally {
    await browser.close()
  }
}
