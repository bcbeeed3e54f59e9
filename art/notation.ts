/** Parts of a scientific figure: axes, registration marks, bars in place of text, color bars. */

import type { Theme } from "./palette"
import { type Box, type Point, path, plus, formatNumber } from "./svg"

/** Size of most figures in pixels. */
export const SIZE = { width: 1200, height: 900 } as const
/** Area inside the axes of such a figure, with space around it for ticks and labels. */
export const PLOT: Box = { x: 130, y: 100, w: 940, h: 680 }

export interface AxisOptions {
  /** Number of intervals between long ticks. */
  xTicks?: number
  yTicks?: number
  /** A closed frame instead of an L. */
  closed?: boolean
  /** Adds four short ticks between two long ones. Default: true. */
  minor?: boolean
}

/** Draws axes along the left and bottom sides of a box, with outward ticks. */
export function axes(
  b: Box,
  t: Theme,
  { xTicks = 6, yTicks = 5, closed = false, minor = true }: AxisOptions = {},
): string {
  const right = b.x + b.w
  const bottom = b.y + b.h
  let d = closed
    ? `M${formatNumber(b.x)} ${formatNumber(b.y)}H${formatNumber(right)}V${formatNumber(bottom)}H${formatNumber(b.x)}Z`
    : `M${formatNumber(b.x)} ${formatNumber(b.y)}V${formatNumber(bottom)}H${formatNumber(right)}`
  const xs = minor ? xTicks * 5 : xTicks
  for (let i = 0; i <= xs; i += 1) {
    const x = b.x + (b.w * i) / xs
    d += `M${formatNumber(x)} ${formatNumber(bottom)}v${!minor || i % 5 === 0 ? 20 : 9}`
  }
  const ys = minor ? yTicks * 5 : yTicks
  for (let i = 0; i <= ys; i += 1) {
    const y = b.y + (b.h * i) / ys
    d += `M${formatNumber(b.x)} ${formatNumber(y)}h${!minor || i % 5 === 0 ? -20 : -9}`
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

/** Draws greeked text: a row of rounded bars in place of words. */
export function greek(x: number, y: number, widths: readonly number[], color: string, height = 12, gap = 12): string {
  let left = x
  return widths
    .map((w) => {
      const bar = `<rect x="${formatNumber(left)}" y="${formatNumber(y)}" width="${formatNumber(w)}" height="${height}" rx="${height / 2}" fill="${color}"/>`
      left += w + gap
      return bar
    })
    .join("")
}

/** Draws the color bar of a heat map, with the lowest color at the bottom. */
export function colorBar(b: Box, colors: readonly string[], t: Theme): string {
  const step = b.h / colors.length
  const strip = colors
    .map(
      (c, i) =>
        `<rect x="${formatNumber(b.x)}" y="${formatNumber(b.y + b.h - (i + 1) * step)}" width="${formatNumber(b.w)}" height="${formatNumber(step + 0.6)}" fill="${c}"/>`,
    )
    .join("")
  let d = `M${formatNumber(b.x)} ${formatNumber(b.y)}h${formatNumber(b.w)}v${formatNumber(b.h)}h${formatNumber(-b.w)}Z`
  for (let i = 0; i <= 4; i += 1) d += `M${formatNumber(b.x + b.w)} ${formatNumber(b.y + (b.h * i) / 4)}h14`
  return strip + path(d, { stroke: t.line, width: 2.4 })
}
