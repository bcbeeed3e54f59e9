import type { Browser, Engine } from "./browser"
import { runJourneys, type Journey } from "./runJourneys"

const lines: string[] = []
let closed = 0

/** An engine whose pages have these errors. Every page has the width of the window, and no other state. */
const engineWith = (pageErrors: readonly string[]): Engine => ({
  name: "Engine",
  missing: () => undefined,
  start: () => Promise.resolve(browserWith(pageErrors)),
})

function browserWith(pageErrors: readonly string[]): Browser {
  let width = 0
  return {
    version: "Engine 1",
    navigate: () => Promise.resolve(),
    evaluate: (expression) =>
      Promise.resolve(JSON.stringify({ value: expression.includes("collectedErrors") ? pageErrors : width })),
    performActions: () => Promise.resolve(),
    resize: (newWidth) => {
      width = newWidth
      return Promise.resolve()
    },
    close: () => {
      closed += 1
      return Promise.resolve()
    },
  }
}

const missingEngine: Engine = { ...engineWith([]), name: "Other", missing: () => "Install it: apt-get install other" }

const passing: Journey = { title: "arrives", run: () => Promise.resolve() }
const failing: Journey = { title: "gets lost", run: () => Promise.reject(new Error("No link is visible")) }

const run = (engines: readonly Engine[], journeys: readonly Journey[], isEachRequired = false) => {
  return runJourneys(engines, journeys, "http://127.0.0.1", isEachRequired, (line) =>
    lines.push(line.replace(/\d+\.\d s/, "0.0 s")),
  )
}

beforeEach(() => {
  lines.length = 0
  closed = 0
})

it("reports each journey in its own browser with one line, and a failed one with its reason", async () => {
  expect(await run([engineWith([])], [failing, passing])).toEqual({ passed: 1, failed: 1 })
  expect(lines).toEqual([
    "Engine 1: FAIL  gets lost (0.0 s)",
    "  No link is visible",
    "Engine 1: pass  arrives (0.0 s)",
  ])
  expect(closed).toBe(2)
})

it("fails a journey whose page has an error", async () => {
  expect(await run([engineWith(["uncaught: x is undefined"])], [passing])).toEqual({ passed: 0, failed: 1 })
  expect(lines[1]).toBe("  The page has errors: uncaught: x is undefined")
})

it("says what to install for a missing engine, runs the others, and fails if every engine or a required one is missing", async () => {
  expect(await run([missingEngine, engineWith([])], [passing])).toEqual({ passed: 1, failed: 0 })
  expect(lines[0]).toBe("Other: not installed. Install it: apt-get install other")
  expect(await run([missingEngine], [passing])).toEqual({ passed: 0, failed: 1 })
  expect(await run([missingEngine, engineWith([])], [passing], true)).toEqual({ passed: 1, failed: 1 })
})

it("fails all journeys of an engine that does not start", async () => {
  const broken: Engine = { ...engineWith([]), start: () => Promise.reject(new Error("firefox did not start.")) }
  expect(await run([broken], [passing])).toEqual({ passed: 0, failed: 1 })
  expect(lines).toEqual(["Engine: FAIL  arrives (0.0 s)", "  firefox did not start."])
})
