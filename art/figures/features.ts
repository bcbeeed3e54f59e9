/** Pictures of two feature tabs: lectures and mentor groups. */

import { leastSquares, mean } from "../algorithms/linear"
import { markBody } from "../mark"
import { label } from "../lettering"
import { PLOT, SIZE, axes, registration } from "../notation"
import { BURNT, type Theme, ink, paper, darkSheet } from "../palette"
import { createRng } from "../../src/random"
import {
  type Box,
  type Figure,
  type Point,
  svgDocument,
  dot,
  line,
  path,
  polyline,
  range,
  ring,
  scale,
  splineData,
} from "../svg"
import * as mini from "./minis"

/**
 * Training and test error by degree of a polynomial, as the median over random samples (Geman, Bienenstock & Doursat
 * 1992).
 */
function lecture(): string {
  const t = paper
  const rng = createRng("features/lecture-2")
  const truth = (x: number): number => Math.sin(2.6 * x + 0.9) + 0.34 * Math.sin(5.3 * x + 2.2)
  const legendre = (x: number, d: number): number[] => {
    const p = [1, x]
    for (let k = 1; k < d; k += 1) p.push(((2 * k + 1) * x * (p[k] as number) - k * (p[k - 1] as number)) / (k + 1))
    return p.slice(0, d + 1)
  }
  const degrees = range(12).map((i) => i + 1)
  const draw = (n: number): { x: number; y: number }[] =>
    range(n).map(() => {
      const x = rng.range(-1, 1)
      return { x, y: truth(x) + rng.normal() * 0.35 }
    })
  const runs = range(36).map(() => {
    const [fit, test] = [draw(30), draw(200)]
    return degrees.map((d) => {
      const w = leastSquares(
        fit.map((p) => legendre(p.x, d)),
        fit.map((p) => p.y),
        4e-3,
      )
      const error = (s: { x: number; y: number }[]): number =>
        mean(s.map((p) => (p.y - legendre(p.x, d).reduce((a, v, i) => a + v * (w[i] as number), 0)) ** 2))
      return { train: error(fit), test: error(test) }
    })
  })
  const sx = scale(1, 12, PLOT.x + 20, PLOT.x + PLOT.w - 20)
  const sy = scale(0, 0.86, PLOT.y + PLOT.h, PLOT.y)
  const pts = (f: (d: number) => number): Point[] => degrees.map((d, i) => [sx(d), sy(Math.min(1.5, f(i)))])
  const median = (v: number[]): number => [...v].sort((a, b) => a - b)[Math.floor(v.length / 2)] as number
  const trainMedian = pts((i) => median(runs.map((r) => r[i]?.train as number)))
  const testMedian = pts((i) => median(runs.map((r) => r[i]?.test as number)))
  const faint = runs
    .slice(0, 22)
    .map(
      (r) =>
        polyline(
          pts((i) => r[i]?.test as number),
          { stroke: t.spark, width: 2, opacity: 0.26 },
        ) +
        polyline(
          pts((i) => r[i]?.train as number),
          { stroke: t.accent, width: 2, opacity: 0.2 },
        ),
    )
    .join("")
  const [testEnd, fitEnd] = [testMedian.at(-1) as Point, trainMedian.at(-1) as Point]
  const words = { size: 44, halo: t.ground }
  const best = testMedian.reduce((a, p) => (p[1] > a[1] ? p : a))
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    `<clipPath id="c"><rect x="${PLOT.x}" y="${PLOT.y - 30}" width="${PLOT.w}" height="${PLOT.h + 30}"/></clipPath>` +
      registration(t) +
      `<g clip-path="url(#c)">${faint}</g>` +
      line([best[0], PLOT.y + 20], [best[0], PLOT.y + PLOT.h], { stroke: t.line, width: 3.5, dash: "4 12" }) +
      path(splineData(trainMedian), { stroke: t.accent, width: 9 }) +
      `<g clip-path="url(#c)">${path(splineData(testMedian), { stroke: t.spark, width: 9 })}</g>` +
      trainMedian.map((p) => dot(p, 10, t.ground, { stroke: t.accent, width: 5 })).join("") +
      testMedian
        .filter((p) => p[1] > PLOT.y)
        .map((p) => dot(p, 10, t.ground, { stroke: t.spark, width: 5 }))
        .join("") +
      ring(best, 38, { stroke: t.line, width: 3.5 }) +
      dot(best, 12, t.spark) +
      axes(PLOT, t, { xTicks: 11, yTicks: 5, minor: false }) +
      label(`lowest at degree ${testMedian.indexOf(best) + 1}`, [best[0] + 22, PLOT.y + 40], {
        ...words,
        color: t.line,
      }) +
      label("test error", [PLOT.x + PLOT.w, testEnd[1] - 50], { ...words, color: BURNT, from: "end" }) +
      label("training error", [PLOT.x + PLOT.w, fitEnd[1] - 44], { ...words, color: t.accent, from: "end" }) +
      label("degree", [PLOT.x + PLOT.w, PLOT.y + PLOT.h + 72], { color: t.line, size: 44, weight: 400, from: "end" }),
  )
}

/** Small-world graph (Watts & Strogatz 1998): seven students in a ring with their work, a mentor at the center. */
function mentor(light: Theme): string {
  const t = ink
  const rng = createRng("features/mentor-2")
  const center: Point = [600, 452]
  const at = (i: number): Point => [
    center[0] + 400 * Math.cos((i / 7) * 2 * Math.PI - Math.PI / 2),
    center[1] + 318 * Math.sin((i / 7) * 2 * Math.PI - Math.PI / 2),
  ]
  const links = range(7).flatMap((i) =>
    [1, 2].map((k): [number, number] => {
      let j = (i + k) % 7
      if (k === 2 && rng.next() < 0.4) j = (i + 3 + rng.int(2)) % 7
      return [i, j]
    }),
  )
  const bend = (a: Point, b: Point, pull: number): string => {
    const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${(mid[0] + (center[0] - mid[0]) * pull).toFixed(1)} ${(mid[1] + (center[1] - mid[1]) * pull).toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  }
  const plots = [mini.scatter, mini.contourMap, mini.histogram, mini.clusters, mini.gpBand, mini.confusion, mini.curves]
  const circles = range(7).map((i) => {
    const p = at(i)
    const r = 92
    const b: Box = { x: p[0] - 54, y: p[1] - 46, w: 108, h: 90 }
    const plot = plots[i] as mini.Mini
    return dot(p, r + 12, t.ground) + dot(p, r, light.ground) + plot(b, light, `mentor${i}`)
  })
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      links
        .map(([i, j]) =>
          path(bend(at(i), at(j), (j - i + 7) % 7 === 1 ? -0.28 : -0.3), {
            stroke: t.accent,
            width: 4.5,
            opacity: 0.75,
          }),
        )
        .join("") +
      range(7)
        .map((i) => line(center, at(i), { stroke: t.spark, width: 6 }))
        .join("") +
      circles.join("") +
      dot(center, 104, t.ground) +
      ring(center, 92, { stroke: t.spark, width: 4, dash: "3 13" }) +
      dot(center, 66, t.spark) +
      `<g transform="translate(${center[0] - 43} ${center[1] - 44}) scale(2.6)">${markBody({ tile: t.ground, spark: light.ground })}</g>`,
  )
}

const figure = (name: string, draw: () => string): Figure => ({ name: `features/${name}.png`, ...SIZE, draw })

export const features: readonly Figure[] = [
  figure("lecture", lecture),
  { ...figure("mentor", () => mentor(paper)), drawDark: () => mentor(darkSheet) },
]
