import type { Browser, Engine } from "./engine"
import { runJourneys, type Journey } from "./runJourneys"

const lines: string[] = []
const close = jest.fn(() => Promise.resolve())

/** An engine whose pages have these errors. Every page has the width of the window, and no other state. */
const engineWith = (...pageErrors: string[]): Engine => ({
  name: "Engine",
  start: () => Promise.resolve(browserWith(pageErrors)),
})

function browserWith(pageErrors: readonly string[]): Browser {
  let width: unknown
  const send: Browser["send"] = (command, parameters) => {
    if (command === "SetWindowRect") width = parameters.width
    return Promise.resolve(String(parameters.script).includes("collectedErrors") ? pageErrors : width)
  }
  return { send, close }
}

const passing: Journey = { title: "arrives", run: () => Promise.resolve() }
const failing: Journey = { title: "gets lost", run: () => Promise.reject(new Error("No link is visible")) }

const run = (engine: Engine, ...journeys: Journey[]) => {
  const print = (line: string) => lines.push(line.replace(/\d+\.\d s/, "0.0 s"))
  return runJourneys(
    journeys.map((journey) => ({ engine, journey })),
    "http://127.0.0.1",
    print,
  )
}

beforeEach(() => lines.splice(0))

it("reports each journey in its own browser with one line, and a failed one with its reason", async () => {
  expect(await run(engineWith(), failing, passing)).toEqual({ passed: 1, failed: 1 })
  expect(lines).toEqual(["Engine: FAIL  gets lost (0.0 s)", "  No link is visible", "Engine: pass  arrives (0.0 s)"])
  expect(close).toHaveBeenCalledTimes(2)
})

it("fails a journey whose page has an error", async () => {
  expect(await run(engineWith("uncaught: x is undefined"), passing)).toEqual({ passed: 0, failed: 1 })
  expect(lines[1]).toBe("  The page has errors: uncaught: x is undefined")
})

it("fails a journey whose browser does not start", async () => {
  const broken: Engine = { name: "Other", start: () => Promise.reject(new Error("Install it.")) }
  expect(await run(broken, passing)).toEqual({ passed: 0, failed: 1 })
  expect(lines).toEqual(["Other: FAIL  arrives (0.0 s)", "  Install it."])
})
