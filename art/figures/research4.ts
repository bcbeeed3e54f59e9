/** Project 4, "Learning to share a junction". */

import { MOVES, type World, bestAction, qLearning, valueIteration } from "../algorithms/gridworld"
import { mean, quantile } from "../algorithms/linear"
import { PLOT, SIZE, axes, colorBar, registration } from "../notation"
import { RAMP_DARK, type Theme, ink, mix, paper, rampColor } from "../palette"
import { createRng } from "../../src/random"
import {
  type Figure,
  type Point,
  area,
  svgDocument,
  dot,
  line,
  path,
  pathData,
  plus,
  polyline,
  range,
  rect,
  ring,
  scale,
  spark,
} from "../svg"

const GAMMA = 0.93

/** Two crossing streets, two squares wide, and a side street. All other squares are buildings. */
const junction: World = {
  w: 16,
  h: 12,
  free: (x, y) =>
    x === 6 ||
    x === 7 ||
    y === 5 ||
    y === 6 ||
    (x === 12 && y > 6) ||
    (x === 2 && y < 5) ||
    (y === 1 && x > 7 && x < 13) ||
    (x === 12 && y < 5),
  goals: [[15, 5]],
}

/** Map of the streets with the optimal action of each square, and the optimal path from one start. */
function policy(t: Theme): string {
  const v = valueIteration(junction, GAMMA)
  const s = 75
  const at = (x: number, y: number): Point => [(x + 0.5) * s, (y + 0.5) * s]
  const tiles = range(junction.w * junction.h).map((k) => {
    const [x, y] = [k % junction.w, Math.floor(k / junction.w)]
    return junction.free(x, y) ? "" : rect({ x: x * s - 0.6, y: y * s - 0.6, w: s + 1.2, h: s + 1.2 }, t.line)
  })
  let [x, y] = [2, 0]
  const onWay = new Set<number>()
  const way: Point[] = []
  while (!(x === 15 && y === 5) && way.length < 60) {
    way.push(at(x, y))
    onWay.add(y * junction.w + x)
    const [dx, dy] = MOVES[bestAction(junction, v, x, y, GAMMA)] as readonly [number, number]
    ;[x, y] = [x + dx, y + dy]
  }
  way.push(at(15, 5))
  const arrows = range(junction.w * junction.h).map((k) => {
    if (onWay.has(k)) return ""
    const [cellX, cellY] = [k % junction.w, Math.floor(k / junction.w)]
    if (!junction.free(cellX, cellY) || (cellX === 15 && cellY === 5)) return ""
    const [dx, dy] = MOVES[bestAction(junction, v, cellX, cellY, GAMMA)] as readonly [number, number]
    const [cx, cy] = at(cellX, cellY)
    const [hx, hy] = [cx + dx * 21, cy + dy * 21]
    const near = (v[k] as number) ** 0.8
    return path(
      `M${cx - dx * 21} ${cy - dy * 21}L${hx} ${hy}` +
        `M${hx - dx * 14 - dy * 13} ${hy - dy * 14 - dx * 13}L${hx} ${hy}L${hx - dx * 14 + dy * 13} ${hy - dy * 14 + dx * 13}`,
      { stroke: mix(mix(t.ground, t.accent, 0.35), t.accent, near), width: 6.5 },
    )
  })
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    tiles.join("") +
      arrows.join("") +
      polyline(way, { stroke: t.ground, width: 26 }) +
      polyline(way, { stroke: t.spark, width: 12 }) +
      dot(way[0] as Point, 17, t.ground, { stroke: t.spark, width: 8 }) +
      dot(at(15, 5), 40, t.ground) +
      spark(at(15, 5), 17, t.spark, t.ground),
  )
}

/** Learning curves of Q-learning at two learning rates: the mean over the seeds, with percentile bands. */
function curve(): string {
  const t = paper
  const world: World = {
    w: 9,
    h: 8,
    free: (x, y) => !((x === 2 && y > 0) || (x === 4 && y < 7) || (x === 6 && y !== 3)),
    goals: [[8, 0]],
  }
  const [seeds, episodes, smooth] = [24, 170, 5]
  const sx = scale(0, episodes - 1, PLOT.x, PLOT.x + PLOT.w - 40)
  const sy = scale(-1.35, 0.95, PLOT.y + PLOT.h, PLOT.y)
  const learn = (rate: number, color: string): { band: string; mean: Point[]; best: number } => {
    const runs = range(seeds).map((i) => {
      const r = qLearning(world, [0, 7], episodes, rate, createRng(`4b/${i}`))
      return range(episodes).map((e) => mean(r.slice(Math.max(0, e - smooth + 1), e + 1)))
    })
    const step = range(episodes).filter((e) => e % 2 === 0 || e === episodes - 1)
    const of = (q: number): Point[] =>
      step.map((e) => [
        sx(e),
        sy(
          quantile(
            runs.map((r) => r[e] as number),
            q,
          ),
        ),
      ])
    return {
      band:
        area(pathData([...of(0.9), ...of(0.1).reverse()], true), color, 0.15) +
        area(pathData([...of(0.75), ...of(0.25).reverse()], true), color, 0.16),
      mean: step.map((e): Point => [sx(e), sy(mean(runs.map((r) => r[e] as number)))]),
      best: mean(runs.map((r) => mean(r.slice(-30)))),
    }
  }
  const [slow, fast] = [learn(0.22, t.accent), learn(0.6, t.spark)]
  const cell = 27
  const [mx, my] = [806, 512]
  const maze = range(72)
    .map((k) =>
      rect(
        { x: mx + (k % 9) * cell, y: my + Math.floor(k / 9) * cell, w: cell - 3, h: cell - 3 },
        world.free(k % 9, Math.floor(k / 9)) ? "#E4DFD3" : t.line,
        4,
      ),
    )
    .join("")
  const best = sy(fast.best)
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      slow.band +
      fast.band +
      line([PLOT.x, best], [PLOT.x + PLOT.w, best], { stroke: t.line, width: 3, dash: "4 12" }) +
      polyline(slow.mean, { stroke: t.accent, width: 8 }) +
      polyline(fast.mean, { stroke: t.spark, width: 8 }) +
      dot(slow.mean.at(-1) as Point, 13, t.accent, { stroke: t.ground, width: 5 }) +
      spark(fast.mean.at(-1) as Point, 15, t.spark, t.ground) +
      maze +
      dot([mx + 8 * cell + 12, my + 12], 8.5, t.spark) +
      dot([mx + 12, my + 7 * cell + 12], 8.5, t.accent) +
      axes(PLOT, t),
  )
}

/** State values of the junction as tiles, brightest near the goal. */
function values(): string {
  const t = ink
  const two: World = {
    ...junction,
    goals: [
      [15, 5],
      [6, 11],
    ],
  }
  const v = valueIteration(two, 0.9)
  const s = 60
  const [ox, oy] = [88, 90]
  const tiles = range(two.w * two.h).map((k) => {
    const [x, y] = [k % two.w, Math.floor(k / two.w)]
    const b = { x: ox + x * s, y: oy + y * s, w: s, h: s }
    if (!two.free(x, y)) return plus([b.x + s / 2, b.y + s / 2], 4, { stroke: "#39425F", width: 2.4 })
    const f = v[k] as number
    return rect({ x: b.x + 2.5, y: b.y + 2.5, w: s - 5, h: s - 5 }, rampColor(RAMP_DARK, 0.2 + 0.8 * f ** 1.1), 7)
  })
  const goals = two.goals.map(([x, y]) =>
    ring([ox + (x + 0.5) * s, oy + (y + 0.5) * s], 15, { stroke: t.ground, width: 5 }),
  )
  const b = { x: ox, y: oy, w: two.w * s, h: two.h * s }
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    tiles.join("") +
      goals.join("") +
      axes(b, t, { xTicks: 16, yTicks: 12, minor: false }) +
      colorBar(
        { x: 1094, y: 250, w: 20, h: 400 },
        range(24).map((i) => rampColor(RAMP_DARK, 0.18 + 0.82 * (i / 23))),
        t,
      ),
  )
}

const figure = (letter: string, draw: () => string): Figure => ({
  name: `research/highlight-4-${letter}.png`,
  ...SIZE,
  draw,
})

export const research4: readonly Figure[] = [
  { ...figure("a", () => policy(paper)), drawDark: () => policy({ ...ink, line: ink.faint }) },
  figure("b", curve),
  figure("c", values),
]
