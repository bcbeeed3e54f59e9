/** Runs the journeys in each engine, and reports each with one line. */
import { setTimeout } from "node:timers/promises"
import type { Count } from "../lib/stages"
import type { Engine } from "./engine"
import { Visitor } from "./visitor"

/** What a visitor does on the site, in any engine. */
export interface Journey {
  /** Statement of the behavior. */
  title: string
  /** @throws Error that says what is missing */
  run: (visitor: Visitor) => Promise<void>
}

/** A journey in an engine. */
interface Run {
  engine: Engine
  journey: Journey
}

/** Milliseconds after which a journey fails. It usually takes less than 10 s. */
const limit = 300_000

/**
 * Runs journeys, each in a new browser.
 * @param url origin of the site
 * @param print receives a line for each journey, and the reason if it fails
 */
export async function runJourneys(runs: readonly Run[], url: string, print: (line: string) => void): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 }
  for (const { engine, journey } of runs) {
    const start = performance.now()
    const failure = await runJourney(engine, journey, url)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    print(`${engine.name}: ${failure ? "FAIL" : "pass"}  ${journey.title} (${seconds} s)`)
    if (failure) print(`  ${failure.message}`)
    count[failure ? "failed" : "passed"] += 1
  }
  return count
}

async function runJourney(engine: Engine, { run }: Journey, url: string): Promise<Error | undefined> {
  let close = () => Promise.resolve()
  const travel = async () => {
    const browser = await engine.start()
    close = browser.close
    const visitor = new Visitor(browser, url)
    await visitor.resize(1440, 900)
    await run(visitor)
    const errors = await visitor.errors()
    if (errors.length > 0) throw new Error(`The page has errors: ${errors.join("; ")}`)
  }
  const late = setTimeout(limit, new Error(`The journey did not end within ${limit / 1000} s.`), { ref: false })
  const failure = await Promise.race([travel().catch((error: Error) => error), late])
  await close()
  return failure ?? undefined
}
