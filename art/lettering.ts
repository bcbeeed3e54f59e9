/**
 * Words in pictures, as outlines of the house's display face, so that no renderer has to know the font.
 * The text face is there as a variable WOFF2 only, of which fontkit gives the lightest cut alone.
 */

import { openSync } from "fontkit"
import { displayFont } from "../gatsby/displayFont"
import { type Point, n } from "./svg"

const FONTS = { 400: openSync(displayFont(400)), 600: openSync(displayFont(600)), 700: openSync(displayFont(700)) }
export type Weight = keyof typeof FONTS

/** A line of text as one outline in font units, y upwards from its baseline. */
export interface Outline {
  d: string
  /** Where ink begins and ends, without the room that the font leaves at the sides. */
  left: number
  right: number
  capHeight: number
  unitsPerEm: number
}

/**
 * @param text one line, of letters that the face has
 * @throws Error where it lacks one
 */
export function outline(text: string, weight: Weight): Outline {
  const font = FONTS[weight]
  const missing = [...text].find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  if (missing) throw new Error(`The display face has no "${missing}", which a picture wants to write.`)
  const { glyphs, positions, bbox } = font.layout(text)
  let x = 0
  const d = glyphs
    .map((glyph, i) => {
      const at = positions[i]
      const placed = glyph.path.translate(x + (at?.xOffset ?? 0), at?.yOffset ?? 0).toSVG()
      x += at?.xAdvance ?? 0
      return placed
    })
    .join("")
  return { d, left: bbox.minX, right: bbox.maxX, capHeight: font.capHeight, unitsPerEm: font.unitsPerEm }
}

export interface LabelOptions {
  color: string
  /** Size of the type in units of the picture. Below 24 it would be under 11 px where 1200 units are shown in 560 px. */
  size?: number
  weight?: Weight
  /** Which end of the text stands at the point. */
  from?: "start" | "middle" | "end"
  /** Color of the ground, where the text stands over lines that have to give way. */
  halo?: string
}

/** A line of text with its baseline at a point. */
export function label(
  text: string,
  [x, y]: Point,
  { color, size = 30, weight = 600, from = "start", halo }: LabelOptions,
): string {
  const { d, left, right, unitsPerEm } = outline(text, weight)
  const scale = size / unitsPerEm
  const anchor = { start: left, middle: (left + right) / 2, end: right }[from]
  const place = `transform="translate(${n(x - anchor * scale)} ${n(y)}) scale(${scale} ${-scale})" d="${d}"`
  const clearing = halo
    ? `<path ${place} fill="${halo}" stroke="${halo}" stroke-width="${n(14 / scale)}" stroke-linejoin="round"/>`
    : ""
  return `${clearing}<path ${place} fill="${color}"/>`
}
