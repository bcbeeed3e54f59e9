/** Project 7, "Wildfire risk from satellite tiles". */

import { type LabeledPoint, decisionTree, logistic, roc } from "../algorithms/machineLearning"
import { dot as inner, quantile } from "../algorithms/linear"
import { type Hex, spreadFire } from "../algorithms/simulations"
import { PLOT, SIZE, axes, registration } from "../notation"
import { INDIGO, ink, mix, paper, plate, rampColor } from "../palette"
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
  frame,
  line,
  pathData,
  plus,
  polyline,
  range,
  rect,
  ring,
  scale,
} from "../svg"

const BURN = ["#FFF3E2", "#FFC69B", "#FF7A45", "#D9531E", "#8E3A2A", "#4A2A4A", "#2B2659"]

/** Fire spread over hexagons with wind from the south-west; the cells that ignited last are brightest. */
function fire(): string {
  const t = ink
  const size = 19
  const [dx, dy] = [size * Math.sqrt(3), size * 1.5]
  const cells: Hex[] = []
  for (let r = -1; r <= 33; r += 1) for (let c = -1; c <= 37; c += 1) cells.push({ q: c - Math.floor(r / 2), r })
  const center = (h: Hex): Point => [(h.q + h.r / 2) * dx, h.r * dy]
  const fuel = (h: Hex): number => {
    const [x, y] = center(h)
    const river = Math.abs(y - 560 - 150 * Math.sin(x / 260 + 0.7)) < 27 && !(x > 425 && x < 520)
    return river ? 0 : 0.72 + 0.42 * Math.sin(x / 95 + 1) * Math.cos(y / 120)
  }
  const start: Hex = { q: -2, r: 23 }
  const steps = 44
  const time = spreadFire(cells, fuel, start, [0.85, -0.42], steps, createRng("7a/wind-2"))
  const hex = (p: Point, s: number): string =>
    pathData(
      range(6).map((k): Point => {
        const a = ((k + 0.5) * Math.PI) / 3
        return [p[0] + s * Math.cos(a), p[1] + s * Math.sin(a)]
      }),
      true,
    )
  const tiles = cells.map((h) => {
    const at = time.get(`${h.q},${h.r}`)
    const p = center(h)
    const f = fuel(h)
    if (at !== undefined) return area(hex(p, size * 0.93), rampColor(BURN, ((steps - at) / steps) ** 0.62))
    if (f === 0) return area(hex(p, size * 0.93), mix(t.ground, INDIGO, 0.55))
    return area(hex(p, size * (0.28 + 0.42 * f)), mix(t.ground, "#4C587F", 0.28 + 0.4 * f))
  })
  const origin = center(start)
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    tiles.join("") +
      ring(origin, 40, { stroke: t.line, width: 4, dash: "4 11" }) +
      cross(origin, 12, { stroke: t.line, width: 6 }),
  )
}

/** Points of two classes, and the rectangles into which a decision tree splits the plane. */
function tree(): string {
  const t = paper
  const rng = createRng("7b/tiles")
  const data: LabeledPoint[] = range(230).map(() => {
    const point: Point = [PLOT.x + rng.next() * PLOT.w, PLOT.y + rng.next() * PLOT.h]
    const distance = Math.hypot((point[0] - 720) / 330, (point[1] - 380) / 235) + rng.normal() * 0.11
    return { point, label: distance < 1 || (point[0] < 330 && point[1] > 600) ? 1 : 0 }
  })
  const { leaves, splits } = decisionTree(data, PLOT, 6, 4)
  const fills = leaves.map((l) =>
    rect(
      l.box,
      mix(
        t.ground,
        l.positiveFraction > 0.5 ? t.spark : t.accent,
        l.positiveFraction > 0.5 ? 0.12 + 0.26 * l.positiveFraction : 0.03 + 0.1 * (1 - l.positiveFraction),
      ),
    ),
  )
  const splitLines = splits.map((s) =>
    s.axis === 0
      ? line([s.threshold, s.box.y], [s.threshold, s.box.y + s.box.h], { stroke: t.line, width: 7 - s.depth * 0.95 })
      : line([s.box.x, s.threshold], [s.box.x + s.box.w, s.threshold], { stroke: t.line, width: 7 - s.depth * 0.95 }),
  )
  const points = data.map((d) =>
    d.label
      ? dot(d.point, 9, "#E0561F", { stroke: t.ground, width: 2.5 })
      : plus(d.point, 8, { stroke: t.accent, width: 4 }),
  )
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      fills.join("") +
      points.join("") +
      splitLines.join("") +
      frame(PLOT, { stroke: t.line, width: 2.6 }) +
      axes(PLOT, t),
  )
}

/** ROC curve of logistic regression on held-out samples, with a bootstrap band. */
function rocCurve(): string {
  const t = plate
  const rng = createRng("7c/samples")
  const draw = (): { x: number[]; y: number } => {
    const y = rng.next() < 0.4 ? 1 : 0
    return { x: [rng.normal() + y * 0.95, rng.normal() - y * 0.75, rng.normal()], y }
  }
  const [fit, test] = [range(160).map(draw), range(170).map(draw)]
  const w = logistic(
    fit.map((d) => d.x),
    fit.map((d) => d.y),
  )
  const scores = test.map((d) => (w[0] as number) + inner(d.x, w.slice(1)))
  const curve = roc(
    scores,
    test.map((d) => d.y),
  )
  const b: Box = { x: 260, y: 90, w: 690, h: 690 }
  const at = ([x, y]: readonly [number, number]): Point => [b.x + x * b.w, b.y + b.h - y * b.h]
  const height = (c: readonly (readonly [number, number])[], x: number): number =>
    Math.max(...c.filter((p) => p[0] <= x + 1e-9).map((p) => p[1]))
  const grid = range(51).map((i) => i / 50)
  const boots = range(120).map(() => {
    const pick = range(test.length).map(() => rng.int(test.length))
    const c = roc(
      pick.map((i) => scores[i] as number),
      pick.map((i) => (test[i] as { y: number }).y),
    )
    return grid.map((x) => height(c, x))
  })
  const edge = (q: number): Point[] =>
    grid.map((x, i) =>
      at([
        x,
        quantile(
          boots.map((r) => r[i] as number),
          q,
        ),
      ]),
    )
  const youden = curve.reduce((a, p) => (p[1] - p[0] > a[1] - a[0] ? p : a))
  const sx = scale(Math.min(...scores), Math.max(...scores), 0, 11)
  const hist = [0, 1].map((y) =>
    range(12).map((k) => scores.filter((s, i) => (test[i] as { y: number }).y === y && Math.round(sx(s)) === k).length),
  )
  const bars = range(12)
    .map((k) => {
      const y = 180 + k * 44
      return (
        rect({ x: 1020, y, w: 2 + ((hist[1] as number[])[11 - k] as number) * 5, h: 17 }, t.spark, 3) +
        rect({ x: 1020, y: y + 20, w: 2 + ((hist[0] as number[])[11 - k] as number) * 5, h: 17 }, t.accent, 3)
      )
    })
    .join("")
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      clipped(
        "c",
        b,
        area(`${pathData(curve.map(at))}L${b.x + b.w} ${b.y + b.h}Z`, t.accent, 0.07) +
          area(pathData([...edge(0.95), ...edge(0.05).reverse()], true), t.accent, 0.2),
      ) +
      line(at([0, 0]), at([1, 1]), { stroke: t.line, width: 3, dash: "4 12" }) +
      polyline(curve.map(at), { stroke: t.accent, width: 9 }) +
      line(at(youden), at([youden[0], youden[0]]), { stroke: t.spark, width: 5 }) +
      dot(at(youden), 18, t.ground) +
      dot(at(youden), 15, t.spark) +
      ring(at(youden), 30, { stroke: t.spark, width: 3.5 }) +
      axes(b, t, { xTicks: 5, yTicks: 5, closed: true }) +
      bars,
  )
}

const figure = (letter: string, draw: () => string): Figure => ({
  name: `research/highlight-7-${letter}.png`,
  ...SIZE,
  draw,
})

export const research7: readonly Figure[] = [figure("a", fire), figure("b", tree), figure("c", rocCurve)]
