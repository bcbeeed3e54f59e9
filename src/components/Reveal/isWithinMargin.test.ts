import fc from "fast-check"
import { isWithinMargin } from "./observeIntersection"

const pixels = fc.integer({ min: -5000, max: 5000 })
const size = fc.integer({ min: 0, max: 3000 })

describe("isWithinMargin", () => {
  it.each([
    [true, "200 px below the viewport", { top: 1000, bottom: 1100 }],
    [false, "201 px below the viewport", { top: 1001, bottom: 1100 }],
    [true, "200 px above the viewport", { top: -300, bottom: -200 }],
    [false, "201 px above the viewport", { top: -300, bottom: -201 }],
    [true, "that extends beyond both edges of the viewport", { top: -500, bottom: 2000 }],
  ])("with a margin of 200 px, returns %s for an element %s", (expected, _where, rect) => {
    expect(isWithinMargin(rect, 800, 200)).toBe(expected)
  })

  it("returns true for an element in the viewport, and still returns true if the margin is larger", () => {
    fc.assert(
      fc.property(pixels, size, size, size, size, (top, height, viewportHeight, margin, extraMargin) => {
        const rect = { top, bottom: top + height }
        if (rect.bottom >= 0 && top <= viewportHeight) expect(isWithinMargin(rect, viewportHeight, margin)).toBe(true)
        if (isWithinMargin(rect, viewportHeight, margin))
          expect(isWithinMargin(rect, viewportHeight, margin + extraMargin)).toBe(true)
      }),
    )
  })

  it("treats elements above and below the viewport in the same way", () => {
    fc.assert(
      fc.property(pixels, size, size, size, (top, height, viewportHeight, margin) => {
        const mirrored = { top: viewportHeight - top - height, bottom: viewportHeight - top }
        expect(isWithinMargin({ top, bottom: top + height }, viewportHeight, margin)).toBe(
          isWithinMargin(mirrored, viewportHeight, margin),
        )
      }),
    )
  })
})
