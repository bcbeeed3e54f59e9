import { createRng } from "../../src/random"
import type { Point } from "../svg"
import { type Terrain, octile, aStar, straightCost, pathCost } from "./astar"

const START: Point = [0, 0]
const GOAL: Point = [13, 8]

/** Returns a terrain of random costs. */
function randomTerrain(seed: number): Terrain {
  const rng = createRng(seed)
  const costs = Array.from({ length: 14 * 9 }, () => 1 + 6 * rng.next() ** 2)
  return { cols: 14, rows: 9, cost: (x, y) => costs[y * 14 + x] as number }
}

describe("aStar", () => {
  it.each([1, 2, 3, 4])(
    "finds a path as cheap as that of Dijkstra's algorithm and settles fewer squares (terrain %i)",
    (seed) => {
      const terrain = randomTerrain(seed)
      const informed = aStar(terrain, START, GOAL, octile)
      const uninformed = aStar(terrain, START, GOAL, () => 0)
      expect(pathCost(terrain, informed.path)).toBeCloseTo(pathCost(terrain, uninformed.path), 9)
      expect(informed.settled.length).toBeLessThan(uninformed.settled.length)
    },
  )

  it("returns a connected path from start to goal, around expensive squares", () => {
    const wall: Terrain = { cols: 14, rows: 9, cost: (x, y) => (x === 6 && y > 0 ? 100 : 1) }
    const { path } = aStar(wall, [0, 8], GOAL, octile)
    expect([path[0], path.at(-1)]).toEqual([[0, 8], GOAL])
    expect(path).toContainEqual([6, 0])
    path.slice(1).forEach(([x, y], i) => {
      const [px, py] = path[i] as Point
      expect(Math.max(Math.abs(x - px), Math.abs(y - py))).toBe(1)
    })
  })
})

describe("straightCost", () => {
  it("equals the length if every square costs 1", () => {
    const uniform: Terrain = { cols: 14, rows: 9, cost: () => 1 }
    expect(straightCost(uniform, START, GOAL)).toBeCloseTo(Math.hypot(13, 8), 9)
  })

  it("weights each part of the line with the cost of its squares", () => {
    const halves: Terrain = { cols: 14, rows: 9, cost: (x) => (x < 7 ? 1 : 3) }
    expect(straightCost(halves, START, GOAL)).toBeCloseTo(2 * Math.hypot(13, 8), 1)
  })
})
