/** The fastest way over a terrain beside the straight line; larger dots are squares that take longer. */

import { type Terrain, octile, search, straightCost, wayCost } from "../algorithms/astar.js"
import { label } from "../lettering.js"
import { SIZE, registration } from "../notation.js"
import { BURNT, mix, paper as t } from "../palette.js"
import { createRng } from "../../services/random"
import { type Figure, type Point, document, dot, line, polyline, range, scale, spark } from "../svg.js"

const [COLS, ROWS, STEP] = [37, 23, 28]
const START: Point = [2, 20]
const GOAL: Point = [34, 3]
const HIGHEST = 7
const LOOKED = mix(t.ground, t.accent, 0.8)
const DOTTED = { width: 6, dash: "2 14" }
/** Height of the first line of the key. */
const KEY = 764

const at = ([x, y]: Point): Point => [(SIZE.width - (COLS - 1) * STEP) / 2 + x * STEP, 78 + y * STEP]

/** Rounded hills at random places, whose heights add up. */
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
  const { way, settled } = search(ground, START, GOAL, octile)
  const looked = new Set(settled.map(String))
  const radius = scale(1, HIGHEST, 2.6, 12.5)
  const squares = range(ROWS).flatMap((y) =>
    range(COLS).map((x) => dot(at([x, y]), radius(ground.cost(x, y)), looked.has(String([x, y])) ? LOOKED : t.faint)),
  )
  const [found, direct] = [wayCost(ground, way), straightCost(ground, START, GOAL)].map((cost) => cost.toFixed(0))
  return document(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      squares.join("") +
      line(at(START), at(GOAL), { stroke: t.ground, width: 16 }) +
      line(at(START), at(GOAL), { stroke: t.line, ...DOTTED }) +
      polyline(way.map(at), { stroke: t.ground, width: 24 }) +
      polyline(way.map(at), { stroke: t.spark, width: 13 }) +
      dot(at(START), 16, t.ground, { stroke: t.spark, width: 7 }) +
      spark(at(GOAL), 20, t.spark, t.ground) +
      line([96, KEY], [160, KEY], { stroke: t.spark, width: 13 }) +
      words(`fastest way: ${found}`, 184, KEY, BURNT) +
      line([640, KEY], [704, KEY], { stroke: t.line, ...DOTTED }) +
      words(`straight line: ${direct}`, 728, KEY, t.line) +
      range(3)
        .map((i) => dot([104 + 24 * i, KEY + 62], 4 + 3 * i, LOOKED))
        .join("") +
      words(`A* looked at ${settled.length} of ${COLS * ROWS} squares`, 184, KEY + 62, t.accent),
  )
}

/** Words of the key, in the middle of their line. */
const words = (text: string, x: number, y: number, color: string): string =>
  label(text, [x, y + 14], { color, size: 42 })

export const heroApply: Figure = { name: "heroes/apply.png", ...SIZE, draw }
