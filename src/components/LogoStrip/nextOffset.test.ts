import fc from "fast-check"
import { nextOffset } from "./nextOffset"

const width = fc.double({ min: 1, max: 10_000, noNaN: true })
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const frame = fc.double({ min: 0, max: 50, noNaN: true })

/** Returns the distance on a loop, whose end is its start. */
const distance = (a: number, b: number, loop: number) => Math.min(Math.abs(a - b), loop - Math.abs(a - b))

describe("nextOffset", () => {
  it("moves 0.5 px a frame at 60 Hz, and as far in a second at other refresh rates", () => {
    expect(nextOffset(0, 1000 / 60, 500)).toBeCloseTo(0.5)
    for (const rate of [60, 120, 144]) {
      let offset = 0
      for (let count = 0; count < rate; count += 1) offset = nextOffset(offset, 1000 / rate, 500)
      expect(offset).toBeCloseTo(30)
    }
  })

  it("starts again at the end of the loop", () => {
    expect(nextOffset(499.75, 1000 / 60, 500)).toBeCloseTo(0.25)
  })

  it("does not jump after a long pause", () => {
    expect(nextOffset(10, 60_000, 500)).toBeCloseTo(13)
  })

  it("is 0 if the loop has no width", () => {
    expect(nextOffset(10, 16, 0)).toBe(0)
  })

  it("stays within the loop for any offset, time and width", () => {
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

  it("moves as far in two frames as in one of the same length, and not at all in none", () => {
    fc.assert(
      fc.property(width, share, frame, frame, (loop, part, first, second) => {
        const start = loop * part
        const inTwo = nextOffset(nextOffset(start, first, loop), second, loop)
        expect(distance(inTwo, nextOffset(start, first + second, loop), loop)).toBeLessThan(1e-6)
        expect(nextOffset(start, 0, loop)).toBe(start % loop)
      }),
    )
  })
})
