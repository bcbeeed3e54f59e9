import fc from "fast-check"
import { nextCount } from "./useCountUp"

const integersFrom = (min: number) => fc.integer({ min, max: 100_000 })

/** Returns all counts from 0 to the target. */
function countUp(step: number, target: number): number[] {
  const counts = [0]
  for (let count = 0; count < target && counts.length < 1_000_000; counts.push(count))
    count = nextCount(count, step, target)
  return counts
}

describe("nextCount", () => {
  it("counts from 0 to 200 in steps of 20", () => {
    expect(countUp(20, 200)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200])
  })

  it("rises with every tick and reaches the target in the fewest ticks", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 50_000 }), (step, target) => {
        const counts = countUp(step, target)
        expect(counts.at(-1)).toBe(target)
        expect(counts).toHaveLength(Math.ceil(target / step) + 1)
        expect(counts.every((count, index) => index === 0 || count > (counts[index - 1] ?? 0))).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it("returns the target if the step is not positive", () => {
    fc.assert(
      fc.property(integersFrom(0), integersFrom(0), integersFrom(0), (current, step, target) => {
        expect(nextCount(current, -step, target)).toBe(target)
      }),
    )
  })
})
