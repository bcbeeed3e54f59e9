import fc from "fast-check"
import { nextCount } from "./useCountUp"

const whole = (least: number) => fc.integer({ min: least, max: 100_000 })

/** Returns all counts from 0 to the target. */
function countUp(step: number, target: number): number[] {
  const shown = [0]
  for (let now = 0; now < target && shown.length < 1_000_000; shown.push(now)) now = nextCount(now, step, target)
  return shown
}

describe("nextCount", () => {
  it("counts from 0 to 200 in steps of 20", () => {
    expect(countUp(20, 200)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200])
  })

  it("rises with every tick and reaches the target in the fewest ticks", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 50_000 }), (step, target) => {
        const shown = countUp(step, target)
        expect(shown.at(-1)).toBe(target)
        expect(shown).toHaveLength(Math.ceil(target / step) + 1)
        expect(shown.every((value, index) => index === 0 || value > (shown[index - 1] ?? 0))).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it("returns the target if the step is not positive", () => {
    fc.assert(
      fc.property(whole(0), whole(0), whole(0), (current, step, target) => {
        expect(nextCount(current, -step, target)).toBe(target)
      }),
    )
  })
})
