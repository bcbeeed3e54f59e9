import { isWithinMargin } from "./observeIntersection"

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
})
