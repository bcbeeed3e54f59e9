/**
 * Iso-lines (contour lines) of a scalar field on a grid: marching squares (Lorensen & Cline 1987, in two dimensions).
 */

import type { Box, Point } from "../svg"
import { pathData } from "../svg"

export interface Field {
  cols: number
  rows: number
  /** Row-major values. */
  values: Float64Array
}

/** Samples f(u, v) on a grid. Both arguments go from 0 to 1: u from left to right, v from top to bottom. */
export function sample(cols: number, rows: number, f: (u: number, v: number) => number): Field {
  const values = new Float64Array(cols * rows)
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < cols; i += 1) values[j * cols + i] = f(i / (cols - 1), j / (rows - 1))
  }
  return { cols, rows, values }
}

/** Returns the field with a border of one sample, lower than every level, so that every iso-line closes. */
function withLowBorder({ cols, rows, values }: Field): Field {
  const wide = cols + 2
  const out = new Float64Array(wide * (rows + 2)).fill(-1e9)
  for (let j = 0; j < rows; j += 1) {
    out.set(values.subarray(j * cols, (j + 1) * cols), (j + 1) * wide + 1)
  }
  return { cols: wide, rows: rows + 2, values: out }
}

type Edge = "top" | "right" | "bottom" | "left"

/** Bits of a cell's case: a bit is set if the field is at or above the level at that corner. */
const CORNER = { topLeft: 8, topRight: 4, bottomRight: 2, bottomLeft: 1 }

/**
 * Line segments of a cell in each of the 16 cases, as the two edges that a segment connects.
 * In the two ambiguous cases (5 and 10), the two high corners are separated.
 */
const SEGMENTS: readonly (readonly (readonly [Edge, Edge])[])[] = [
  [],
  [["left", "bottom"]],
  [["bottom", "right"]],
  [["left", "right"]],
  [["right", "top"]],
  [
    ["right", "top"],
    ["left", "bottom"],
  ],
  [["bottom", "top"]],
  [["left", "top"]],
  [["top", "left"]],
  [["top", "bottom"]],
  [
    ["top", "left"],
    ["bottom", "right"],
  ],
  [["top", "right"]],
  [["right", "left"]],
  [["right", "bottom"]],
  [["bottom", "left"]],
  [],
]

/** Returns the iso-lines of one level as polylines in grid coordinates. */
function trace(field: Field, level: number): Point[][] {
  const { cols, rows, values } = field
  const at = (i: number, j: number): number => values[j * cols + i] as number
  const points = new Map<number, Point>()
  const links = new Map<number, number[]>()
  /**
   * Returns the key of the point where the line crosses an edge of cell (i, j), and stores the point. Neighboring cells
   * share it.
   */
  const crossing = (i: number, j: number, edge: Edge): number => {
    const x = edge === "right" ? i + 1 : i
    const y = edge === "bottom" ? j + 1 : j
    const isVertical = edge === "left" || edge === "right"
    const key = (y * cols + x) * 2 + (isVertical ? 1 : 0)
    if (!points.has(key)) {
      const from = at(x, y)
      const to = isVertical ? at(x, y + 1) : at(x + 1, y)
      const s = (level - from) / (to - from)
      points.set(key, isVertical ? [x, y + s] : [x + s, y])
    }
    return key
  }
  const link = (a: number, b: number): void => {
    const list = links.get(a)
    if (list) list.push(b)
    else links.set(a, [b])
  }
  for (let j = 0; j < rows - 1; j += 1) {
    for (let i = 0; i < cols - 1; i += 1) {
      const cellCase =
        (at(i, j) >= level ? CORNER.topLeft : 0) |
        (at(i + 1, j) >= level ? CORNER.topRight : 0) |
        (at(i + 1, j + 1) >= level ? CORNER.bottomRight : 0) |
        (at(i, j + 1) >= level ? CORNER.bottomLeft : 0)
      for (const [from, to] of SEGMENTS[cellCase] ?? []) {
        const [a, b] = [crossing(i, j, from), crossing(i, j, to)]
        link(a, b)
        link(b, a)
      }
    }
  }
  return joinSegments(points, links)
}

/** Joins linked points into polylines: first the open lines, from an end, then the closed lines. */
function joinSegments(points: Map<number, Point>, links: Map<number, number[]>): Point[][] {
  const lines: Point[][] = []
  const visited = new Set<number>()
  const walk = (start: number): void => {
    const out: Point[] = []
    let at: number | undefined = start
    while (at !== undefined) {
      visited.add(at)
      out.push(points.get(at) as Point)
      at = links.get(at)?.find((k) => !visited.has(k))
    }
    const isClosed = (links.get(start)?.length ?? 0) > 1
    if (out.length > 2 && isClosed) out.push(points.get(start) as Point)
    lines.push(out)
  }
  for (const [key, neighbors] of links) if (neighbors.length === 1 && !visited.has(key)) walk(key)
  for (const key of links.keys()) if (!visited.has(key)) walk(key)
  return lines
}

/**
 * Returns a function that maps grid coordinates to a box of the picture. `border` is the width of the added border in
 * samples.
 */
const toBox =
  (field: Field, b: Box, border: number) =>
  ([x, y]: Point): Point => [
    b.x + ((x - border) / (field.cols - 1)) * b.w,
    b.y + ((y - border) / (field.rows - 1)) * b.h,
  ]

/** Returns the iso-lines of one level as polylines in a box of the picture. */
export function isoLines(field: Field, level: number, b: Box): Point[][] {
  return trace(field, level).map((line) => line.map(toBox(field, b, 0)))
}

/** Returns the iso-lines of one level as SVG path data. */
export function isoLineData(field: Field, level: number, b: Box): string {
  return isoLines(field, level, b)
    .map((line) => pathData(line))
    .join("")
}

/** Returns the region where the field is at or above a level as SVG path data, for an even-odd fill. */
export function isoAreaData(field: Field, level: number, b: Box): string {
  return trace(withLowBorder(field), level)
    .map((line) => pathData(line.map(toBox(field, b, 1)), true))
    .join("")
}
