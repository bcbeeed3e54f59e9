/** Generative patterns for the monogram tiles. Each function returns shapes in one color for a square tile. */

import { isoLineData, sample } from "./algorithms/contour"
import { relaxed, voronoi } from "./algorithms/voronoi"
import { type Rng } from "../services/random"
import { type Box, type Point, dot, line, path, pathData, polyline, range, rect } from "./svg"

export type Pattern = (b: Box, color: string, rng: Rng) => string

/** Returns a smooth random field: a sum of plane waves. A higher pitch makes shorter waves. */
function waves(rng: Rng, count: number, pitch: number): (x: number, y: number) => number {
  const components = range(count).map(() => ({
    direction: rng.range(0, 2 * Math.PI),
    frequency: rng.range(0.5, 1.4) * pitch,
    phase: rng.range(0, 7),
    amplitude: rng.range(0.5, 1),
  }))
  return (x, y) =>
    components.reduce((sum, { direction, frequency, phase, amplitude }) => {
      const distance = x * Math.cos(direction) + y * Math.sin(direction)
      return sum + amplitude * Math.sin(frequency * distance + phase)
    }, 0)
}

/** Contour lines of a random field. */
export const topography: Pattern = (b, color, rng) => {
  const f = waves(rng, 5, 6)
  const field = sample(100, 100, f)
  const [lo, hi] = [Math.min(...field.values), Math.max(...field.values)]
  return range(20)
    .map((i) =>
      path(isoLineData(field, lo + ((hi - lo) * (i + 0.5)) / 20, b), { stroke: color, width: i % 4 === 0 ? 6.5 : 3.5 }),
    )
    .join("")
}

/** Truchet tiles of quarter arcs (Smith 1987). */
export const truchet: Pattern = (b, color, rng) => {
  const s = b.w / 10
  return range(100)
    .map((k) => {
      const [x, y] = [b.x + (k % 10) * s, b.y + Math.floor(k / 10) * s]
      const h = s / 2
      const d =
        rng.next() < 0.5
          ? `M${x + h} ${y}A${h} ${h} 0 0 1 ${x} ${y + h}M${x + s} ${y + h}A${h} ${h} 0 0 0 ${x + h} ${y + s}`
          : `M${x + h} ${y}A${h} ${h} 0 0 0 ${x + s} ${y + h}M${x} ${y + h}A${h} ${h} 0 0 1 ${x + h} ${y + s}`
      return path(d, { stroke: color, width: 8 })
    })
    .join("")
}

/** Sunflower seeds at golden angles (Vogel 1979). */
export const sunflower: Pattern = (b, color, rng) => {
  const center: Point = [b.x + b.w * rng.range(0.7, 0.9), b.y + b.h * rng.range(0.1, 0.3)]
  return range(1100)
    .map((i) => {
      const r = 21 * Math.sqrt(i + 0.5)
      const a = i * 2.399963
      return dot([center[0] + r * Math.cos(a), center[1] + r * Math.sin(a)], 2.6 + 0.012 * r, color)
    })
    .join("")
}

/** Voronoi cells after Lloyd relaxation. */
export const cells: Pattern = (b, color, rng) =>
  voronoi(
    relaxed(
      range(60).map((): Point => [b.x + rng.next() * b.w, b.y + rng.next() * b.h]),
      b,
      2,
    ),
    b,
  )
    .map((c) => path(pathData(c, true), { stroke: color, width: 5 }))
    .join("")

/** Streamlines of a random field of directions. */
export const streams: Pattern = (b, color, rng) => {
  const f = waves(rng, 3, 2.6)
  return range(225)
    .map((k) => {
      let p: Point = [b.x + (((k % 15) + rng.next()) / 15) * b.w, b.y + ((Math.floor(k / 15) + rng.next()) / 15) * b.h]
      const way: Point[] = [p]
      for (let s = 0; s < 22; s += 1) {
        const a = f(p[0] / b.w, p[1] / b.h) * 1.1
        p = [p[0] + 5.5 * Math.cos(a), p[1] + 5.5 * Math.sin(a)]
        way.push(p)
      }
      return polyline(way, { stroke: color, width: 4 })
    })
    .join("")
}

/** Elementary cellular automaton (Wolfram 1983), rule 30 or 110 at random. */
export const automaton: Pattern = (b, color, rng) => {
  const rule = rng.next() < 0.5 ? 30 : 110
  const count = 40
  const s = b.w / count
  let row: number[] = range(count).map(() => (rng.next() < 0.4 ? 1 : 0))
  return range(count)
    .map((y) => {
      const tiles = row
        .map((v, x) => (v ? rect({ x: b.x + x * s + 1.5, y: b.y + y * s + 1.5, w: s - 3, h: s - 3 }, color, 3) : ""))
        .join("")
      row = row.map(
        (v, x) =>
          (rule >> (((row[(x + count - 1) % count] as number) << 2) | (v << 1) | (row[(x + 1) % count] as number))) & 1,
      )
      return tiles
    })
    .join("")
}

/** Short strokes rotated by a random field. */
export const needles: Pattern = (b, color, rng) => {
  const f = waves(rng, 4, 4)
  const count = 20
  const s = b.w / count
  return range(count * count)
    .map((k) => {
      const [x, y] = [b.x + ((k % count) + 0.5) * s, b.y + (Math.floor(k / count) + 0.5) * s]
      const a = f(x / b.w, y / b.h) * 1.5
      return line([x - 10 * Math.cos(a), y - 10 * Math.sin(a)], [x + 10 * Math.cos(a), y + 10 * Math.sin(a)], {
        stroke: color,
        width: 4.5,
      })
    })
    .join("")
}
