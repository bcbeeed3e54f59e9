import fc from "fast-check"
import { nextOffset } from "./nextOffset"

const width = fc.double({ min: 1, max: 10_000, noNaN: true })
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const frame = fc.double({ min: 0, max: 50, noNaN: true })

/** Distance on a loop: its end is its beginning. */
const apart = (a: number, b: number, loop: number) => Math.min(Math.abs(a - b), loop - Math.abs(a - b))

describe("nextOffset", () => {
  it("goes 0.5 px in a frame of 60 a second, and as far in a second at 120", () => {
    expect(nextOffset(0, 1000 / 60, 500)).toBeCloseTo(0.5)
    for (const rate of [60, 120, 144]) {
      let offset = 0
      for (let count = 0; count < rate; count += 1) offset = nextOffset(offset, 1000 / rate, 500)
      expect(offset).toBeCloseTo(30)
    }
  })

  it("begins anew where the loop ends", () => {
    expect(nextOffset(499.75, 1000 / 60, 500)).toBeCloseTo(0.25)
  })

  it("does not jump after a long pause", () => {
    expect(nextOffset(10, 60_000, 500)).toBeCloseTo(13)
  })

  it("stands at 0 where there is nothing to go", () => {
    expect(nextOffset(10, 16, 0)).toBe(0)
  })

  it("always stays within the loop, however the width has changed", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 10_000, noNaN: true }),
        fc.double({ noNaN: true }),
        width,
        (from, time, loop) => {
          const offset = nextOffset(from, time, loop)
          expect(offset).toBeGreaterThanOrEqual(0)
          expect(offset).toBeLessThan(loop)
        },
      ),
    )
  })

  it("gets equally far in two frames as in one of their length, and nowhere in none", () => {
    fc.assert(
      fc.property(width, share, frame, frame, (loop, part, first, second) => {
        const start = loop * part
        const inTwo = nextOffset(nextOffset(start, first, loop), second, loop)
        expect(apart(inTwo, nextOffset(start, first + second, loop), loop)).toBeLessThan(1e-6)
        expect(nextOffset(start, 0, loop)).toBe(start % loop)
      }),
    )
  })
})
