import { label, outline } from "./lettering"

/** Returns the horizontal translation of a text. */
const translateX = (svg: string) => Number(/translate\(([\d.-]+) /.exec(svg)?.[1])

describe("text in pictures", () => {
  it("has its start, middle or end at the point", () => {
    const { left, right, unitsPerEm } = outline("epoch", 600)
    const at = (from: "start" | "middle" | "end") =>
      translateX(label("epoch", [100, 50], { color: "#000000", size: 30, from }))
    const width = ((right - left) * 30) / unitsPerEm
    expect(at("start") - at("end")).toBeCloseTo(width, 1)
    expect(at("start") - at("middle")).toBeCloseTo(width / 2, 1)
    expect(at("start") + (left * 30) / unitsPerEm).toBeCloseTo(100, 1)
  })

  it("is wider by its tracking between each two letters", () => {
    const [plain, tracked] = [outline("abc", 600), outline("abc", 600, 0.1)]
    expect(tracked.right - plain.right).toBeCloseTo(2 * 0.1 * plain.unitsPerEm)
    expect(tracked.left).toBe(plain.left)
  })

  it("has a background only if a halo color is given", () => {
    expect(label("error", [0, 0], { color: "#000000", size: 30 }).match(/<path/g)).toHaveLength(1)
    expect(label("error", [0, 0], { color: "#000000", size: 30, halo: "#ffffff" })).toMatch(/^<path[^>]*fill="#ffffff"/)
  })

  it("throws for a character that the font does not have", () => {
    expect(() => outline("4 σ", 400)).toThrow('The display font has no "σ"')
  })
})
