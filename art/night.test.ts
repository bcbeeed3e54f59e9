import { isOnLightGround, nightColor, nightOf } from "./night"
import { CORAL, INK, PAPER, RAMP_EMBER, RAMP_LIGHT, ink, paper } from "./palette"

/** Relative luminance as WCAG 2 defines it, of #rrggbb. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe("a drawing by night", () => {
  it("stands on the ground of the dark theme, with its lines, its indigo, and coral as it is", () => {
    expect(nightColor(PAPER)).toBe(ink.ground.toLowerCase())
    expect(nightColor(INK)).toBe(ink.line.toLowerCase())
    expect(nightColor(paper.accent)).toBe(ink.accent.toLowerCase())
    expect(nightColor(CORAL)).toBe(CORAL.toLowerCase())
  })

  it.each([
    ["light to deep indigo", RAMP_LIGHT],
    ["plate to coral", RAMP_EMBER.slice(0, 4)],
  ])("keeps the order of a ramp: %s", (_, ramp) => {
    const byDay = ramp.map(luminance)
    const byNight = ramp.map((color) => luminance(nightColor(color)))
    expect(byDay).toEqual([...byDay].sort((a, b) => b - a))
    expect(byNight).toEqual([...byNight].sort((a, b) => a - b))
  })

  it.each([paper.line, paper.muted, paper.accent, paper.spark, paper.mint, "#c2410c"])("can be seen: %s", (color) => {
    // WCAG 2.2, 1.4.11: 3:1 for what a picture is understood by.
    const contrast = (luminance(nightColor(color)) + 0.05) / (luminance(nightColor(PAPER)) + 0.05)
    expect(contrast).toBeGreaterThan(3)
  })

  it("changes every color of the document and nothing else", () => {
    const svg = `<rect id="r" fill="${PAPER}"/><g clip-path="url(#r)"><path stroke="${INK}"/></g>`
    expect(nightOf(svg)).toBe(
      `<rect id="r" fill="${nightColor(PAPER)}"/><g clip-path="url(#r)"><path stroke="${nightColor(INK)}"/></g>`,
    )
  })
})

it.each([
  [PAPER, true],
  [INK, false],
])("knows a light ground from a dark one: %s", (ground, isLight) => {
  expect(isOnLightGround(`<svg><rect fill="${ground}"/><rect fill="${isLight ? INK : PAPER}"/></svg>`)).toBe(isLight)
})
