import { figures } from "./figures"
import { label, letterSizes } from "./lettering"
import { checkLettering, minLetterSize } from "./phoneSize"

/**
 * These take seconds to minutes to draw under Jest. `npm run generate -- art` checks them too, before it writes a
 * picture.
 */
const isSlow = (name: string) => /^(research\/|capstone\/|hero\.|heroes\/curriculum)/.test(name)

describe("text in pictures on a phone", () => {
  it("has the size that `label` was given", () => {
    const text = (size: number) => label("error", [0, 0], { color: "#000000", size })
    expect(letterSizes(text(42) + text(61.5))).toEqual([42, 61.5])
  })

  it("is at least 11 px in a window of 360 px", () => {
    const figure = { name: "features/plot.png", width: 1200 }
    const text = (size: number) => label("error", [0, 0], { color: "#000000", size, halo: "#ffffff" })
    expect(Math.ceil(minLetterSize(figure))).toBe(41)
    expect(() => checkLettering(figure, text(50) + text(41))).not.toThrow()
    expect(() => checkLettering(figure, text(50) + text(40))).toThrow(
      "features/plot.png has text of size 40, which a phone shows too small. Use at least 41.",
    )
  })

  it("has a known width on a phone for every figure", () => {
    for (const figure of figures) expect(() => minLetterSize(figure)).not.toThrow()
    expect(() => minLetterSize({ name: "new/plot.png", width: 1200 })).toThrow("Add its directory there")
  })

  it.each(figures.filter(({ name }) => !isSlow(name)))(
    "is large enough in $name",
    (figure) => {
      checkLettering(figure, figure.draw())
    },
    120_000,
  )
})
