/** Cheapest ways over a grid of squares: A* (Hart, Nilsson & Raphael 1968), and the straight line to compare them with. */

import type { Point } from "../svg.js"

export interface Terrain {
  cols: number
  rows: number
  /** What a step of length 1 within a square costs, 1 or more. */
  cost: (x: number, y: number) => number
}

export interface Search {
  /** Squares of the way, from start to goal. */
  way: Point[]
  /** Squares whose cheapest way from the start had been settled when the goal was reached, in that order. */
  settled: Point[]
}

const AROUND: readonly Point[] = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy): Point[] => (dx || dy ? [[dx, dy]] : [])),
)

/** Cost of a step to one of the eight squares around: half of its length is in each of the two. */
const stepCost = (g: Terrain, a: Point, b: Point): number =>
  (Math.hypot(a[0] - b[0], a[1] - b[1]) * (g.cost(...a) + g.cost(...b))) / 2

/** Cost of a way from square to square, each beside or at a corner of the one before. */
export const wayCost = (g: Terrain, way: readonly Point[]): number =>
  way.slice(1).reduce((sum, to, i) => sum + stepCost(g, way[i] as Point, to), 0)

/** Length of the shortest way in steps to the eight squares around: no way costs less, as no square costs less than 1. */
export function octile(a: Point, b: Point): number {
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])]
  return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy)
}

/**
 * The cheapest way from one square to another.
 * @param guess cost that is left from a square to the goal, never above the true one and consistent; 0 makes it
 *   Dijkstra's search
 */
export function search(g: Terrain, start: Point, goal: Point, guess: (from: Point, to: Point) => number): Search {
  const id = ([x, y]: Point): number => y * g.cols + x
  const spent = new Map([[id(start), 0]])
  const before = new Map<number, Point>()
  const open = new Map([[id(start), start]])
  const settled = new Map<number, Point>()
  const total = (p: Point): number => (spent.get(id(p)) as number) + guess(p, goal)
  while (open.size) {
    const at = [...open.values()].reduce((best, p) => (total(p) < total(best) ? p : best))
    open.delete(id(at))
    settled.set(id(at), at)
    if (id(at) === id(goal)) break
    for (const [dx, dy] of AROUND) {
      const to: Point = [at[0] + dx, at[1] + dy]
      if (to[0] < 0 || to[1] < 0 || to[0] >= g.cols || to[1] >= g.rows || settled.has(id(to))) continue
      const cost = (spent.get(id(at)) as number) + stepCost(g, at, to)
      if (cost >= (spent.get(id(to)) ?? Infinity)) continue
      spent.set(id(to), cost)
      before.set(id(to), at)
      open.set(id(to), to)
    }
  }
  const way: Point[] = []
  for (let at: Point | undefined = goal; at; at = before.get(id(at))) way.unshift(at)
  return { way, settled: [...settled.values()] }
}

/** Cost of the straight line between the middles of two squares, in steps that are short against a square. */
export function straightCost(g: Terrain, from: Point, to: Point): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const steps = Math.ceil(length * 100)
  let sum = 0
  for (let i = 0; i < steps; i += 1) {
    const s = (i + 0.5) / steps
    sum += g.cost(Math.round(from[0] + (to[0] - from[0]) * s), Math.round(from[1] + (to[1] - from[1]) * s))
  }
  return (sum * length) / steps
}
