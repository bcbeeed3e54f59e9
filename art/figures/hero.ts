/** Hero of the home page: a learned spiral boundary that leaves its plot and rises, like the mark of the site. */

import { isoAreaData, isoLineData, isoLines, sample } from "../algorithms/contour"
import { train } from "../algorithms/train"
import { label } from "../lettering"
import { axes, leader, registration } from "../notation"
import { BURNT, mix, paper as t } from "../palette"
import { logit, loss } from "../../src/features/training-figure/network"
import {
  createNetwork,
  createSpirals,
  decay,
  lossHeight,
  rate,
  stepCount,
  toInputs,
  toPlot,
} from "../../src/features/training-figure/spirals"
import {
  type Box,
  type Figure,
  type Point,
  area,
  clipped,
  svgDocument,
  dot,
  frame,
  line,
  path,
  pathData,
  plus,
  polyline,
  range,
  ring,
  spark,
  splineData,
} from "../svg"

const SIZE = { width: 1600, height: 1280 }
/** The two plots. TrainingFigure.module.css covers them with live ones. */
const plot: Box = { x: 110, y: 210, w: 960, h: 960 }
const lossPlot: Box = { x: 1190, y: 890, w: 300, h: 280 }
const LETTER_SIZE = 56
const AXIS_LABEL = { color: t.line, size: LETTER_SIZE, weight: 400 } as const

function toPicture(inputs: readonly number[]): Point {
  const [u, v] = toPlot(inputs)
  return [plot.x + u * plot.w, plot.y + v * plot.h]
}

export function draw(): string {
  const data = createSpirals()
  const net = createNetwork()
  const losses: number[] = []
  train(net, data, {
    steps: stepCount,
    rate,
    decay,
    onStep: (s) => {
      if (s % 20 === 0) losses.push(loss(net, data))
    },
  })

  const field = sample(190, 190, (u, v) => logit(net, toInputs(u, v)))
  // One class in tones, the other in lines: lines around both add a quarter to the bytes of the first picture that
  // visitors wait for.
  const tones = [0, 1.2, 3, 5, 7]
    .map((l) => area(isoAreaData(field, l, plot), mix(t.ground, t.accent, 0.05 + l * 0.015)))
    .join("")
  const contours = [-7, -5, -3, -1.2]
    .map((l) => path(isoLineData(field, l, plot), { stroke: t.muted, width: 2, opacity: 0.95 + l * 0.075 }))
    .join("")

  const points = data
    .map(({ x, y }) =>
      y
        ? dot(toPicture(x), 7.5, t.accent, { stroke: t.ground, width: 2.5 })
        : dot(toPicture(x), 6.5, t.ground, { stroke: t.line, width: 3 }),
    )
    .join("")

  const center: Point = [plot.x + plot.w / 2, plot.y + plot.h / 2]
  const distanceToCenter = (p: Point): number => Math.hypot(p[0] - center[0], p[1] - center[1])
  const boundary = isoLines(field, 0, plot).sort(
    (a, b) => Math.min(...a.map(distanceToCenter)) - Math.min(...b.map(distanceToCenter)),
  )[0] as Point[]
  const middle = boundary.reduce(
    (best, p, i) => (distanceToCenter(p) < distanceToCenter(boundary[best] as Point) ? i : best),
    0,
  )
  const halves = [boundary.slice(0, middle + 1).reverse(), boundary.slice(middle)] as const
  const [launch, rest] =
    (halves[0].at(-1) as Point)[1] < (halves[1].at(-1) as Point)[1] ? halves : [halves[1], halves[0]]

  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t, SIZE.width, SIZE.height, 56) +
      clipped("plot", plot, tones + contours) +
      points +
      frame(plot, { stroke: t.line, width: 2.6 }) +
      axes(plot, t, { xTicks: 6, yTicks: 6 }) +
      label("input 1", [plot.x + plot.w, plot.y + plot.h + 78], { ...AXIS_LABEL, from: "end" }) +
      label("input 2", [plot.x - 20, plot.y - 26], AXIS_LABEL) +
      polyline(rest, { stroke: t.line, width: 4, dash: "2 13" }) +
      flight(launch) +
      lossInset(losses),
  )
}

/** Draws the boundary in coral and continues it beyond the frame, first in the direction in which it leaves. */
function flight(launch: readonly Point[]): string {
  const exit = launch.at(-1) as Point
  const before = launch.at(-9) as Point
  const len = Math.hypot(exit[0] - before[0], exit[1] - before[1])
  const dir: Point = [(exit[0] - before[0]) / len, (exit[1] - before[1]) / len]
  const tip: Point = [1420, 150]
  const c1: Point = [exit[0] + dir[0] * 190, exit[1] + dir[1] * 190]
  const c2: Point = [tip[0] - 70, tip[1] + 190]
  const on = (s: number): Point => {
    const bezier = (i: 0 | 1) => {
      const [a, b, c, d] = [exit[i], c1[i], c2[i], tip[i]]
      return (1 - s) ** 3 * a + 3 * s * (1 - s) ** 2 * b + 3 * s * s * (1 - s) * c + s ** 3 * d
    }
    return [bezier(0), bezier(1)]
  }
  const out = range(41).map((i) => on(i / 40))
  const marks = [0.25, 0.5, 0.75]
    .map((s) => {
      const [p, q] = [on(s), on(s + 0.01)]
      const k = Math.hypot(q[0] - p[0], q[1] - p[1])
      const normal: Point = [-(q[1] - p[1]) / k, (q[0] - p[0]) / k]
      return line([p[0] - normal[0] * 20, p[1] - normal[1] * 20], [p[0] + normal[0] * 20, p[1] + normal[1] * 20], {
        stroke: t.spark,
        width: 4,
      })
    })
    .join("")
  const whole = pathData([...launch, ...out])
  return (
    path(whole, { stroke: t.ground, width: 24 }) +
    path(whole, { stroke: t.spark, width: 13 }) +
    marks +
    dot(launch[0] as Point, 15, t.ground, { stroke: t.spark, width: 6 }) +
    ring(exit, 24, { stroke: BURNT, width: 3, dash: "7 7" }) +
    ring(tip, 92, { stroke: t.spark, width: 2.6, dash: "3 12", opacity: 0.9 }) +
    spark(tip, 27, t.spark, t.ground) +
    leader([tip[0], tip[1] + 62], [tip[0], tip[1] + 342], 0, t) +
    label("your question", [SIZE.width - 46, tip[1] + 410], { color: t.line, size: LETTER_SIZE, from: "end" })
  )
}

/** Draws a small plot of the network's training loss at the lower right (logarithmic scale). */
function lossInset(losses: readonly number[]): string {
  const b = lossPlot
  const curve = losses.map((v, i): Point => [b.x + (i / (losses.length - 1)) * b.w, b.y + lossHeight(v) * b.h])
  const d = splineData(curve)
  return (
    area(`${d}L${b.x + b.w} ${b.y + b.h}L${b.x} ${b.y + b.h}Z`, t.accent, 0.1) +
    path(d, { stroke: t.accent, width: 5 }) +
    axes(b, t, { xTicks: 3, yTicks: 3 }) +
    dot(curve.at(-1) as Point, 9, t.accent, { stroke: t.ground, width: 4 }) +
    plus([b.x + b.w, b.y], 9, { stroke: t.muted, width: 2.4 }) +
    label("loss", [b.x + 64, b.y + 34], AXIS_LABEL) +
    label("step", [b.x + b.w, b.y + b.h + 78], { ...AXIS_LABEL, from: "end" })
  )
}

export const hero: Figure = { name: "hero.png", ...SIZE, draw }
