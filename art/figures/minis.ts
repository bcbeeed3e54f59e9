/** Small plots for the posters of the symposium and the circles of the mentor group, each computed from random data. */

import { isoAreaData, isoLineData, sample } from "../algorithms/contour"
import { kmeans, nearest, plusPlusSeeds } from "../algorithms/kmeans"
import { gaussianProcess, rbf } from "../algorithms/machineLearning"
import { leastSquares } from "../algorithms/linear"
import { descend, valley } from "../algorithms/simulations"
import { voronoi } from "../algorithms/voronoi"
import type { Theme } from "../palette"
import { mix } from "../palette"
import { createRng } from "../../src/random"
import {
  type Box,
  type Point,
  area,
  clipped,
  dot,
  line,
  path,
  pathData,
  polyline,
  range,
  rect,
  scale,
  splineData,
} from "../svg"

/** Draws a small plot in a box. The seed fixes its random data. */
export type Mini = (b: Box, t: Theme, seed: string) => string

/** L-shaped axes without ticks. */
const corner = (b: Box, t: Theme): string =>
  path(`M${b.x} ${b.y}V${b.y + b.h}H${b.x + b.w}`, { stroke: t.line, width: 3 })

/** Scatter with its least-squares line. */
export const scatter: Mini = (b, t, seed) => {
  const rng = createRng(seed)
  const data = range(26).map((): Point => {
    const x = rng.next()
    return [x, 0.18 + 0.6 * x + rng.normal() * 0.09]
  })
  const [c, m] = leastSquares(
    data.map(([x]) => [1, x]),
    data.map(([, y]) => y),
  ) as [number, number]
  const at = (x: number, y: number): Point => [b.x + x * b.w, b.y + b.h - Math.min(1, Math.max(0, y)) * b.h]
  return (
    data.map(([x, y]) => dot(at(x, y), 6, t.accent)).join("") +
    line(at(0.02, c + m * 0.02), at(0.98, c + m * 0.98), { stroke: t.spark, width: 5 }) +
    corner(b, t)
  )
}

/** Histogram of binomial samples, with the highest bar in coral. */
export const histogram: Mini = (b, t, seed) => {
  const rng = createRng(seed)
  const bins = new Array<number>(11).fill(0)
  for (let i = 0; i < 260; i += 1) {
    const k = range(10).filter(() => rng.next() < 0.46).length
    bins[k] = (bins[k] as number) + 1
  }
  const top = Math.max(...bins)
  const w = b.w / 11
  return (
    bins
      .map((c, k) =>
        rect(
          { x: b.x + k * w + 3, y: b.y + b.h - (c / top) * b.h * 0.96, w: w - 5, h: (c / top) * b.h * 0.96 },
          c === top ? t.spark : t.accent,
          2,
        ),
      )
      .join("") + corner(b, t)
  )
}

/** Contours of Rosenbrock's valley with a descent. */
export const contourMap: Mini = (b, t, seed) => {
  const field = sample(60, 46, (u, v) => -Math.log(valley(-1.6 + 3.2 * u, 1.7 - 2.4 * v) + 0.05))
  const way = descend([-1.2, 1.5], 0.004, 0.85, 130).map(([x, y]): Point => [
    b.x + ((x + 1.6) / 3.2) * b.w,
    b.y + ((1.7 - y) / 2.4) * b.h,
  ])
  return (
    clipped(
      `m${seed.replace(/\W/g, "")}`,
      b,
      range(8)
        .map((i) => area(isoAreaData(field, -3.4 + i * 0.75, b), t.accent, 0.07))
        .join("") +
        range(8)
          .map((i) => path(isoLineData(field, -3.4 + i * 0.75, b), { stroke: t.accent, width: 2 }))
          .join("") +
        polyline(way, { stroke: t.spark, width: 5 }),
    ) + dot(way.at(-1) as Point, 8, t.spark, { stroke: t.ground, width: 3 })
  )
}

/** k-means cells. */
export const clusters: Mini = (b, t, seed) => {
  const rng = createRng(seed)
  const points = range(60).map((i): Point => [
    b.x + b.w * Math.min(0.97, Math.max(0.03, ([0.25, 0.72, 0.5][i % 3] as number) + rng.normal() * 0.11)),
    b.y + b.h * Math.min(0.96, Math.max(0.04, ([0.3, 0.35, 0.76][i % 3] as number) + rng.normal() * 0.1)),
  ])
  const centers = kmeans(points, plusPlusSeeds(points, 3, rng)).at(-1) as Point[]
  const colors = [t.accent, t.spark, t.line]
  return (
    voronoi(centers, b)
      .map(
        (c, i) =>
          area(pathData(c, true), mix(t.ground, colors[i] as string, 0.12)) +
          path(pathData(c, true), { stroke: t.ground, width: 4 }),
      )
      .join("") + points.map((p) => dot(p, 5.5, colors[nearest(centers, p)] as string)).join("")
  )
}

/** Gaussian-process fit with its band. */
export const gpBand: Mini = (b, t, seed) => {
  const rng = createRng(seed)
  const x = [0.05, 0.16, 0.24, 0.36, 0.66, 0.78, 0.94]
  const y = x.map((v) => Math.sin(v * 7) * 0.7 + rng.normal() * 0.1)
  const grid = range(41).map((i) => i / 40)
  const p = gaussianProcess(x, y, grid, rbf(0.13, 0.8), 0.1)
  const sx = scale(0, 1, b.x, b.x + b.w)
  const sy = scale(-2, 2, b.y + b.h, b.y)
  const edge = (k: number): Point[] => p.mean.map((m, i) => [sx(grid[i] as number), sy(m + k * (p.sd[i] as number))])
  return (
    area(pathData([...edge(1.9), ...edge(-1.9).reverse()], true), t.accent, 0.2) +
    path(splineData(edge(0)), { stroke: t.accent, width: 5 }) +
    x.map((v, i) => dot([sx(v), sy(y[i] as number)], 6.5, t.line)).join("") +
    corner(b, t)
  )
}

/** Two noisy exponential curves that look like learning curves. */
export const curves: Mini = (b, t, seed) => {
  const rng = createRng(seed)
  const make = (rate: number, floor: number): Point[] => {
    let noise = 0
    return range(40).map((i): Point => {
      noise = 0.7 * noise + 0.02 * rng.normal()
      return [
        b.x + (i / 39) * b.w,
        b.y + b.h * (1 - Math.min(0.98, floor + (0.92 - floor) * Math.exp(-i * rate) + noise)),
      ]
    })
  }
  return (
    polyline(make(0.07, 0.3), { stroke: t.accent, width: 5 }) +
    polyline(make(0.16, 0.12), { stroke: t.spark, width: 5 }) +
    corner(b, t)
  )
}

/** Confusion matrix of noisy guesses of five classes. */
export const confusion: Mini = (b, t, seed) => {
  const rng = createRng(seed)
  const k = 5
  const counts = new Array<number>(k * k).fill(0)
  for (let i = 0; i < 300; i += 1) {
    const truth = rng.int(k)
    const guess = Math.min(k - 1, Math.max(0, Math.round(truth + rng.normal() * 0.62)))
    counts[truth * k + guess] = (counts[truth * k + guess] as number) + 1
  }
  const top = Math.max(...counts)
  const s = Math.min(b.w, b.h) / k
  const x0 = b.x + (b.w - s * k) / 2
  const y0 = b.y + (b.h - s * k) / 2
  return counts
    .map((c, i) =>
      rect(
        { x: x0 + (i % k) * s + 2, y: y0 + Math.floor(i / k) * s + 2, w: s - 4, h: s - 4 },
        mix(t.ground, t.accent, 0.08 + 0.9 * (c / top)),
        4,
      ),
    )
    .join("")
}
