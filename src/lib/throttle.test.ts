import fc from "fast-check"
import { throttle } from "./throttle"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe("throttle", () => {
  it("runs only the last call within the interval, at the end of the interval", () => {
    const run = jest.fn()
    const throttled = throttle(run, 30)
    for (const value of [1, 2, 3]) throttled(value)
    jest.advanceTimersByTime(29)
    expect(run.mock.calls).toEqual([[1]])
    jest.advanceTimersByTime(1)
    expect(run.mock.calls).toEqual([[1], [3]])
    jest.advanceTimersByTime(1000)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it("never runs twice within the interval, and always runs the last call", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 1 }), (pauses) => {
        const runs: { at: number; value: number }[] = []
        const throttled = throttle((value: number) => runs.push({ at: Date.now(), value }), 30)
        pauses.forEach((pause, index) => {
          jest.advanceTimersByTime(pause)
          throttled(index)
        })
        jest.advanceTimersByTime(100)
        expect(runs.at(-1)?.value).toBe(pauses.length - 1)
        expect(runs.every(({ at }, index) => index === 0 || at - (runs[index - 1]?.at ?? 0) >= 30)).toBe(true)
      }),
    )
  })
})
