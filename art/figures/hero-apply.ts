/**
 * Hero of the apply page: the fastest path over a terrain, and the straight line. Larger dots are squares that take
 * more time.
 */

import { type Terrain, octile, aStar, straightCost, pathCost } from "../algorithms/astar"
import { label } from "../lettering"
import { SIZE, registration } from "../notation"
import { BURNT, mix, paper as t } from "../palette"
import { createRng } from "../../src/random"
import { type Figure, type Point, svgDocument, dot, line, polyline, range, scale, spark } from "../svg"

const [COLS, ROWS, STEP] = [37, 23, 28]
const START: Point = [2, 20]
const GOAL: Point = [34, 3]
/** Maximum cost of a square. The minimum is 1. */
const MAX_COST = 7
const VISITED = mix(t.ground, t.accent, 0.8)
const DOTTED = { width: 6, dash: "2 14" }
/** Vertical position of the first line of the key. */
const KEY_Y = 764

/** Returns the position of a square in the picture. */
const at = ([x, y]: Point): Point => [(SIZE.width - (COLS - 1) * STEP) / 2 + x * STEP, 78 + y * STEP]

/** Returns a terrain with Gaussian hills at random places. */
function terrain(): Terrain {
  const rng = createRng("heroes/apply-1")
  const hills = range(14).map(() => ({
    x: rng.range(1, COLS - 2),
    y: rng.range(0, ROWS - 1),
    width: rng.range(1.6, 3),
    height: rng.range(3, 8),
  }))
  const heightOf = (x: number, y: number, h: (typeof hills)[number]): number =>
    h.height * Math.exp(-((x - h.x) ** 2 + (y - h.y) ** 2) / (2 * h.width ** 2))
  return {
    cols: COLS,
    rows: ROWS,
    cost: (x, y) =>
      Math.min(
        MAX_COST,
        hills.reduce((sum, h) => sum + heightOf(x, y, h), 1),
      ),
  }
}

function draw(): string {
  const ground = terrain()
  const { path, settled } = aStar(ground, START, GOAL, octile)
  const visited = new Set(settled.map(String))
  const radius = scale(1, MAX_COST, 2.6, 12.5)
  const dots = range(ROWS).flatMap((y) =>
    range(COLS).map((x) => dot(at([x, y]), radius(ground.cost(x, y)), visited.has(String([x, y])) ? VISITED : t.faint)),
  )
  const [found, direct] = [pathCost(ground, path), straightCost(ground, START, GOAL)].map((cost) => cost.toFixed(0))
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      dots.join("") +
      line(at(START), at(GOAL), { stroke: t.ground, width: 16 }) +
      line(at(START), at(GOAL), { stroke: t.line, ...DOTTED }) +
      polyline(path.map(at), { stroke: t.ground, width: 24 }) +
      polyline(path.map(at), { stroke: t.spark, width: 13 }) +
      dot(at(START), 16, t.ground, { stroke: t.spark, width: 7 }) +
      spark(at(GOAL), 20, t.spark, t.ground) +
      line([96, KEY_Y], [160, KEY_Y], { stroke: t.spark, width: 13 }) +
      keyLabel(`fastest way: ${found}`, 184, KEY_Y, BURNT) +
      line([640, KEY_Y], [704, KEY_Y], { stroke: t.line, ...DOTTED }) +
      keyLabel(`straight line: ${direct}`, 728, KEY_Y, t.line) +
      range(3)
        .map((i) => dot([104 + 24 * i, KEY_Y + 62], 4 + 3 * i, VISITED))
        .join("") +
      keyLabel(`A* looked at ${settled.length} of ${COLS * ROWS} squares`, 184, KEY_Y + 62, t.accent),
  )
}

/** Draws a text of the key, vertically centered on its line. */
const keyLabel = (text: string, x: number, y: number, color: string): string =>
  label(text, [x, y + 14], { color, size: 42 })

export const heroApply: Figure = { name: "heroes/apply.png", ...SIZE, draw }
