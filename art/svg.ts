/** Functions that return SVG elements as strings. */

export type Point = readonly [number, number]

/** A rectangle, with its top left corner at (x, y). */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Stroke {
  stroke: string
  /** Default: 3. */
  width?: number
  dash?: string
  opacity?: number
  fill?: string
}

export interface Figure {
  /** Path of the PNG below content/images. */
  name: string
  /** Size in pixels. */
  width: number
  height: number
  /** Maximum number of colors. Default: 192. A drawing in one tone needs only a few. */
  colors?: number
  /** Returns the SVG document. */
  draw: () => string
  /**
   * Returns the SVG document for the dark scheme. Only needed where `toDarkScheme` gives a wrong result, such as bright
   * shadows.
   */
  drawDark?: () => string
}

/** Formats a number with at most two decimals. */
export const formatNumber = (value: number): string => String(Math.round(value * 100) / 100)

/** Returns an SVG document. Its first element is the ground, on which `isOnLightGround` relies. */
export function svgDocument(width: number, height: number, ground: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${body}</svg>`
  )
}

const paintAttributes = (s: Stroke): string =>
  `fill="${s.fill ?? "none"}" stroke="${s.stroke}" stroke-width="${formatNumber(s.width ?? 3)}" stroke-linecap="round" stroke-linejoin="round"` +
  (s.dash ? ` stroke-dasharray="${s.dash}"` : "") +
  (s.opacity === undefined ? "" : ` opacity="${formatNumber(s.opacity)}"`)

/** Returns the path data of a polyline or, if closed, of a polygon. */
export const pathData = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${formatNumber(x)} ${formatNumber(y)}`).join("") +
  (closed ? "Z" : "")

/** Returns the path data of a smooth open curve through the points (Catmull–Rom spline as cubic Béziers). */
export function splineData(p: readonly Point[]): string {
  if (p.length < 3) return pathData(p)
  const at = (i: number): Point => p[Math.min(p.length - 1, Math.max(0, i))] as Point
  let d = `M${formatNumber(at(0)[0])} ${formatNumber(at(0)[1])}`
  for (let i = 0; i < p.length - 1; i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const k = 1 / 6
    d +=
      `C${formatNumber(b[0] + (c[0] - a[0]) * k)} ${formatNumber(b[1] + (c[1] - a[1]) * k)} ` +
      `${formatNumber(c[0] - (e[0] - b[0]) * k)} ${formatNumber(c[1] - (e[1] - b[1]) * k)} ${formatNumber(c[0])} ${formatNumber(c[1])}`
  }
  return d
}

export const path = (d: string, s: Stroke): string => `<path d="${d}" ${paintAttributes(s)}/>`
export const line = (a: Point, b: Point, s: Stroke): string => path(pathData([a, b]), s)
export const polyline = (p: readonly Point[], s: Stroke): string => path(pathData(p), s)

/** Path with an even-odd fill and no outline. */
export const area = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" fill-rule="evenodd"${opacity < 1 ? ` opacity="${formatNumber(opacity)}"` : ""}/>`

/** Filled rectangle without outline. */
export const rect = (b: Box, fill: string, radius = 0, opacity = 1): string =>
  `<rect x="${formatNumber(b.x)}" y="${formatNumber(b.y)}" width="${formatNumber(b.w)}" height="${formatNumber(b.h)}" fill="${fill}"` +
  `${radius ? ` rx="${formatNumber(radius)}"` : ""}${opacity < 1 ? ` opacity="${formatNumber(opacity)}"` : ""}/>`

/** Outline of a rectangle. */
export const frame = (b: Box, s: Stroke, radius = 0): string =>
  `<rect x="${formatNumber(b.x)}" y="${formatNumber(b.y)}" width="${formatNumber(b.w)}"` +
  ` height="${formatNumber(b.h)}"${radius ? ` rx="${radius}"` : ""} ${paintAttributes(s)}/>`

/** Filled circle, optionally with an outline. */
export const dot = ([x, y]: Point, r: number, fill: string, outline?: Stroke): string =>
  `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" ${outline ? paintAttributes({ ...outline, fill }) : `fill="${fill}"`}/>`

/** Outline of a circle. */
export const ring = ([x, y]: Point, r: number, s: Stroke): string =>
  `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" ${paintAttributes(s)}/>`

/** Diagonal cross mark. */
export const cross = ([x, y]: Point, r: number, s: Stroke): string =>
  path(
    `M${formatNumber(x - r)} ${formatNumber(y - r)}L${formatNumber(x + r)} ${formatNumber(y + r)}` +
      `M${formatNumber(x + r)} ${formatNumber(y - r)}L${formatNumber(x - r)} ${formatNumber(y + r)}`,
    s,
  )

/** Upright plus mark. */
export const plus = ([x, y]: Point, r: number, s: Stroke): string =>
  path(
    `M${formatNumber(x - r)} ${formatNumber(y)}H${formatNumber(x + r)}M${formatNumber(x)} ${formatNumber(y - r)}V${formatNumber(y + r)}`,
    s,
  )

/** Group clipped to a box. The id must be unique in its document. */
export const clipped = (id: string, b: Box, body: string): string =>
  `<clipPath id="${id}"><rect x="${formatNumber(b.x)}" y="${formatNumber(b.y)}" width="${formatNumber(b.w)}"` +
  ` height="${formatNumber(b.h)}"/></clipPath>` +
  `<g clip-path="url(#${id})">${body}</g>`

/**
 * The bright dot with a ring that marks the end of a path.
 * @param ground color of the space between the dot and the ring
 */
export function spark([x, y]: Point, r: number, color: string, ground: string): string {
  return (
    ring([x, y], r * 2.1, { stroke: color, width: r * 0.22, opacity: 0.55 }) +
    dot([x, y], r * 1.35, ground) +
    dot([x, y], r, color)
  )
}

/** Returns a linear function that maps `fromStart` to `toStart` and `fromEnd` to `toEnd`. */
export const scale =
  (fromStart: number, fromEnd: number, toStart: number, toEnd: number) =>
  (value: number): number =>
    toStart + ((value - fromStart) / (fromEnd - fromStart)) * (toEnd - toStart)

/** Returns the integers from 0 to count − 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
