import fc from "fast-check"
import { nextCount } from "./nextCount"

const whole = (least: number) => fc.integer({ min: least, max: 100_000 })

/** All numbers that a counter shows. */
function run(step: number, target: number): number[] {
  const shown = [0]
  for (let now = 0; now < target && shown.length < 1_000_000; shown.push(now)) now = nextCount(now, step, target)
  return shown
}

describe("what a counter shows", () => {
  it("goes from 0 to 200 in steps of 20", () => {
    expect(run(20, 200)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200])
  })

  it("rises with every tick, never beyond the target, and gets there in as many ticks as needed and no more", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 50_000 }), (step, target) => {
        const shown = run(step, target)
        expect(shown.at(-1)).toBe(target)
        expect(shown).toHaveLength(Math.ceil(target / step) + 1)
        expect(shown.every((value, index) => index === 0 || value > (shown[index - 1] ?? 0))).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it("ends at once where the step would never arrive", () => {
    fc.assert(
      fc.property(whole(0), whole(0), whole(0), (current, step, target) => {
        expect(nextCount(current, -step, target)).toBe(target)
      }),
    )
  })
})
