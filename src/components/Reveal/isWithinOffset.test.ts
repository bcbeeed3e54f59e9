import fc from "fast-check"
import { isWithinOffset } from "./isWithinOffset"

const pixels = fc.integer({ min: -5000, max: 5000 })
const size = fc.integer({ min: 0, max: 3000 })

describe("whether an element is near the viewport", () => {
  it.each([
    ["200 px below the viewport", { top: 1000, bottom: 1100 }, true],
    ["201 px below", { top: 1001, bottom: 1100 }, false],
    ["200 px above", { top: -300, bottom: -200 }, true],
    ["201 px above", { top: -300, bottom: -201 }, false],
    ["higher than the viewport and all around it", { top: -500, bottom: 2000 }, true],
  ])("%s", (_where, edges, isNear) => {
    expect(isWithinOffset(edges, 800, 200)).toBe(isNear)
  })

  it("holds for whatever is seen, and for a larger offset wherever it holds for a smaller one", () => {
    fc.assert(
      fc.property(pixels, size, size, size, size, (top, height, viewport, offset, more) => {
        const edges = { top, bottom: top + height }
        if (edges.bottom >= 0 && top <= viewport) expect(isWithinOffset(edges, viewport, offset)).toBe(true)
        if (isWithinOffset(edges, viewport, offset)) expect(isWithinOffset(edges, viewport, offset + more)).toBe(true)
      }),
    )
  })

  it("is the same from above and from below", () => {
    fc.assert(
      fc.property(pixels, size, size, size, (top, height, viewport, offset) => {
        const mirrored = { top: viewport - top - height, bottom: viewport - top }
        expect(isWithinOffset({ top, bottom: top + height }, viewport, offset)).toBe(
          isWithinOffset(mirrored, viewport, offset),
        )
      }),
    )
  })
})
