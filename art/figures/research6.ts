/** Project 6, "What dropout does to a loss landscape". */

import { type Field, isoAreaData, isoLineData, sample } from "../algorithms/contour"
import { pca, project } from "../algorithms/linear"
import { descend, valley } from "../algorithms/simulations"
import { PLOT, SIZE, axes, registration } from "../notation"
import { RAMP_DARK, ink, mix, paper, plate, rampColor } from "../palette"
import { type Example, type Mlp, createMlp, forward, loss } from "../../src/features/training-figure/network"
import { createRng } from "../../src/random"
import {
  type Box,
  type Figure,
  type Point,
  area,
  clipped,
  cross,
  svgDocument,
  dot,
  line,
  path,
  pathData,
  polyline,
  range,
  scale,
  spark,
} from "../svg"

interface Landscape {
  /** Loss on the plane, around the center of the training path. */
  field: Field
  /** Loss on the same plane, around the lowest point of `field`. */
  around: Field
  /** The training path in coordinates of the plane. */
  way: [number, number][]
  /** Half the width of `field` in coordinates of the plane. */
  reach: number
  /** Center of `field` in coordinates of the plane. */
  center: [number, number]
}

/** Computed once, because two figures use it. */
let cachedLandscape: Landscape | undefined

/**
 * Loss of a 2–6–1 network trained by plain gradient descent with dropout, on the plane of the two
 * principal components of its path (after Li, Xu, Taylor, Studer & Goldstein 2018).
 */
function landscape(): Landscape {
  if (cachedLandscape) return cachedLandscape
  const rng = createRng("6/data")
  const data: Example[] = range(80).map((i) => {
    const a = rng.next() * 2 * Math.PI
    const r = i % 2 ? 0.5 + 0.2 * rng.normal() : 1.5 + 0.25 * rng.normal()
    return { x: [r * Math.cos(a), r * Math.sin(a)], y: i % 2 }
  })
  const net: Mlp = createMlp([2, 6, 1], createRng("6/net-4"))
  /** Layer by layer, the biases last. */
  const weights = net.flatMap((units) => [
    ...units.flatMap((unit) => unit.slice(1)),
    ...units.flatMap(([bias]) => bias ?? []),
  ])
  const mask = (): number[] => range(6).map(() => (rng.next() < 0.2 ? 0 : 1.25))
  const steps: number[][] = [weights.map(({ value }) => value)]
  for (let s = 1; s <= 420; s += 1) {
    addGradientWithDropout(net, data, mask)
    for (const weight of weights) {
      weight.value -= 0.35 * (weight.gradient + 0.001 * weight.value)
      weight.gradient = 0
    }
    steps.push(weights.map(({ value }) => value))
  }
  const plane = pca(steps, 2, rng)
  const way = steps.map((s) => project(plane, s) as [number, number])
  const xs = way.map((p) => p[0])
  const ys = way.map((p) => p[1])
  const center: [number, number] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const reach = Math.max(Math.max(...xs) - Math.min(...xs), (Math.max(...ys) - Math.min(...ys)) * 1.33) * 1.2
  const at = (a: number, b: number): number => {
    weights.forEach((weight, i) => {
      const [u, v] = [plane.axes[0]?.[i] as number, plane.axes[1]?.[i] as number]
      weight.value = (plane.mean[i] as number) + a * u + b * v
    })
    const penalty = weights.reduce((sum, { value }) => sum + value * value, 0)
    return loss(net, data) + (0.001 / 2) * penalty
  }
  const field = sample(100, 76, (u, v) => at(center[0] + (u * 2 - 1) * reach, center[1] + (1 - v * 2) * reach * 0.75))
  const low = field.values.indexOf(Math.min(...field.values))
  const [lx, ly] = [
    center[0] + (((low % 100) / 99) * 2 - 1) * reach,
    center[1] + (1 - (Math.floor(low / 100) / 75) * 2) * reach * 0.75,
  ]
  const around = sample(120, 60, (u, v) => at(lx + (u * 2 - 1) * reach * 1.4, ly + (1 - v * 2) * reach * 1.4))
  cachedLandscape = { field, around, way, reach, center }
  return cachedLandscape
}

/**
 * Adds the mean gradient over the examples, each with new dropout factors of the hidden units (Srivastava et al. 2014).
 * @param mask returns 0 for a dropped unit, 1 / (1 - dropout rate) for the others
 */
function addGradientWithDropout(net: Mlp, data: readonly Example[], mask: () => number[]): void {
  const [units, [weights]] = net as [Mlp[0], [Mlp[0][0]]]
  for (const { x, y } of data) {
    const factors = [1, ...mask()]
    const activations = forward(net, x)[1] as number[]
    const z = weights.reduce(
      (sum, { value }, i) => sum + value * (factors[i] as number) * (activations[i] as number),
      0,
    )
    const delta = 1 / (1 + Math.exp(-z)) - y
    weights.forEach((weight, i) => {
      const [activation, factor] = [activations[i] as number, factors[i] as number]
      weight.gradient += (delta * activation * factor) / data.length
      const hiddenDelta = delta * (weight.value * factor) * (1 - activation ** 2)
      units[i - 1]?.forEach((w, k) => (w.gradient += (hiddenDelta * ([1, ...x][k] as number)) / data.length))
    })
  }
}

/** Contours with the training path. */
function contours(): string {
  const t = paper
  const { field, way, reach, center } = landscape()
  const b: Box = { x: 0, y: 0, w: SIZE.width, h: SIZE.height }
  const [lo, hi] = [Math.min(...field.values), Math.max(...field.values)]
  const level = (s: number): number => lo + (hi - lo) * s ** 1.7
  const bands = range(9)
    .map((i) => area(isoAreaData(field, level((i + 1) / 10), b), mix(t.ground, t.accent, 0.02 + 0.03 * i), 1))
    .join("")
  const lines = range(30)
    .map((i) =>
      path(isoLineData(field, level((i + 0.6) / 30), b), {
        stroke: i % 5 === 0 ? t.accent : t.line,
        width: i % 5 === 0 ? 4 : 2,
        opacity: i % 5 === 0 ? 0.9 : 0.42,
      }),
    )
    .join("")
  const sx = scale(center[0] - reach, center[0] + reach, 0, SIZE.width)
  const sy = scale(center[1] - reach * 0.75, center[1] + reach * 0.75, SIZE.height, 0)
  const track = way.map(([x, y]): Point => [sx(x), sy(y)])
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    bands +
      lines +
      polyline(track, { stroke: t.ground, width: 20 }) +
      polyline(track, { stroke: t.spark, width: 9 }) +
      track
        .filter((_, i) => i % 12 === 0 && i > 0 && i < 140)
        .map((p) => dot(p, 9, t.ground, { stroke: t.spark, width: 5 }))
        .join("") +
      dot(track[0] as Point, 17, t.ground) +
      cross(track[0] as Point, 13, { stroke: t.line, width: 7 }) +
      dot(track.at(-1) as Point, 46, t.ground) +
      spark(track.at(-1) as Point, 19, t.spark, t.ground),
  )
}

/** The same surface upside down, as ridges one behind the other: the best weights are the summit. */
function ridges(): string {
  const t = ink
  const { around: field } = landscape()
  const [lo, hi] = [Math.min(...field.values), Math.max(...field.values)]
  const high = (v: number): number => Math.log(hi / v) / Math.log(hi / lo)
  const rows = 40
  let summit: Point = [600, 900]
  const lines = range(rows).map((r) => {
    const j = Math.round((r / (rows - 1)) * (field.rows - 1))
    const depth = r / (rows - 1)
    const [x0, x1] = [190 - 110 * depth, 1010 + 110 * depth]
    const y = 395 + 400 * depth
    const v = range(field.cols).map((i) => high(field.values[j * field.cols + i] as number))
    const p = v.map((h, i): Point => [x0 + ((x1 - x0) * i) / (field.cols - 1), y - 320 * h ** 1.5])
    const top = Math.max(...v)
    const peak = p[v.indexOf(top)] as Point
    if (top > 0.985 && peak[1] < summit[1]) summit = peak
    const d = pathData(p)
    return (
      area(`${d}L${x1} 900L${x0} 900Z`, t.ground) +
      path(d, { stroke: rampColor(RAMP_DARK, 0.42 + 0.5 * top ** 3), width: 3.6 })
    )
  })
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      lines.join("") +
      line([summit[0], summit[1] - 14], [summit[0], summit[1] - 96], { stroke: t.line, width: 3, dash: "2 10" }) +
      spark([summit[0], summit[1] - 4], 15, t.spark, t.ground),
  )
}

/** Gradient descent without and with momentum in Rosenbrock's valley. */
function race(): string {
  const t = plate
  const sx = scale(-1.7, 1.7, PLOT.x, PLOT.x + PLOT.w)
  const sy = scale(-0.75, 1.71, PLOT.y + PLOT.h, PLOT.y)
  const field = sample(320, 230, (u, v) => Math.log(valley(-1.7 + 3.4 * u, 1.71 - 2.46 * v) + 0.02))
  const levels = range(13).map((i) => -2.6 + i * 0.54)
  const start: Point = [-1.35, 0.35]
  const toPx = (p: Point): Point => [sx(p[0]), sy(p[1])]
  const plain = descend(start, 0.004, 0, 420).map(toPx)
  const heavy = descend(start, 0.0016, 0.91, 420).map(toPx)
  const goal = toPx([1, 1])
  const track = (p: Point[], color: string): string =>
    polyline(p, { stroke: t.ground, width: 15 }) +
    polyline(p, { stroke: color, width: 6.5 }) +
    p
      .filter((_, i) => i % 14 === 0 && i > 0)
      .map((q) => dot(q, 7.5, color, { stroke: t.ground, width: 2.5 }))
      .join("")
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      clipped(
        "c",
        PLOT,
        area(isoAreaData({ ...field, values: field.values.map((v) => -v) }, 0.4, PLOT), t.accent, 0.07) +
          area(isoAreaData({ ...field, values: field.values.map((v) => -v) }, 1.6, PLOT), t.accent, 0.1) +
          levels
            .map((l, i) =>
              path(isoLineData(field, l, PLOT), { stroke: t.muted, width: i % 4 === 0 ? 3.2 : 1.8, opacity: 0.65 }),
            )
            .join("") +
          track(plain, t.accent) +
          track(heavy, t.spark),
      ) +
      dot(toPx(start), 15, t.ground, { stroke: t.line, width: 6 }) +
      dot(goal, 24, t.ground) +
      cross(goal, 14, { stroke: t.line, width: 7 }) +
      axes(PLOT, t),
  )
}

const figure = (letter: string, draw: () => string): Figure => ({
  name: `research/highlight-6-${letter}.png`,
  ...SIZE,
  draw,
})

export const research6: readonly Figure[] = [figure("a", contours), figure("b", ridges), figure("c", race)]
