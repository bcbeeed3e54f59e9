/**
 * The colors of a drawing by night: a picture on paper becomes the same picture on the dark ground of `ink`.
 * Computed in OKLab (Björn Ottosson 2020, https://bottosson.github.io/posts/oklab/), where equal steps look equal.
 */

import { ink, paper } from "./palette"

type Lab = readonly [lightness: number, a: number, b: number]

/** The line of grays that everything is measured from: from the ground of a picture to its lines. */
const DAY = { ground: toLab(paper.ground), line: toLab(paper.line) }
const NIGHT = { ground: toLab(ink.ground), line: toLab(ink.line) }
/** The grays of the dark theme are blue up to the muted one, and warm at their end. */
const NIGHT_GRAYS = [ink.ground, ink.faint, ink.muted, ink.line].map(toLab)
/** Below 1: pale tints differ more from the dark ground than from paper, as the eye sees less there. By eye, on hero.png. */
const LIFT = 0.85
/** Lightness of coral, which is bright on both grounds and stays as it is. */
const BRIGHT = toLab(paper.spark)[0]
/** Indigo by day and the one that is drawn with on ink: how much deeper, grayer and redder it is than the turned one. */
const INDIGO = { day: toLab(paper.accent), night: toLab(ink.accent) }
const DEEPER = turned(INDIGO.day[0]) - INDIGO.night[0]
const GRAYER = chromaOf(INDIGO.night) / chromaOf(INDIGO.day)
const REDDER = hueOf(INDIGO.night) - hueOf(INDIGO.day)
/** Hues within the first distance of indigo (radians) turn round as it does; those beyond the second are kept bright. */
const [NEAR, FAR] = [0.8, 1.4]
/** Chroma up to which a color is a gray, such as the warmth of paper, and from which it is a color and no tint. */
const [GRAY, VIVID] = [0.04, 0.11]

/**
 * Turns a drawing on light paper into the one for the dark scheme.
 * @param svg a document whose colors are all of the form #rrggbb
 * @returns the same document: paper has become ink and ink paper, colors keep their hue, ramps their order
 */
export function nightOf(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}\b/gi, nightColor)
}

/**
 * Whether a drawing stands on a light ground, that is, whether it needs another one for the dark scheme.
 * @param svg a document as `document` writes it, with its ground first
 */
export function isOnLightGround(svg: string): boolean {
  const ground = /fill="(#[0-9a-f]{6})"/i.exec(svg)?.[1]
  return ground !== undefined && toLab(ground)[0] > 0.5
}

/**
 * One color by night.
 * @param day #rrggbb
 * @returns #rrggbb: lightness turned round between the two ends of the grays, hue kept, and corals and mints kept bright
 */
export function nightColor(day: string): string {
  const [lightness, a, b] = toLab(day)
  const [, dayA, dayB] = between(DAY.ground, DAY.line, grayness(lightness))
  const own: Lab = [0, a - dayA, b - dayB]
  const chroma = chromaOf(own)
  const vivid = smoothStep(chroma / VIVID)
  const distance = Math.PI - Math.abs(Math.PI - Math.abs(hueOf(own) - hueOf(INDIGO.day)))
  const bright = smoothStep((distance - NEAR) / (FAR - NEAR))
  const target = turned(lightness) - DEEPER * vivid * (1 - bright)
  // A tint is the gray of the night and the color's own tone; a vivid color keeps its hue, or follows indigo.
  const [, grayA, grayB] = nightGray(turned(lightness))
  const tone = smoothStep(chroma / GRAY)
  const tint: Lab = [0, grayA + own[1] * tone, grayB + own[2] * tone]
  const [, toneA, toneB] = between(tint, between(asIndigo(a, b), [0, a, b], bright), vivid)
  return onScreen([target + (brightened(lightness) - target) * vivid * bright, toneA, toneB])
}

/** Place of a lightness between the ground (0) and the lines (1) of a picture on paper. */
function grayness(lightness: number): number {
  return (DAY.ground[0] - lightness) / (DAY.ground[0] - DAY.line[0])
}

function turned(lightness: number): number {
  const t = grayness(lightness)
  return between(NIGHT.ground, NIGHT.line, Math.sign(t) * Math.abs(t) ** LIFT)[0]
}

function nightGray(lightness: number): Lab {
  const above = NIGHT_GRAYS.findIndex((gray) => gray[0] >= lightness)
  const [from, to] = [NIGHT_GRAYS[above - 1], NIGHT_GRAYS[above]]
  if (!from || !to) return above < 0 ? NIGHT.line : NIGHT.ground
  return between(from, to, (lightness - from[0]) / (to[0] - from[0]))
}

/** From the ground up to coral as it is, and from there on a little lighter for what is darker by day. */
function brightened(lightness: number): number {
  if (lightness < BRIGHT) return BRIGHT + (BRIGHT - lightness) / 4
  const t = (DAY.ground[0] - lightness) / (DAY.ground[0] - BRIGHT)
  return NIGHT.ground[0] + t * (BRIGHT - NIGHT.ground[0])
}

/** The color, as vivid as a screen can show it. */
function onScreen([lightness, a, b]: Lab): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const rgb = toRgb([lightness, a * share, b * share])
    if (rgb.every((v) => v >= -0.5 && v <= 255.5)) return toHex(rgb)
  }
  return toHex(toRgb([lightness, 0, 0]))
}

function between(from: Lab, to: Lab, t: number): Lab {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]
}

/** The tone turned and grayed as indigo is from day to night. */
function asIndigo(a: number, b: number): Lab {
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

/** Red, green and blue of 0 to 255; beyond it where no screen can show the color. */
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
