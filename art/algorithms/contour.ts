/** Iso-lines of a scalar field sampled on a grid: marching squares (Lorensen & Cline 1987, in two dimensions). */

import type { Box, Point } from "../svg"
import { n } from "../svg"

export interface Field {
  cols: number
  rows: number
  /** Row-major values. */
  values: Float64Array
}

/** Samples f(u, v), with u and v in [0, 1] across the grid (v down). */
export function sample(cols: number, rows: number, f: (u: number, v: number) => number): Field {
  const values = new Float64Array(cols * rows)
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < cols; i += 1) values[j * cols + i] = f(i / (cols - 1), j / (rows - 1))
  }
  return { cols, rows, values }
}

/** Field with a border of very low values, so that every iso-line closes. */
function padded({ cols, rows, values }: Field): Field {
  const wide = cols + 2
  const out = new Float64Array(wide * (rows + 2)).fill(-1e9)
  for (let j = 0; j < rows; j += 1) {
    out.set(values.subarray(j * cols, (j + 1) * cols), (j + 1) * wide + 1)
  }
  return { cols: wide, rows: rows + 2, values: out }
}

/** Cell edges joined by the line in each of the sixteen cases: 0 top, 1 right, 2 bottom, 3 left. */
const CASES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [1, 0],
    [3, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 3],
    [2, 1],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
]

/** Segments of one level, stitched into polylines in grid coordinates. */
function trace(field: Field, level: number): Point[][] {
  const { cols, rows, values } = field
  const at = (i: number, j: number): number => values[j * cols + i] as number
  const point = new Map<number, Point>()
  const links = new Map<number, number[]>()
  /** Key of an edge: horizontal edges are even, vertical ones odd. */
  const key = (i: number, j: number, edge: number): number => {
    const [x, y, vertical] =
      edge === 0 ? [i, j, 0] : edge === 1 ? [i + 1, j, 1] : edge === 2 ? [i, j + 1, 0] : [i, j, 1]
    const k = (y * cols + x) * 2 + vertical
    if (!point.has(k)) {
      const a = at(x, y)
      const b = vertical ? at(x, y + 1) : at(x + 1, y)
      const s = (level - a) / (b - a)
      point.set(k, vertical ? [x, y + s] : [x + s, y])
    }
    return k
  }
  const link = (a: number, b: number): void => {
    const list = links.get(a)
    if (list) list.push(b)
    else links.set(a, [b])
  }
  for (let j = 0; j < rows - 1; j += 1) {
    for (let i = 0; i < cols - 1; i += 1) {
      const code =
        (at(i, j) >= level ? 8 : 0) |
        (at(i + 1, j) >= level ? 4 : 0) |
        (at(i + 1, j + 1) >= level ? 2 : 0) |
        (at(i, j + 1) >= level ? 1 : 0)
      for (const [a, b] of CASES[code] ?? []) {
        const [ka, kb] = [key(i, j, a), key(i, j, b)]
        link(ka, kb)
        link(kb, ka)
      }
    }
  }
  return stitch(point, links)
}

/** Walks the links from open ends first, then along the closed rings. */
function stitch(point: Map<number, Point>, links: Map<number, number[]>): Point[][] {
  const lines: Point[][] = []
  const seen = new Set<number>()
  const walk = (start: number): void => {
    const out: Point[] = []
    let at: number | undefined = start
    while (at !== undefined) {
      seen.add(at)
      out.push(point.get(at) as Point)
      at = links.get(at)?.find((k) => !seen.has(k))
    }
    const last = links.get(start)
    if (out.length > 2 && last && last.length > 1) out.push(point.get(start) as Point)
    lines.push(out)
  }
  for (const [k, l] of links) if (l.length === 1 && !seen.has(k)) walk(k)
  for (const k of links.keys()) if (!seen.has(k)) walk(k)
  return lines
}

const place =
  (field: Field, b: Box, offset: number) =>
  ([x, y]: Point): Point => [
    b.x + ((x - offset) / (field.cols - 1)) * b.w,
    b.y + ((y - offset) / (field.rows - 1)) * b.h,
  ]

/** Polylines of f = level, laid over a box of the picture. */
export function isoLines(field: Field, level: number, b: Box): Point[][] {
  return trace(field, level).map((l) => l.map(place(field, b, 0)))
}

/** Path data (even–odd) of the region f ≥ level. */
export function isoArea(field: Field, level: number, b: Box): string {
  return trace(padded(field), level)
    .map(
      (l) =>
        `${l
          .map(place(field, b, 1))
          .map(([x, y], i) => `${i ? "L" : "M"}${n(x)} ${n(y)}`)
          .join("")}Z`,
    )
    .join("")
}

/** Path data of all polylines of one level. */
export function isoData(field: Field, level: number, b: Box): string {
  return isoLines(field, level, b)
    .map((l) => l.map(([x, y], i) => `${i ? "L" : "M"}${n(x)} ${n(y)}`).join(""))
    .join("")
}
