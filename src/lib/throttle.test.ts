import fc from "fast-check"
import { throttle } from "./throttle"

beforeEach(() => jest.useFakeTimers())

describe("throttle", () => {
  it("never runs twice within the interval, and runs after the last call, at the end of the interval at the latest", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 1 }), (pauses) => {
        const runs: number[] = []
        const throttled = throttle(() => runs.push(Date.now()))
        let lastCall = 0
        for (const pause of pauses) {
          jest.advanceTimersByTime(pause)
          lastCall = Date.now()
          throttled()
        }
        jest.advanceTimersByTime(1000)
        const lastRun = runs.at(-1) ?? 0
        expect(lastRun).toBeGreaterThanOrEqual(lastCall)
        expect(lastRun).toBeLessThanOrEqual(lastCall + 30)
        expect(runs.every((at, index) => index === 0 || at - (runs[index - 1] ?? 0) >= 30)).toBe(true)
      }),
    )
  })

  it("runs once for one call", () => {
    const run = jest.fn()
    throttle(run)()
    expect(run).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1000)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
