/** Word marks of the sample universities: a device and the short name in one color, on a transparent ground. */

import { label, outline, type Weight } from "./lettering"
import { ink, paper } from "./palette"
import { area, type Figure, formatNumber, line, path, ring } from "./svg"

const [WIDTH, HEIGHT] = [448, 144]
/** Side of the square in which a device is drawn. */
const DEVICE = 96
const STROKE = 7
/** Space between the device and the name, and between the capitals of two lines. */
const GAP = 20

/** Draws a device in a square of `DEVICE` units. */
type Device = (color: string) => string

/** North star. */
const star: Device = (color) => area("M48 0Q52 44 96 48Q52 52 48 96Q44 52 0 48Q44 44 48 0Z", color)

/** Bay with waves. */
const bay: Device = (color) =>
  path("M2 22H94M8 22A40 40 0 0 0 88 22M26 22A22 22 0 0 0 70 22", { stroke: color, width: STROKE }) +
  path("M30 84Q39 76 48 84T66 84", { stroke: color, width: STROKE })

/** Ridge cut out of a square. */
const ridge: Device = (color) => area("M0 0H96V96H0ZM10 78L36 26L52 54L64 38L86 78Z", color)

/** Quill. */
const quill: Device = (color) =>
  path("M28 76C12 40 46 10 92 4C90 48 62 84 28 76Z", { stroke: color, width: STROKE }) +
  line([6, 94], [64, 36], { stroke: color, width: STROKE })

/** Arcade. */
const arcade: Device = (color) =>
  path("M4 92V40A15 15 0 0 1 34 40V92M34 40A15 15 0 0 1 64 40V92M64 40A14 14 0 0 1 92 40V92", {
    stroke: color,
    width: STROKE,
  }) + line([4, 8], [92, 8], { stroke: color, width: STROKE })

/** Snow crystal. */
const crystal: Device = (color) =>
  [0, 60, 120, 180, 240, 300]
    .map(
      (angle) =>
        `<g transform="rotate(${angle} 48 48)">${path("M48 48V4M48 24L36 13M48 24L60 13", { stroke: color, width: STROKE })}</g>`,
    )
    .join("")

/** Bird in flight. */
const bird: Device = (color) => area("M0 26Q34 20 48 48Q62 20 96 26Q64 34 48 78Q32 34 0 26Z", color)

/** Compass that points east. */
const compass: Device = (color) =>
  ring([48, 48], 43, { stroke: color, width: STROKE }) + area("M80 48L36 64L46 48L36 32Z", color)

/** Drop with a bubble. */
const drop: Device = (color) =>
  area("M48 0C72 34 84 48 84 62A36 36 0 0 1 12 62C12 48 24 34 48 0ZM56 54A12 12 0 1 0 56 78A12 12 0 1 0 56 54Z", color)

/** Two orbits. */
const orbits: Device = (color) =>
  [-35, 35]
    .map(
      (angle) =>
        `<ellipse cx="48" cy="48" rx="44" ry="19" transform="rotate(${angle} 48 48)" fill="none" stroke="${color}" stroke-width="${STROKE}"/>`,
    )
    .join("") + `<circle cx="48" cy="48" r="8" fill="${color}"/>`

interface WordMark {
  id: string
  device: Device
  lines: readonly string[]
  size: number
  weight: Weight
  /** Space between letters in em. Default: 0. */
  tracking?: number
}

const WORD_MARKS: readonly WordMark[] = [
  { id: "northmere", device: star, lines: ["Northmere"], size: 54, weight: 700 },
  { id: "calder-bay", device: bay, lines: ["Calder", "Bay"], size: 56, weight: 600 },
  { id: "halden-ridge", device: ridge, lines: ["HRIT"], size: 96, weight: 700, tracking: 0.04 },
  { id: "quillhaven", device: quill, lines: ["Quillhaven"], size: 56, weight: 400 },
  { id: "sant-orvell", device: arcade, lines: ["SANT", "ORVELL"], size: 46, weight: 600, tracking: 0.14 },
  { id: "vintermark", device: crystal, lines: ["TU", "Vintermark"], size: 50, weight: 600 },
  { id: "kestrel-coast", device: bird, lines: ["KESTREL", "COAST"], size: 44, weight: 700, tracking: 0.1 },
  { id: "east-tarrow", device: compass, lines: ["East", "Tarrow"], size: 58, weight: 400 },
  { id: "lower-amberley", device: drop, lines: ["Amberley"], size: 58, weight: 600 },
  { id: "okarima", device: orbits, lines: ["okarima"], size: 64, weight: 700, tracking: -0.01 },
]

/**
 * Draws a word mark in the middle of its picture.
 * @throws Error if it is wider than the picture
 */
function draw({ id, device, lines, size, weight, tracking = 0 }: WordMark, color: string): string {
  const outlines = lines.map((text) => outline(text, weight, tracking))
  const widest = Math.max(...outlines.map(({ left, right, unitsPerEm }) => ((right - left) * size) / unitsPerEm))
  const width = DEVICE + GAP + widest
  if (width > WIDTH) throw new Error(`The word mark ${id} is ${Math.ceil(width)} wide, but its picture ${WIDTH}.`)
  const x = (WIDTH - width) / 2
  const capHeight = ((outlines[0]?.capHeight ?? 0) * size) / (outlines[0]?.unitsPerEm ?? 1)
  const textHeight = lines.length * (capHeight + GAP) - GAP
  const top = (HEIGHT - textHeight) / 2
  const text = lines
    .map((words, i) =>
      label(words, [x + DEVICE + GAP, top + capHeight + i * (capHeight + GAP)], { color, size, weight, tracking }),
    )
    .join("")
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<g transform="translate(${formatNumber(x)} ${(HEIGHT - DEVICE) / 2})">${device(color)}</g>${text}</svg>`
  )
}

export const wordMarks: readonly Figure[] = WORD_MARKS.map((mark) => ({
  name: `universities/${mark.id}.png`,
  width: WIDTH,
  height: HEIGHT,
  colors: 16,
  draw: () => draw(mark, paper.line),
  drawDark: () => draw(mark, ink.line),
}))
