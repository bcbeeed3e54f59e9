/** Measures how long an applicant waits for the name, and a visitor for the hydrated home page, on a slow line and a slow phone. */
import { chromium } from "@playwright/test"
import { sampleLetterId, sampleLetterName } from "../../services/table/sampleApplicants"
import { launchOptions } from "../../e2e/support/browser"
import { median, type Figure } from "./compare"

/** Throughput in bytes per second and latency in ms of Chromium's network emulation. */
interface Line {
  name: string
  downloadThroughput: number
  latency: number
}

const slow3G: Line = { name: "slow 3G", downloadThroughput: 400_000 / 8, latency: 400 }
const slow4G: Line = { name: "slow 4G", downloadThroughput: 1_600_000 / 8, latency: 150 }

interface Goal {
  name: string
  path: string
  line: Line
  /** Milliseconds from the start of the navigation. */
  limit: number
  /** Runs in the page. Returns the time of the event, or 0 if it has not happened. */
  timeOf: (name: string) => number
}

const letter = `/letter/${sampleLetterId}/`
const lookupSent = () =>
  Math.round(
    performance.getEntriesByType("resource").find(({ name }) => name.includes("filterByFormula"))?.startTime ?? 0,
  )
const nameShown = (name: string) => (document.body?.innerText.includes(name) ? Math.round(performance.now()) : 0)
/** The first page view is sent once the page is hydrated. */
const hydrated = () => ("dataLayer" in window ? Math.round(performance.now()) : 0)

const goals: readonly Goal[] = [
  { name: "lookup sent", path: letter, line: slow3G, limit: 1_600, timeOf: lookupSent },
  { name: "name shown", path: letter, line: slow3G, limit: 4_700, timeOf: nameShown },
  { name: "name shown", path: letter, line: slow4G, limit: 2_000, timeOf: nameShown },
  { name: "home page hydrated", path: "/", line: slow3G, limit: 6_500, timeOf: hydrated },
]

/** Measures each goal `runs` times with an empty cache at a quarter of the CPU speed, and yields each result when it has it. */
export async function* measureSlowLine(url: string, runs: number): AsyncGenerator<Figure> {
  const browser = await chromium.launch(launchOptions())
  for (const { name, path, line, limit, timeOf } of goals) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true })
      const page = await context.newPage()
      const client = await context.newCDPSession(page)
      const { downloadThroughput, latency } = line
      await client.send("Network.enable")
      await client.send("Network.emulateNetworkConditions", {
        offline: false,
        latency,
        downloadThroughput,
        uploadThroughput: downloadThroughput,
      })
      await client.send("Emulation.setCPUThrottlingRate", { rate: 4 })
      await page.goto(url + path, { waitUntil: "commit" })
      const time = await page.waitForFunction(timeOf, sampleLetterName, { timeout: 60_000, polling: "raf" })
      times.push(await time.jsonValue())
      await context.close()
    }
    const time = median(times)
    yield { text: `${name}, ${line.name}: ${time} ms (budget ${limit} ms)`, isMet: time <= limit }
  }
  await browser.close()
}
