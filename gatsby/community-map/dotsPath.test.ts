/** @jest-environment node */
import { dotsPath } from "./dotsPath"

describe("dotsPath", () => {
  it("draws neighbors as one line, one unit longer than needed", () => {
    expect(
      dotsPath(
        [8, 16, 24].map((x) => ({ x, y: 7 })),
        8,
      ),
    ).toBe("M8 7h17")
  })

  it("moves relatively over gaps and to other rows", () => {
    const dots = [
      { x: 8, y: 7 },
      { x: 32, y: 7 },
      { x: 4, y: 14 },
    ]
    expect(dotsPath(dots, 8)).toBe("M8 7h1m23 0h1m-29 7h1")
  })

  it("is empty without dots", () => {
    expect(dotsPath([], 8)).toBe("")
  })
})
