import { isOnLightGround, darkColor, toDarkScheme } from "./darkScheme"
import { CORAL, INK, PAPER, RAMP_EMBER, RAMP_LIGHT, ink, paper } from "./palette"

/** Returns the relative luminance of #rrggbb (WCAG 2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe("a drawing for the dark scheme", () => {
  it("has the ground, lines and indigo of the dark theme, and the same coral", () => {
    expect(darkColor(PAPER)).toBe(ink.ground.toLowerCase())
    expect(darkColor(INK)).toBe(ink.line.toLowerCase())
    expect(darkColor(paper.accent)).toBe(ink.accent.toLowerCase())
    expect(darkColor(CORAL)).toBe(CORAL.toLowerCase())
  })

  it.each([
    ["light to deep indigo", RAMP_LIGHT],
    ["plate to coral", RAMP_EMBER.slice(0, 4)],
  ])("keeps the order of a ramp: %s", (_, ramp) => {
    const light = ramp.map(luminance)
    const dark = ramp.map((color) => luminance(darkColor(color)))
    expect(light).toEqual([...light].sort((a, b) => b - a))
    expect(dark).toEqual([...dark].sort((a, b) => a - b))
  })

  it.each([paper.line, paper.muted, paper.accent, paper.spark, paper.mint, "#c2410c"])(
    "has enough contrast: %s",
    (color) => {
      // WCAG 2.2, 1.4.11: 3:1 for the parts that are needed to understand a picture.
      const contrast = (luminance(darkColor(color)) + 0.05) / (luminance(darkColor(PAPER)) + 0.05)
      expect(contrast).toBeGreaterThan(3)
    },
  )

  it("changes every color of the document and nothing else", () => {
    const svg = `<rect id="r" fill="${PAPER}"/><g clip-path="url(#r)"><path stroke="${INK}"/></g>`
    expect(toDarkScheme(svg)).toBe(
      `<rect id="r" fill="${darkColor(PAPER)}"/><g clip-path="url(#r)"><path stroke="${darkColor(INK)}"/></g>`,
    )
  })
})

it.each([
  [PAPER, true],
  [INK, false],
])("detects a light ground: %s", (ground, isLight) => {
  expect(isOnLightGround(`<svg><rect fill="${ground}"/><rect fill="${isLight ? INK : PAPER}"/></svg>`)).toBe(isLight)
})
