/** Cheapest paths on a grid: A* (Hart, Nilsson & Raphael 1968), and the cost of the straight line for comparison. */

import type { Point } from "../svg"

/** A grid of squares. */
export interface Terrain {
  cols: number
  rows: number
  /** Cost of a step of length 1 within a square, at least 1. */
  cost: (x: number, y: number) => number
}

export interface SearchResult {
  /** Squares of the path, from start to goal. */
  path: Point[]
  /** The closed set: squares whose cheapest path was known when the goal was reached, in that order. */
  settled: Point[]
}

const NEIGHBORS: readonly Point[] = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy): Point[] => (dx || dy ? [[dx, dy]] : [])),
)

/** Returns the cost of a step to one of the eight neighbors. Half of the step is in each square. */
const stepCost = (terrain: Terrain, a: Point, b: Point): number =>
  (Math.hypot(a[0] - b[0], a[1] - b[1]) * (terrain.cost(...a) + terrain.cost(...b))) / 2

/** Returns the cost of a path of neighboring squares. */
export const pathCost = (terrain: Terrain, path: readonly Point[]): number =>
  path.slice(1).reduce((sum, to, i) => sum + stepCost(terrain, path[i] as Point, to), 0)

/** Returns the octile distance of two squares. It is an admissible heuristic, because no square costs less than 1. */
export function octile(a: Point, b: Point): number {
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])]
  return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy)
}

/**
 * Finds the cheapest path from one square to another.
 * @param heuristic admissible and consistent estimate of the remaining cost; with 0 this is Dijkstra's algorithm
 */
export function aStar(
  terrain: Terrain,
  start: Point,
  goal: Point,
  heuristic: (from: Point, to: Point) => number,
): SearchResult {
  const id = ([x, y]: Point): number => y * terrain.cols + x
  const costSoFar = new Map([[id(start), 0]])
  const cameFrom = new Map<number, Point>()
  const open = new Map([[id(start), start]])
  const settled = new Map<number, Point>()
  const total = (p: Point): number => (costSoFar.get(id(p)) as number) + heuristic(p, goal)
  while (open.size) {
    const current = [...open.values()].reduce((best, p) => (total(p) < total(best) ? p : best))
    open.delete(id(current))
    settled.set(id(current), current)
    if (id(current) === id(goal)) break
    for (const [dx, dy] of NEIGHBORS) {
      const to: Point = [current[0] + dx, current[1] + dy]
      if (to[0] < 0 || to[1] < 0 || to[0] >= terrain.cols || to[1] >= terrain.rows || settled.has(id(to))) continue
      const cost = (costSoFar.get(id(current)) as number) + stepCost(terrain, current, to)
      if (cost >= (costSoFar.get(id(to)) ?? Infinity)) continue
      costSoFar.set(id(to), cost)
      cameFrom.set(id(to), current)
      open.set(id(to), to)
    }
  }
  const path: Point[] = []
  for (let at: Point | undefined = goal; at; at = cameFrom.get(id(at))) path.unshift(at)
  return { path, settled: [...settled.values()] }
}

/** Returns the cost of the straight line between the centers of two squares, sampled 100 times per side of a square. */
export function straightCost(terrain: Terrain, from: Point, to: Point): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const steps = Math.ceil(length * 100)
  let sum = 0
  for (let i = 0; i < steps; i += 1) {
    const s = (i + 0.5) / steps
    sum += terrain.cost(Math.round(from[0] + (to[0] - from[0]) * s), Math.round(from[1] + (to[1] - from[1]) * s))
  }
  return (sum * length) / steps
}
