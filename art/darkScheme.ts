/**
 * Converts the colors of a drawing on light paper for the dark scheme, on the ground of the theme `ink`.
 * Computed in OKLab (Björn Ottosson 2020, https://bottosson.github.io/posts/oklab/), which is perceptually uniform.
 */

import { ink, paper } from "./palette"

type Lab = readonly [lightness: number, a: number, b: number]

/** The two ends of the gray scale of each scheme: the ground of a picture and its lines. */
const LIGHT = { ground: toLab(paper.ground), line: toLab(paper.line) }
const DARK = { ground: toLab(ink.ground), line: toLab(ink.line) }
/** The gray scale of the dark theme: blue up to `muted`, warm at its end. */
const DARK_GRAYS = [ink.ground, ink.faint, ink.muted, ink.line].map(toLab)
/** Exponent below 1: gives pale tints more contrast on the dark ground. Chosen by eye on hero.png. */
const LIFT = 0.85
/** Lightness of coral, which is the same in both schemes. */
const CORAL_LIGHTNESS = toLab(paper.spark)[0]
/** The indigo of each scheme, and how much deeper, grayer and redder the dark one is than the inverted light one. */
const INDIGO = { light: toLab(paper.accent), dark: toLab(ink.accent) }
const DEEPER = inverted(INDIGO.light[0]) - INDIGO.dark[0]
const GRAYER = chromaOf(INDIGO.dark) / chromaOf(INDIGO.light)
const REDDER = hueOf(INDIGO.dark) - hueOf(INDIGO.light)
/**
 * Distances from the hue of indigo, in radians. Hues nearer than the first are inverted; hues beyond the second stay
 * bright.
 */
const [NEAR, FAR] = [0.8, 1.4]
/** Chroma below which a color counts as gray (such as paper), and above which it counts as vivid instead of a tint. */
const [GRAY, VIVID] = [0.04, 0.11]

/**
 * Converts a drawing for the dark scheme: exchanges paper and ink, keeps hues and the order of ramps.
 * @param svg a document whose colors are all #rrggbb
 */
export function toDarkScheme(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}\b/gi, darkColor)
}

/**
 * Whether a drawing has a light ground and needs a version for the dark scheme.
 * @param svg a document from `svgDocument`, whose first fill is the ground
 */
export function isOnLightGround(svg: string): boolean {
  const ground = /fill="(#[0-9a-f]{6})"/i.exec(svg)?.[1]
  return ground !== undefined && toLab(ground)[0] > 0.5
}

/**
 * Converts one color for the dark scheme: inverts its lightness between the ends of the gray scale and keeps its hue.
 * Corals and mints stay bright.
 * @param color #rrggbb
 * @returns #rrggbb
 */
export function darkColor(color: string): string {
  const [lightness, a, b] = toLab(color)
  const [, paperA, paperB] = mixLab(LIGHT.ground, LIGHT.line, grayPosition(lightness))
  const own: Lab = [0, a - paperA, b - paperB]
  const chroma = chromaOf(own)
  const vivid = smoothStep(chroma / VIVID)
  const distance = Math.PI - Math.abs(Math.PI - Math.abs(hueOf(own) - hueOf(INDIGO.light)))
  const bright = smoothStep((distance - NEAR) / (FAR - NEAR))
  const target = inverted(lightness) - DEEPER * vivid * (1 - bright)
  // A tint is a dark gray plus the color's own tone. A vivid color keeps its hue or shifts like indigo.
  const [, grayA, grayB] = darkGray(inverted(lightness))
  const tone = smoothStep(chroma / GRAY)
  const tint: Lab = [0, grayA + own[1] * tone, grayB + own[2] * tone]
  const [, toneA, toneB] = mixLab(tint, mixLab(shiftedLikeIndigo(a, b), [0, a, b], bright), vivid)
  return toGamut([target + (brightened(lightness) - target) * vivid * bright, toneA, toneB])
}

/** Returns the position of a lightness between the ground (0) and the lines (1) of a light picture. */
function grayPosition(lightness: number): number {
  return (LIGHT.ground[0] - lightness) / (LIGHT.ground[0] - LIGHT.line[0])
}

/** Returns the lightness in the dark scheme for a lightness in the light scheme. */
function inverted(lightness: number): number {
  const t = grayPosition(lightness)
  return mixLab(DARK.ground, DARK.line, Math.sign(t) * Math.abs(t) ** LIFT)[0]
}

/** Returns the gray of the dark theme that has a lightness. */
function darkGray(lightness: number): Lab {
  const above = DARK_GRAYS.findIndex((gray) => gray[0] >= lightness)
  const [from, to] = [DARK_GRAYS[above - 1], DARK_GRAYS[above]]
  if (!from || !to) return above < 0 ? DARK.line : DARK.ground
  return mixLab(from, to, (lightness - from[0]) / (to[0] - from[0]))
}

/**
 * Returns the dark lightness of a bright color: rising from the ground to coral, then slightly lighter for darker
 * colors.
 */
function brightened(lightness: number): number {
  if (lightness < CORAL_LIGHTNESS) return CORAL_LIGHTNESS + (CORAL_LIGHTNESS - lightness) / 4
  const t = (LIGHT.ground[0] - lightness) / (LIGHT.ground[0] - CORAL_LIGHTNESS)
  return DARK.ground[0] + t * (CORAL_LIGHTNESS - DARK.ground[0])
}

/** Converts a color to #rrggbb. Reduces its chroma until sRGB can show it. */
function toGamut([lightness, a, b]: Lab): string {
  for (let factor = 1; factor > 0; factor -= 0.02) {
    const rgb = toRgb([lightness, a * factor, b * factor])
    if (rgb.every((v) => v >= -0.5 && v <= 255.5)) return toHex(rgb)
  }
  return toHex(toRgb([lightness, 0, 0]))
}

function mixLab(from: Lab, to: Lab, t: number): Lab {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]
}

/** Shifts a tone in hue and chroma like indigo from the light to the dark scheme. */
function shiftedLikeIndigo(a: number, b: number): Lab {
  const [sin, cos] = [Math.sin(REDDER), Math.cos(REDDER)]
  return [0, (a * cos - b * sin) * GRAYER, (a * sin + b * cos) * GRAYER]
}

function chromaOf(lab: Lab): number {
  return Math.hypot(lab[1], lab[2])
}

function hueOf(lab: Lab): number {
  return Math.atan2(lab[2], lab[1])
}

function smoothStep(x: number): number {
  const t = Math.min(1, Math.max(0, x))
  return t * t * (3 - 2 * t)
}

function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Returns red, green and blue from 0 to 255, outside that range for colors beyond sRGB. */
function toRgb([lightness, a, b]: Lab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((v) => 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055))
}

function toHex(rgb: readonly number[]): string {
  const pair = (v: number) =>
    Math.min(255, Math.max(0, Math.round(v)))
      .toString(16)
      .padStart(2, "0")
  return `#${rgb.map(pair).join("")}`
}
