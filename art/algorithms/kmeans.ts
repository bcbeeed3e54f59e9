/** k-means: Lloyd's algorithm (1982) with k-means++ seeding (Arthur & Vassilvitskii 2007). */

import type { Rng } from "../../src/random"
import type { Point } from "../svg"

const dist2 = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2

/** Returns the index of the nearest center. */
export function nearest(centers: readonly Point[], p: Point): number {
  let best = 0
  centers.forEach((c, i) => {
    if (dist2(c, p) < dist2(centers[best] as Point, p)) best = i
  })
  return best
}

/**
 * Returns the centers after every iteration, starting with the seeds.
 * The last entry is the fixed point, unless the iteration limit is reached first.
 */
export function kmeans(points: readonly Point[], seeds: readonly Point[], maxIterations = 60): Point[][] {
  const history: Point[][] = [[...seeds]]
  for (let it = 0; it < maxIterations; it += 1) {
    const centers = history.at(-1) as Point[]
    const sums = centers.map(() => [0, 0, 0])
    for (const p of points) {
      const s = sums[nearest(centers, p)] as number[]
      s[0] = (s[0] as number) + p[0]
      s[1] = (s[1] as number) + p[1]
      s[2] = (s[2] as number) + 1
    }
    const moved = sums.map(([x, y, c], i): Point =>
      c ? [(x as number) / c, (y as number) / c] : (centers[i] as Point),
    )
    history.push(moved)
    if (moved.every((c, i) => dist2(c, centers[i] as Point) < 1e-6)) break
  }
  return history
}

/**
 * Returns k-means++ seeds. Each next seed is a random point,
 * with a probability proportional to its squared distance from the nearest seed so far.
 */
export function plusPlusSeeds(points: readonly Point[], k: number, rng: Rng): Point[] {
  const seeds: Point[] = [points[rng.int(points.length)] as Point]
  while (seeds.length < k) {
    const d = points.map((p) => dist2(p, seeds[nearest(seeds, p)] as Point))
    let r = rng.next() * d.reduce((a, b) => a + b, 0)
    const i = d.findIndex((v) => (r -= v) <= 0)
    seeds.push(points[Math.max(0, i)] as Point)
  }
  return seeds
}
