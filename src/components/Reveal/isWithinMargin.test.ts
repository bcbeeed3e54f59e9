import fc from "fast-check"
import { isWithinMargin } from "./observeIntersection"

const pixels = fc.integer({ min: -5000, max: 5000 })
const size = fc.integer({ min: 0, max: 3000 })

describe("isWithinMargin", () => {
  it.each([
    ["200 px below the viewport", { top: 1000, bottom: 1100 }, true],
    ["201 px below", { top: 1001, bottom: 1100 }, false],
    ["200 px above", { top: -300, bottom: -200 }, true],
    ["201 px above", { top: -300, bottom: -201 }, false],
    ["taller than the viewport and around it", { top: -500, bottom: 2000 }, true],
  ])("%s", (_where, rect, expected) => {
    expect(isWithinMargin(rect, 800, 200)).toBe(expected)
  })

  it("is true for an element in the viewport, and for a larger margin wherever it is for a smaller one", () => {
    fc.assert(
      fc.property(pixels, size, size, size, size, (top, height, viewport, margin, more) => {
        const rect = { top, bottom: top + height }
        if (rect.bottom >= 0 && top <= viewport) expect(isWithinMargin(rect, viewport, margin)).toBe(true)
        if (isWithinMargin(rect, viewport, margin)) expect(isWithinMargin(rect, viewport, margin + more)).toBe(true)
      }),
    )
  })

  it("is the same above and below", () => {
    fc.assert(
      fc.property(pixels, size, size, size, (top, height, viewport, margin) => {
        const mirrored = { top: viewport - top - height, bottom: viewport - top }
        expect(isWithinMargin({ top, bottom: top + height }, viewport, margin)).toBe(
          isWithinMargin(mirrored, viewport, margin),
        )
      }),
    )
  })
})
