/** @jest-environment node */
import { dotsPath } from "./dotsPath"

describe("dotsPath", () => {
  it("draws neighbors as one line, which ends one unit after the last dot", () => {
    expect(
      dotsPath(
        [8, 16, 24].map((x) => ({ x, y: 7 })),
        8,
      ),
    ).toBe("M8 7h17")
  })

  it("uses relative moves over gaps and to other rows", () => {
    const dots = [
      { x: 8, y: 7 },
      { x: 32, y: 7 },
      { x: 4, y: 14 },
    ]
    expect(dotsPath(dots, 8)).toBe("M8 7h1m23 0h1m-29 7h1")
  })

  it("returns an empty string if there are no dots", () => {
    expect(dotsPath([], 8)).toBe("")
  })
})
