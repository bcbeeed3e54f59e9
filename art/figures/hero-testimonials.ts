/**
 * Hero of the testimonials page: oscillators that synchronize, like fireflies.
 * Each row shows the flashes of one oscillator. The curve below shows the order parameter.
 */

import { kuramoto, order } from "../algorithms/kuramoto"
import { label } from "../lettering"
import { SIZE, axes, registration } from "../notation"
import { BURNT, paper as t } from "../palette"
import { createRng } from "../../src/random"
import {
  type Box,
  type Figure,
  type Point,
  area,
  svgDocument,
  dot,
  line,
  path,
  pathData,
  range,
  scale,
  spark,
} from "../svg"

const COUNT = 24
const ROWS: Box = { x: 110, y: 110, w: 960, h: 440 }
const ORDER: Box = { x: 110, y: 612, w: 960, h: 180 }
const FULL_TURN = 2 * Math.PI
const [DT, STEPS] = [0.01, 2300]
const END = DT * STEPS
/** Time at which the coupling begins. */
const COUPLED_FROM = 8
const COUPLING = 1.1
/** Maximum distance from the mean phase, in radians, at which a flash counts as in step. */
const IN_STEP = FULL_TURN / 8

interface Flash {
  time: number
  row: number
  inStep: boolean
}

/** Returns a flash for each full turn of each oscillator. Its time is interpolated linearly between two steps. */
function flashes(phases: readonly number[][]): Flash[] {
  return range(STEPS).flatMap((s) => {
    const [now, next] = [phases[s] as number[], phases[s + 1] as number[]]
    const { psi } = order(now)
    return range(COUNT).flatMap((row): Flash[] => {
      const [a, b] = [now[row] as number, next[row] as number]
      const turn = Math.floor(b / FULL_TURN) * FULL_TURN
      if (turn <= a) return []
      return [{ time: (s + (turn - a) / (b - a)) * DT, row, inStep: Math.cos(psi) > Math.cos(IN_STEP) }]
    })
  })
}

function draw(): string {
  const rng = createRng("heroes/testimonials")
  const frequencies = range(COUNT)
    .map(() => 3.2 + 0.36 * rng.normal())
    .sort((a, b) => b - a)
  const start = range(COUNT).map(() => rng.range(0, FULL_TURN))
  const phases = kuramoto(start, frequencies, (time) => (time < COUPLED_FROM ? 0 : COUPLING), DT, STEPS)
  const sx = scale(0, END, ORDER.x, ORDER.x + ORDER.w)
  const row = scale(0, COUNT - 1, ROWS.y, ROWS.y + ROWS.h)
  const sy = scale(0, 1, ORDER.y + ORDER.h, ORDER.y)
  const curve = phases.filter((_, s) => s % 10 === 0).map((p, s): Point => [sx(s * 10 * DT), sy(order(p).r)])
  const end = curve.at(-1) as Point
  const from = sx(COUPLED_FROM)
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      range(COUNT)
        .map((i) => line([ROWS.x, row(i)], [ROWS.x + ROWS.w, row(i)], { stroke: t.faint, width: 1.6 }))
        .join("") +
      flashes(phases)
        .map((f) => dot([sx(f.time), row(f.row)], f.inStep ? 8.5 : 7.5, f.inStep ? t.spark : t.accent))
        .join("") +
      area(
        `${pathData(curve)}L${ORDER.x + ORDER.w} ${ORDER.y + ORDER.h}L${ORDER.x} ${ORDER.y + ORDER.h}Z`,
        t.spark,
        0.16,
      ) +
      path(pathData(curve), { stroke: t.spark, width: 7 }) +
      line([from, 80], [from, ORDER.y + ORDER.h], { stroke: t.line, width: 3.5, dash: "4 12" }) +
      axes(ORDER, t, { xTicks: END, yTicks: 2, minor: false }) +
      spark(end, 13, t.spark, t.ground) +
      label("alone", [from - 20, 82], { color: t.accent, size: 42, from: "end" }) +
      label("coupled", [from + 20, 82], { color: BURNT, size: 42 }) +
      label(`order ${order(phases.at(-1) as number[]).r.toFixed(2)}`, [end[0] - 40, end[1] + 88], {
        color: t.line,
        size: 42,
        from: "end",
      }) +
      [0, 1]
        .map((r) => label(String(r), [ORDER.x - 34, sy(r) + 14], { color: t.line, size: 42, weight: 400, from: "end" }))
        .join("") +
      label("time", [ORDER.x + ORDER.w, ORDER.y + ORDER.h + 62], {
        color: t.line,
        size: 42,
        weight: 400,
        from: "end",
      }),
  )
}

export const heroTestimonials: Figure = { name: "heroes/testimonials.png", ...SIZE, draw }
