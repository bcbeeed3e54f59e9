/** Hero of the bootcamp page: a small image of a digit, four filters of it, and how well each digit matches. */

import { convolve, grayImage, pixel, type GrayImage } from "../algorithms/image"
import { label } from "../lettering"
import { SIZE, registration } from "../notation"
import { RAMP_DARK, ink as t, rampColor } from "../palette"
import { createRng } from "../../src/random"
import { type Figure, type Point, svgDocument, dot, frame, line, range, rect } from "../svg"

/** Side of the image in pixels. */
const SIDE = 20
const [IMAGE, MAPS, TOP, GAP] = [96, 624, 84, 20]
const CELL = 24
const MAP_CELL = (CELL * SIDE - GAP) / 2 / SIDE
/** Half the width of a stroke. */
const PEN = 0.055

const loop = (x: number, y: number, rx: number, ry: number): Point[] =>
  range(17).map((i) => [x + rx * Math.sin((i / 8) * Math.PI), y - ry * Math.cos((i / 8) * Math.PI)])

/** The digits as strokes in a square of side 1. */
const DIGITS: readonly (readonly Point[])[] = [
  loop(0.5, 0.5, 0.24, 0.37),
  [
    [0.36, 0.26],
    [0.54, 0.13],
    [0.54, 0.87],
  ],
  [
    [0.27, 0.3],
    [0.36, 0.16],
    [0.6, 0.14],
    [0.72, 0.3],
    [0.64, 0.5],
    [0.27, 0.86],
    [0.76, 0.86],
  ],
  [
    [0.28, 0.2],
    [0.5, 0.13],
    [0.7, 0.28],
    [0.5, 0.47],
    [0.74, 0.68],
    [0.5, 0.87],
    [0.26, 0.79],
  ],
  [
    [0.62, 0.88],
    [0.62, 0.13],
    [0.24, 0.64],
    [0.79, 0.64],
  ],
  [
    [0.72, 0.14],
    [0.34, 0.14],
    [0.3, 0.45],
    [0.56, 0.42],
    [0.74, 0.62],
    [0.54, 0.87],
    [0.27, 0.81],
  ],
  [[0.66, 0.14], [0.38, 0.38], [0.28, 0.66], ...loop(0.5, 0.68, 0.22, 0.19)],
  [
    [0.25, 0.14],
    [0.76, 0.14],
    [0.44, 0.87],
  ],
  [...loop(0.5, 0.31, 0.19, 0.17), ...loop(0.5, 0.68, 0.23, 0.19)],
  [...loop(0.5, 0.33, 0.22, 0.19), [0.71, 0.36], [0.66, 0.64], [0.5, 0.87]],
]

const FILTERS = [
  [
    [-1, 0, 1],
    [-2, 0, 2],
    [-1, 0, 1],
  ],
  [
    [-1, -2, -1],
    [0, 0, 0],
    [1, 2, 1],
  ],
  [
    [0, 1, 2],
    [-1, 0, 1],
    [-2, -1, 0],
  ],
  [
    [-1, -1, -1],
    [-1, 8, -1],
    [-1, -1, -1],
  ],
] as const

/** Returns the distance of a point from a line between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Draws strokes as an image with soft edges. @param slant by which the digit leans to the right */
function drawDigit(strokes: readonly Point[], slant = 0, noise = (): number => 0): GrayImage {
  return grayImage(SIDE, SIDE, (column, row) => {
    const y = (row + 0.5) / SIDE
    const point: Point = [(column + 0.5) / SIDE + slant * (y - 0.5), y]
    const nearest = Math.min(...strokes.slice(1).map((end, i) => distance(point, strokes[i] as Point, end)))
    return Math.min(1, Math.max(0, 1.5 - nearest / PEN + noise()))
  })
}

/** Returns the cosine of the angle between two images. */
function similarity(one: GrayImage, other: GrayImage): number {
  const product = (a: GrayImage, b: GrayImage): number =>
    a.data.reduce((sum, v, i) => sum + v * (b.data[i] as number), 0)
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other))
}

function cells(img: GrayImage, left: number, top: number, cell: number, largest: number): string {
  return range(SIDE)
    .flatMap((y) =>
      range(SIDE).map((x) => {
        const v = Math.max(0, pixel(img, x, y)) / largest
        return rect(
          { x: left + x * cell, y: top + y * cell, w: cell - 1, h: cell - 1 },
          rampColor(RAMP_DARK, 0.1 + 0.85 * v),
        )
      }),
    )
    .join("")
}

function draw(): string {
  const rng = createRng("heroes/bootcamp-1")
  const image = drawDigit(DIGITS[3] as Point[], 0.16, () => rng.normal() * 0.07)
  const scores = DIGITS.map((strokes) => similarity(image, drawDigit(strokes)))
  const best = Math.max(...scores)
  /** The pixel at which a filter is shown. */
  const focus: Point = [10, 9]
  const maps = FILTERS.map((filter, i) => {
    const map = convolve(image, filter)
    const left = MAPS + (i % 2) * (MAP_CELL * SIDE + GAP)
    const top = TOP + Math.floor(i / 2) * (MAP_CELL * SIDE + GAP)
    const center: Point = [left + (focus[0] + 0.5) * MAP_CELL, top + (focus[1] + 0.5) * MAP_CELL]
    return { center, svg: cells(map, left, top, MAP_CELL, Math.max(...map.data)) }
  })
  const field = { x: IMAGE + (focus[0] - 1) * CELL, y: TOP + (focus[1] - 1) * CELL, w: 3 * CELL, h: 3 * CELL }
  const corner: Point = [field.x + field.w, field.y + field.h / 2]
  const width = (SIZE.width - 2 * IMAGE) / DIGITS.length
  const bars = scores.flatMap((score, digit) => {
    const height = 150 * Math.max(0, score) ** 2
    const x = IMAGE + digit * width
    const color = score === best ? t.spark : t.accent
    return [
      rect({ x: x + 14, y: 776 - height, w: width - 28, h: height }, color, 4),
      label(String(digit), [x + width / 2, 838], {
        color: score === best ? t.spark : t.line,
        size: 48,
        from: "middle",
      }),
    ]
  })
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      cells(image, IMAGE, TOP, CELL, 1) +
      maps.map(({ svg }) => svg).join("") +
      maps
        .map(
          ({ center }) => line(corner, center, { stroke: t.spark, width: 4, opacity: 0.8 }) + dot(center, 8, t.spark),
        )
        .join("") +
      frame(field, { stroke: t.spark, width: 6 }, 4) +
      line([IMAGE, 778], [SIZE.width - IMAGE, 778], { stroke: t.line, width: 4 }) +
      bars.join(""),
  )
}

export const heroBootcamp: Figure = { name: "heroes/bootcamp.png", ...SIZE, draw }
