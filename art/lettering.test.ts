import { label, outline } from "./lettering"

/** Where the text is moved to, across. */
const across = (svg: string) => Number(/translate\(([\d.-]+) /.exec(svg)?.[1])

describe("words in pictures", () => {
  it("end, have their middle or begin at the point", () => {
    const { left, right, unitsPerEm } = outline("epoch", 600)
    const at = (from: "start" | "middle" | "end") =>
      across(label("epoch", [100, 50], { color: "#000000", size: 30, from }))
    const width = ((right - left) * 30) / unitsPerEm
    expect(at("start") - at("end")).toBeCloseTo(width, 1)
    expect(at("start") - at("middle")).toBeCloseTo(width / 2, 1)
    expect(at("start") + (left * 30) / unitsPerEm).toBeCloseTo(100, 1)
  })

  it("clear the lines below them where they are told to", () => {
    expect(label("error", [0, 0], { color: "#000000" }).match(/<path/g)).toHaveLength(1)
    expect(label("error", [0, 0], { color: "#000000", halo: "#ffffff" })).toMatch(/^<path[^>]*fill="#ffffff"/)
  })

  it("are refused where the face lacks a letter", () => {
    expect(() => outline("4 σ", 400)).toThrow('The display face has no "σ"')
  })
})
