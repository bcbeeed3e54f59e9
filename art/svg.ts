/** Functions that return SVG elements as strings. */

export type Point = readonly [number, number]

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Stroke {
  stroke: string
  width?: number
  dash?: string
  opacity?: number
  fill?: string
}

/** A picture: its path below content/images, its size in pixels and its SVG. */
export interface Figure {
  name: string
  width: number
  height: number
  draw: () => string
  /** The version for the dark scheme, where converted colors do not suffice: they would turn shadows into light. */
  drawDark?: () => string
}

/** Formats a number with at most two decimals, so that files stay small and stable. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)

/** An SVG document with a plain ground. */
export function document(width: number, height: number, ground: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${body}</svg>`
  )
}

const paint = (s: Stroke): string =>
  `fill="${s.fill ?? "none"}" stroke="${s.stroke}" stroke-width="${n(s.width ?? 3)}" stroke-linecap="round" stroke-linejoin="round"` +
  (s.dash ? ` stroke-dasharray="${s.dash}"` : "") +
  (s.opacity === undefined ? "" : ` opacity="${n(s.opacity)}"`)

/** "M … L …" data of a polyline. */
export const pathData = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${n(x)} ${n(y)}`).join("") + (closed ? "Z" : "")

/** Smooth open curve through the points (Catmull–Rom spline as cubic Béziers). */
export function splineData(p: readonly Point[], tension = 1): string {
  if (p.length < 3) return pathData(p)
  const at = (i: number): Point => p[Math.min(p.length - 1, Math.max(0, i))] as Point
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i < p.length - 1; i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const k = tension / 6
    d +=
      `C${n(b[0] + (c[0] - a[0]) * k)} ${n(b[1] + (c[1] - a[1]) * k)} ` +
      `${n(c[0] - (e[0] - b[0]) * k)} ${n(c[1] - (e[1] - b[1]) * k)} ${n(c[0])} ${n(c[1])}`
  }
  return d
}

export const path = (d: string, s: Stroke): string => `<path d="${d}" ${paint(s)}/>`
export const line = (a: Point, b: Point, s: Stroke): string => path(pathData([a, b]), s)
export const polyline = (p: readonly Point[], s: Stroke): string => path(pathData(p), s)

/** Filled area without outline. */
export const area = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" fill-rule="evenodd"${opacity < 1 ? ` opacity="${n(opacity)}"` : ""}/>`

export const rect = (b: Box, fill: string, radius = 0, opacity = 1): string =>
  `<rect x="${n(b.x)}" y="${n(b.y)}" width="${n(b.w)}" height="${n(b.h)}" fill="${fill}"` +
  `${radius ? ` rx="${n(radius)}"` : ""}${opacity < 1 ? ` opacity="${n(opacity)}"` : ""}/>`

export const frame = (b: Box, s: Stroke, radius = 0): string =>
  `<rect x="${n(b.x)}" y="${n(b.y)}" width="${n(b.w)}" height="${n(b.h)}"${radius ? ` rx="${radius}"` : ""} ${paint(s)}/>`

/** Disc, optionally with an outline. */
export const dot = ([x, y]: Point, r: number, fill: string, outline?: Stroke): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${outline ? paint({ ...outline, fill }) : `fill="${fill}"`}/>`

export const ring = ([x, y]: Point, r: number, s: Stroke): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint(s)}/>`

/** Diagonal cross mark. */
export const cross = ([x, y]: Point, r: number, s: Stroke): string =>
  path(`M${n(x - r)} ${n(y - r)}L${n(x + r)} ${n(y + r)}M${n(x + r)} ${n(y - r)}L${n(x - r)} ${n(y + r)}`, s)

/** Upright plus mark. */
export const plus = ([x, y]: Point, r: number, s: Stroke): string =>
  path(`M${n(x - r)} ${n(y)}H${n(x + r)}M${n(x)} ${n(y - r)}V${n(y + r)}`, s)

/** Group clipped to a box. The id must be unique in its document. */
export const clipped = (id: string, b: Box, body: string): string =>
  `<clipPath id="${id}"><rect x="${n(b.x)}" y="${n(b.y)}" width="${n(b.w)}" height="${n(b.h)}"/></clipPath>` +
  `<g clip-path="url(#${id})">${body}</g>`

/** The bright dot with a ring and short rays at the end of a path, as in the mark. */
export function spark([x, y]: Point, r: number, color: string, halo: string): string {
  return (
    ring([x, y], r * 2.1, { stroke: color, width: r * 0.22, opacity: 0.55 }) +
    dot([x, y], r * 1.35, halo) +
    dot([x, y], r, color)
  )
}

/** Linear scale. */
export const scale =
  (d0: number, d1: number, r0: number, r1: number) =>
  (v: number): number =>
    r0 + ((v - d0) / (d1 - d0)) * (r1 - r0)

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
