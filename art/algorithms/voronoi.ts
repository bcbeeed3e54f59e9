/** Voronoi cells by clipping the box with the bisector of every other site (Sutherland–Hodgman 1974). */

import type { Box, Point } from "../svg"

/** Returns the part of a convex polygon that is nearer to `a` than to `b`. */
function clipNearer(poly: readonly Point[], a: Point, b: Point): Point[] {
  const side = (p: Point): number => (p[0] - b[0]) ** 2 + (p[1] - b[1]) ** 2 - (p[0] - a[0]) ** 2 - (p[1] - a[1]) ** 2
  const out: Point[] = []
  poly.forEach((p, i) => {
    const q = poly[(i + 1) % poly.length] as Point
    const [sp, sq] = [side(p), side(q)]
    if (sp >= 0) out.push(p)
    if (sp * sq < 0) {
      const t = sp / (sp - sq)
      out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t])
    }
  })
  return out
}

/** Returns the cell of each site: the part of the box that is nearer to it than to any other site. */
export function voronoi(sites: readonly Point[], b: Box): Point[][] {
  const box: Point[] = [
    [b.x, b.y],
    [b.x + b.w, b.y],
    [b.x + b.w, b.y + b.h],
    [b.x, b.y + b.h],
  ]
  return sites.map((s, i) =>
    sites.reduce<Point[]>((poly, other, j) => (i === j ? poly : clipNearer(poly, s, other)), box),
  )
}

/** Returns the centroid of a polygon (shoelace formula). */
function centroid(poly: readonly Point[]): Point {
  let [a, x, y] = [0, 0, 0]
  poly.forEach((p, i) => {
    const q = poly[(i + 1) % poly.length] as Point
    const w = p[0] * q[1] - q[0] * p[1]
    a += w
    x += (p[0] + q[0]) * w
    y += (p[1] + q[1]) * w
  })
  return [x / (3 * a), y / (3 * a)]
}

/** Spreads sites evenly over a box by Lloyd relaxation: each iteration moves every site to the centroid of its cell. */
export function relaxed(sites: readonly Point[], b: Box, iterations: number): Point[] {
  let at = [...sites]
  for (let r = 0; r < iterations; r += 1) at = voronoi(at, b).map(centroid)
  return at
}
