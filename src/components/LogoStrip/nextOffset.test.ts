import fc from "fast-check"
import { nextOffset } from "./nextOffset"

const loopWidths = fc.double({ min: 1, max: 10_000, noNaN: true })

describe("nextOffset", () => {
  it("moves 0.5 px per frame at 60 Hz, and 30 px per second at every refresh rate", () => {
    expect(nextOffset(0, 1000 / 60, 500)).toBeCloseTo(0.5)
    for (const rate of [60, 120, 144]) {
      let offset = 0
      for (let count = 0; count < rate; count += 1) offset = nextOffset(offset, 1000 / rate, 500)
      expect(offset).toBeCloseTo(30)
    }
  })

  it("continues at 0 after the end of the loop", () => {
    expect(nextOffset(499.75, 1000 / 60, 500)).toBeCloseTo(0.25)
  })

  it("moves only 3 px after a long pause, so that the marquee does not jump", () => {
    expect(nextOffset(10, 60_000, 500)).toBeCloseTo(13)
  })

  it("returns an offset within the loop for any offset, time and width", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 10_000, noNaN: true }),
        fc.double({ noNaN: true }),
        loopWidths,
        (previousOffset, elapsed, loopWidth) => {
          const offset = nextOffset(previousOffset, elapsed, loopWidth)
          expect(offset).toBeGreaterThanOrEqual(0)
          expect(offset).toBeLessThan(loopWidth)
        },
      ),
    )
  })
})
