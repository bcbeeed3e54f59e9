import fc from "fast-check"
import { nextCount } from "./useCountUp"

/** Returns all counts from 0 to the target. */
function countUp(step: number, target: number): number[] {
  const counts = [0]
  for (let count = 0; count < target; counts.push(count)) count = nextCount(count, step, target)
  return counts
}

it("rises with every tick and reaches the target, also one that is not a multiple of the step, in the fewest ticks", () => {
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
  for (const step of [0, -20]) expect(nextCount(40, step, 200)).toBe(200)
})
