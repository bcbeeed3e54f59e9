/**
 * Text in pictures, as outlines of the display font, so that the SVG renderer needs no font.
 * The text font exists only as a variable WOFF2, from which fontkit reads only the lightest weight.
 */

import { openDisplayFont } from "../content-tools/displayFont"
import { type Point, formatNumber } from "./svg"

const FONTS = { 400: openDisplayFont(400), 600: openDisplayFont(600), 700: openDisplayFont(700) }
export type Weight = keyof typeof FONTS

/** A line of text as one outline in font units, with y upward from its baseline. */
export interface Outline {
  /** SVG path data. */
  d: string
  /** Left and right ends of the glyphs, without side bearings. */
  left: number
  right: number
  capHeight: number
  unitsPerEm: number
}

/**
 * Converts a line of text to an outline.
 * @param tracking space between letters in em
 * @throws Error for a character that the font does not have
 */
export function outline(text: string, weight: Weight, tracking = 0): Outline {
  const font = FONTS[weight]
  const missing = [...text].find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  if (missing) throw new Error(`The display font has no "${missing}". Use another character in the picture.`)
  const { glyphs, positions, bbox } = font.layout(text)
  const gap = tracking * font.unitsPerEm
  let x = 0
  const d = glyphs
    .map((glyph, i) => {
      const position = positions[i]
      const placed = glyph.path.translate(x + (position?.xOffset ?? 0), position?.yOffset ?? 0).toSVG()
      x += (position?.xAdvance ?? 0) + gap
      return placed
    })
    .join("")
  const right = bbox.maxX + gap * (glyphs.length - 1)
  return { d, left: bbox.minX, right, capHeight: font.capHeight, unitsPerEm: font.unitsPerEm }
}

export interface LabelOptions {
  color: string
  /** Font size in units of the picture. `minLetterSize` (phoneSize.ts) is its minimum. */
  size: number
  weight?: Weight
  /** Space between letters in em. Default: 0. */
  tracking?: number
  /** The part of the text that is at the point. */
  from?: "start" | "middle" | "end"
  /** Color of the ground, to clear the lines behind the text. */
  halo?: string
}

/** Draws a line of text with its baseline at a point. */
export function label(
  text: string,
  [x, y]: Point,
  { color, size, weight = 600, tracking = 0, from = "start", halo }: LabelOptions,
): string {
  const { d, left, right, unitsPerEm } = outline(text, weight, tracking)
  const scale = size / unitsPerEm
  const anchor = { start: left, middle: (left + right) / 2, end: right }[from]
  const place = `transform="translate(${formatNumber(x - anchor * scale)} ${formatNumber(y)}) scale(${scale} ${-scale})" d="${d}"`
  const background = halo
    ? `<path ${place} fill="${halo}" stroke="${halo}" stroke-width="${formatNumber(14 / scale)}" stroke-linejoin="round"/>`
    : ""
  return `${background}<path ${place} fill="${color}"/>`
}

/** Returns the font sizes of all texts of a drawing, in units of the picture. */
export function letterSizes(svg: string): number[] {
  const { unitsPerEm } = FONTS[400]
  return [...svg.matchAll(/ scale\(([\d.e-]+) -\1\)/g)].map(([, scale]) => Number(scale) * unitsPerEm)
}
