/** Parts of a printed figure: axes with ticks, registration marks, leader lines. */

import type { Theme } from "./palette"
import { type Box, type Point, dot, line, path, plus, n } from "./svg"

/** Standard plate of 1200 × 900 with room for ticks. */
export const SIZE = { width: 1200, height: 900 } as const
export const PLOT: Box = { x: 130, y: 100, w: 940, h: 680 }

export interface AxisOptions {
  xTicks?: number
  yTicks?: number
  /** A closed frame instead of an L. */
  closed?: boolean
  minor?: boolean
}

/** Thin axes with outward ticks, like Tufte's range frame. */
export function axes(
  b: Box,
  t: Theme,
  { xTicks = 6, yTicks = 5, closed = false, minor = true }: AxisOptions = {},
): string {
  const right = b.x + b.w
  const bottom = b.y + b.h
  let d = closed
    ? `M${n(b.x)} ${n(b.y)}H${n(right)}V${n(bottom)}H${n(b.x)}Z`
    : `M${n(b.x)} ${n(b.y)}V${n(bottom)}H${n(right)}`
  const xs = minor ? xTicks * 5 : xTicks
  for (let i = 0; i <= xs; i += 1) {
    const x = b.x + (b.w * i) / xs
    d += `M${n(x)} ${n(bottom)}v${!minor || i % 5 === 0 ? 20 : 9}`
  }
  const ys = minor ? yTicks * 5 : yTicks
  for (let i = 0; i <= ys; i += 1) {
    const y = b.y + (b.h * i) / ys
    d += `M${n(b.x)} ${n(y)}h${!minor || i % 5 === 0 ? -20 : -9}`
  }
  return path(d, { stroke: t.line, width: 2.6 })
}

/** Registration marks (crosses) at the four corners, as on a printing plate. */
export function registration(t: Theme, width = 1200, height = 900, inset = 46): string {
  const corners: Point[] = [
    [inset, inset],
    [width - inset, inset],
    [inset, height - inset],
    [width - inset, height - inset],
  ]
  return corners.map((c) => plus(c, 11, { stroke: t.muted, width: 2.4, opacity: 0.7 })).join("")
}

/** Leader line with an elbow, from a point to a short rule in place of a note. */
export function leader(from: Point, elbow: Point, length: number, t: Theme, color = t.line): string {
  const to: Point = [elbow[0] + length, elbow[1]]
  return (
    line(from, elbow, { stroke: color, width: 2.6 }) +
    line(elbow, to, { stroke: color, width: 2.6 }) +
    dot(from, 5, color)
  )
}

/** Row of greeked words (rounded bars) in place of text. */
export function greek(x: number, y: number, widths: readonly number[], color: string, height = 12, gap = 12): string {
  let at = x
  return widths
    .map((w) => {
      const bar = `<rect x="${n(at)}" y="${n(y)}" width="${n(w)}" height="${height}" rx="${height / 2}" fill="${color}"/>`
      at += w + gap
      return bar
    })
    .join("")
}

/** Color key: a strip of steps with ticks. */
export function colorKey(b: Box, colors: readonly string[], t: Theme): string {
  const step = b.h / colors.length
  const strip = colors
    .map(
      (c, i) =>
        `<rect x="${n(b.x)}" y="${n(b.y + b.h - (i + 1) * step)}" width="${n(b.w)}" height="${n(step + 0.6)}" fill="${c}"/>`,
    )
    .join("")
  let d = `M${n(b.x)} ${n(b.y)}h${n(b.w)}v${n(b.h)}h${n(-b.w)}Z`
  for (let i = 0; i <= 4; i += 1) d += `M${n(b.x + b.w)} ${n(b.y + (b.h * i) / 4)}h14`
  return strip + path(d, { stroke: t.line, width: 2.4 })
}
