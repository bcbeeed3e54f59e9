/** Runs the journeys in each engine, and reports each with one line. */
import { setTimeout } from "node:timers/promises"
import type { Count } from "../lib/stages"
import type { Browser, Engine } from "./browser"
import { Visitor } from "./visitor"

/** What a visitor does on the site, in any engine. */
export interface Journey {
  /** Statement of the behavior. */
  title: string
  /** @throws Error that says what is missing */
  run: (visitor: Visitor) => Promise<void>
}

/** Milliseconds after which a journey fails. It usually takes less than 10 s. */
const limit = 300_000

/** CSS pixels of the window at the start of a journey. */
const window = { width: 1440, height: 900 }

/**
 * Runs all journeys, each in a new browser.
 * @param url origin of the site
 * @param isEachRequired a missing engine is a failure. Otherwise it is skipped, but at least one has to be installed.
 * @param print receives the report
 */
export async function runJourneys(
  engines: readonly Engine[],
  journeys: readonly Journey[],
  url: string,
  isEachRequired: boolean,
  print: (line: string) => void,
): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 }
  const installed = engines.filter((engine) => {
    const missing = engine.missing()
    if (missing) print(`${engine.name}: not installed. ${missing}`)
    return !missing
  })
  if (isEachRequired) count.failed = engines.length - installed.length
  else if (installed.length === 0) count.failed = 1
  for (const engine of installed)
    for (const journey of journeys) {
      const start = performance.now()
      const { version, failure } = await runJourney(engine, journey, url)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      print(`${version}: ${failure === undefined ? "pass" : "FAIL"}  ${journey.title} (${seconds} s)`)
      if (failure !== undefined) print(`  ${failure}`)
      count[failure === undefined ? "passed" : "failed"] += 1
    }
  return count
}

async function runJourney(
  engine: Engine,
  { run }: Journey,
  url: string,
): Promise<{ version: string; failure: string | undefined }> {
  let browser: Browser | undefined
  let failure: string | undefined
  try {
    browser = await engine.start()
    const visitor = new Visitor(browser, url)
    const travel = async () => {
      await visitor.resize(window.width, window.height)
      await run(visitor)
      const errors = await visitor.errors()
      if (errors.length > 0) throw new Error(`The page has errors: ${errors.join("; ")}`)
    }
    const isLate = await Promise.race([travel(), setTimeout(limit, true, { ref: false })])
    if (isLate) throw new Error(`The journey did not end within ${limit / 1000} s.`)
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error)
  } finally {
    await browser?.close()
  }
  return { version: browser?.version ?? engine.name, failure }
}
