/** Hero of the apply page: the fastest path over a terrain and the straight line. Larger dots are more expensive squares. */

import { type Terrain, octile, aStar, straightCost, pathCost } from "../algorithms/astar"
import { label } from "../lettering"
import { SIZE, registration } from "../notation"
import { BURNT, mix, paper as t } from "../palette"
import { createRng } from "../../services/random"
import { type Figure, type Point, svgDocument, dot, line, polyline, range, scale, spark } from "../svg"

const [COLS, ROWS, STEP] = [37, 23, 28]
const START: Point = [2, 20]
const GOAL: Point = [34, 3]
const HIGHEST = 7
const VISITED = mix(t.ground, t.accent, 0.8)
const DOTTED = { width: 6, dash: "2 14" }
/** Vertical position of the first line of the key. */
const KEY = 764

const at = ([x, y]: Point): Point => [(SIZE.width - (COLS - 1) * STEP) / 2 + x * STEP, 78 + y * STEP]

/** Sum of Gaussian hills at random places. */
function terrain(): Terrain {
  const rng = createRng("heroes/apply-1")
  const hills = range(14).map(() => ({
    x: rng.range(1, COLS - 2),
    y: rng.range(0, ROWS - 1),
    width: rng.range(1.6, 3),
    height: rng.range(3, 8),
  }))
  const over = (x: number, y: number, h: (typeof hills)[number]): number =>
    h.height * Math.exp(-((x - h.x) ** 2 + (y - h.y) ** 2) / (2 * h.width ** 2))
  return {
    cols: COLS,
    rows: ROWS,
    cost: (x, y) =>
      Math.min(
        HIGHEST,
        hills.reduce((sum, h) => sum + over(x, y, h), 1),
      ),
  }
}

function draw(): string {
  const ground = terrain()
  const { path, settled } = aStar(ground, START, GOAL, octile)
  const visited = new Set(settled.map(String))
  const radius = scale(1, HIGHEST, 2.6, 12.5)
  const squares = range(ROWS).flatMap((y) =>
    range(COLS).map((x) => dot(at([x, y]), radius(ground.cost(x, y)), visited.has(String([x, y])) ? VISITED : t.faint)),
  )
  const [found, direct] = [pathCost(ground, path), straightCost(ground, START, GOAL)].map((cost) => cost.toFixed(0))
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      squares.join("") +
      line(at(START), at(GOAL), { stroke: t.ground, width: 16 }) +
      line(at(START), at(GOAL), { stroke: t.line, ...DOTTED }) +
      polyline(path.map(at), { stroke: t.ground, width: 24 }) +
      polyline(path.map(at), { stroke: t.spark, width: 13 }) +
      dot(at(START), 16, t.ground, { stroke: t.spark, width: 7 }) +
      spark(at(GOAL), 20, t.spark, t.ground) +
      line([96, KEY], [160, KEY], { stroke: t.spark, width: 13 }) +
      keyLabel(`fastest way: ${found}`, 184, KEY, BURNT) +
      line([640, KEY], [704, KEY], { stroke: t.line, ...DOTTED }) +
      keyLabel(`straight line: ${direct}`, 728, KEY, t.line) +
      range(3)
        .map((i) => dot([104 + 24 * i, KEY + 62], 4 + 3 * i, VISITED))
        .join("") +
      keyLabel(`A* looked at ${settled.length} of ${COLS * ROWS} squares`, 184, KEY + 62, t.accent),
  )
}

/** Text of the key, vertically centered on its line. */
const keyLabel = (text: string, x: number, y: number, color: string): string =>
  label(text, [x, y + 14], { color, size: 42 })

export const heroApply: Figure = { name: "heroes/apply.png", ...SIZE, draw }
