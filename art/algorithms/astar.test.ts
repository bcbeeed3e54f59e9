import { createRng } from "../../services/random"
import type { Point } from "../svg"
import { type Terrain, octile, search, straightCost, wayCost } from "./astar"

const START: Point = [0, 0]
const GOAL: Point = [13, 8]

/** Squares of random cost. */
function rough(seed: number): Terrain {
  const rng = createRng(seed)
  const costs = Array.from({ length: 14 * 9 }, () => 1 + 6 * rng.next() ** 2)
  return { cols: 14, rows: 9, cost: (x, y) => costs[y * 14 + x] as number }
}

describe("the cheapest way", () => {
  it.each([1, 2, 3, 4])("costs what a search without a guess finds, after fewer squares (terrain %i)", (seed) => {
    const terrain = rough(seed)
    const guessed = search(terrain, START, GOAL, octile)
    const blind = search(terrain, START, GOAL, () => 0)
    expect(wayCost(terrain, guessed.way)).toBeCloseTo(wayCost(terrain, blind.way), 9)
    expect(guessed.settled.length).toBeLessThan(blind.settled.length)
  })

  it("leads from start to goal without a gap, round what is dear", () => {
    const wall: Terrain = { cols: 14, rows: 9, cost: (x, y) => (x === 6 && y > 0 ? 100 : 1) }
    const { way } = search(wall, [0, 8], GOAL, octile)
    expect([way[0], way.at(-1)]).toEqual([[0, 8], GOAL])
    expect(way).toContainEqual([6, 0])
    way.slice(1).forEach(([x, y], i) => {
      const [px, py] = way[i] as Point
      expect(Math.max(Math.abs(x - px), Math.abs(y - py))).toBe(1)
    })
  })
})

describe("the straight line", () => {
  it("costs its length on even ground, and more where half of it is dearer", () => {
    const even: Terrain = { cols: 14, rows: 9, cost: () => 1 }
    expect(straightCost(even, START, GOAL)).toBeCloseTo(Math.hypot(13, 8), 9)
    const halves: Terrain = { ...even, cost: (x) => (x < 7 ? 1 : 3) }
    expect(straightCost(halves, START, GOAL)).toBeCloseTo(2 * Math.hypot(13, 8), 1)
  })
})
