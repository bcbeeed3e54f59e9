/** Project 5, "Finding planets in noisy starlight". */

import { gaussianProcess, rbf } from "../algorithms/machineLearning"
import { cholesky, dot as inner, mean } from "../algorithms/linear"
import { lombScargle, transitFlux } from "../algorithms/signal"
import { PLOT, SIZE, axes, registration } from "../notation"
import { ink, paper, plate } from "../palette"
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
  polyline,
  range,
  ring,
  scale,
  splineData,
} from "../svg"

/** Light curve folded at the period, with a transit model fitted by least squares over a grid of parameters. */
function lightCurve(): string {
  const t = ink
  const rng = createRng("5a/star")
  const truth = { radius: 0.135, duration: 0.36, impact: 0.25 }
  const data = range(900).map(() => {
    const phase = rng.range(-0.5, 0.5)
    return { phase, flux: transitFlux(phase, truth.radius, truth.duration, truth.impact) + rng.normal() * 0.0052 }
  })
  let best = { radius: 0, duration: 0, cost: Infinity }
  for (let radius = 0.08; radius < 0.19; radius += 0.005) {
    for (let duration = 0.2; duration < 0.5; duration += 0.01) {
      const cost = data.reduce((s, d) => s + (d.flux - transitFlux(d.phase, radius, duration, 0.25)) ** 2, 0)
      if (cost < best.cost) best = { radius, duration, cost }
    }
  }
  const main: Box = { x: 120, y: 80, w: 980, h: 540 }
  const low: Box = { x: 120, y: 680, w: 980, h: 120 }
  const sx = scale(-0.5, 0.5, main.x, main.x + main.w)
  const sy = scale(0.965, 1.016, main.y + main.h, main.y)
  const sr = scale(-0.006, 0.006, low.y + low.h, low.y)
  const model = (p: number): number => transitFlux(p, best.radius, best.duration, 0.25)
  const stars = data
    .filter((d) => d.flux > 0.966 && d.flux < 1.015)
    .map((d) => dot([sx(d.phase), sy(d.flux)], 4.2, "#5C668A"))
    .join("")
  const bins = range(28).map((i) => {
    const lo = -0.5 + i / 28
    const own = data.filter((d) => d.phase >= lo && d.phase < lo + 1 / 28).map((d) => d.flux)
    const m = mean(own)
    const e = Math.sqrt(mean(own.map((f) => (f - m) ** 2)) / own.length)
    const x = sx(lo + 0.5 / 28)
    const r = m - model(lo + 0.5 / 28)
    return {
      over:
        line([x, sy(m - 2.4 * e)], [x, sy(m + 2.4 * e)], { stroke: t.line, width: 3.5 }) +
        dot([x, sy(m)], 10, t.line, { stroke: t.ground, width: 3 }),
      rest:
        line([x, sr(r - 2.4 * e)], [x, sr(r + 2.4 * e)], { stroke: t.muted, width: 3 }) + dot([x, sr(r)], 6.5, t.mint),
    }
  })
  const fit = range(241).map((i): Point => [sx(-0.5 + i / 240), sy(model(-0.5 + i / 240))])
  const edge = best.duration / 2
  const guides = [-edge, edge]
    .map((p) => line([sx(p), main.y], [sx(p), low.y + low.h], { stroke: t.muted, width: 2.6, dash: "3 12" }))
    .join("")
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      guides +
      stars +
      polyline(fit, { stroke: t.ground, width: 18 }) +
      polyline(fit, { stroke: t.spark, width: 9 }) +
      bins.map((b) => b.over).join("") +
      line([low.x, sr(0)], [low.x + low.w, sr(0)], { stroke: t.spark, width: 3 }) +
      bins.map((b) => b.rest).join("") +
      // Almost 0 leaves one tick at the left. The plot below has the others.
      axes(main, t, { xTicks: 0.0001, yTicks: 4 }) +
      axes(low, t, { xTicks: 8, yTicks: 2, minor: false }),
  )
}

/** Gaussian-process regression: posterior mean, bands, three sampled functions, and the most uncertain input. */
function regression(): string {
  const t = paper
  const rng = createRng("5b/points-3")
  const truth = (x: number): number => 0.75 * Math.sin(x * 1.25) + 0.35 * Math.sin(x * 2.9 + 0.6)
  const x = [0.35, 0.7, 1.25, 1.6, 2.1, 2.45, 2.7, 3.2, 3.5, 6.05, 6.3, 6.9, 7.35, 8.6, 9.5]
  const y = x.map((v) => truth(v) + rng.normal() * 0.09)
  const grid = range(141).map((i) => (i / 140) * 10)
  const post = gaussianProcess(x, y, grid, rbf(0.82, 0.85), 0.1)
  const sx = scale(0, 10, PLOT.x, PLOT.x + PLOT.w)
  const sy = scale(-2.05, 2.05, PLOT.y + PLOT.h, PLOT.y)
  const curve = (v: readonly number[]): Point[] => v.map((a, i) => [sx(grid[i] as number), sy(a)])
  const edge = (k: number): number[] => post.mean.map((m, i) => m + k * (post.sd[i] as number))
  const band = (k: number, o: number): string =>
    area(pathData([...curve(edge(k)), ...curve(edge(-k)).reverse()], true), t.accent, o)
  const l = cholesky(post.covariance.map((r, i) => r.map((c, j) => c + (i === j ? 1e-6 : 0))))
  const samples = range(3).map(() => {
    const z = grid.map(() => rng.normal())
    return path(splineData(curve(post.mean.map((m, i) => m + inner((l[i] as number[]).slice(0, i + 1), z)))), {
      stroke: t.muted,
      width: 2.6,
      opacity: 0.75,
    })
  })
  const next = post.sd.indexOf(Math.max(...post.sd.slice(20, 110)))
  const nx = sx(grid[next] as number)
  const marks = x.map(
    (v, i) =>
      line([sx(v), sy((y[i] as number) - 0.2)], [sx(v), sy((y[i] as number) + 0.2)], { stroke: t.line, width: 4 }) +
      dot([sx(v), sy(y[i] as number)], 11.5, t.line, { stroke: t.ground, width: 4 }),
  )
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      band(1.96, 0.1) +
      band(1, 0.12) +
      [1.96, -1.96]
        .map((k) => path(splineData(curve(edge(k))), { stroke: t.accent, width: 2.6, dash: "3 10" }))
        .join("") +
      samples.join("") +
      line([nx, PLOT.y + 20], [nx, PLOT.y + PLOT.h], { stroke: t.spark, width: 4, dash: "4 13" }) +
      path(splineData(curve(post.mean)), { stroke: t.accent, width: 9 }) +
      marks.join("") +
      line([nx, sy(edge(1.96)[next] as number)], [nx, sy(edge(-1.96)[next] as number)], { stroke: t.spark, width: 7 }) +
      dot([nx, sy(post.mean[next] as number)], 15, t.ground, { stroke: t.spark, width: 7 }) +
      axes(PLOT, t),
  )
}

/** Lomb–Scargle periodogram of uneven samples, with the samples themselves in a strip below. */
function periodogram(): string {
  const t = plate
  const rng = createRng("5c/nights")
  const time: number[] = []
  for (let night = 0; night < 46; night += 1)
    if (rng.next() < 0.62) for (let k = 0; k < 4; k += 1) time.push(night + rng.next() * 0.4)
  const y = time.map(
    (s) => Math.sin(2 * Math.PI * 0.372 * s) + 0.5 * Math.sin(2 * Math.PI * 0.744 * s + 1) + rng.normal() * 1.05,
  )
  const freqs = range(760).map((i) => 0.03 + (i / 759) * 0.93)
  const power = lombScargle(time, y, freqs)
  const b: Box = { x: 130, y: 90, w: 940, h: 530 }
  const top = Math.max(...power)
  const sx = scale(0.03, 0.96, b.x, b.x + b.w)
  const sy = scale(0, top * 1.1, b.y + b.h, b.y)
  const best = power.indexOf(top)
  // Power that noise exceeds with a probability of 0.1 % at any of 380 independent frequencies.
  const level = -Math.log(1 - (1 - 0.001) ** (1 / 380))
  const curve = power.map((p, i): Point => [sx(freqs[i] as number), sy(p)])
  const strip: Box = { x: 130, y: 690, w: 940, h: 110 }
  const st = scale(0, 46, strip.x, strip.x + strip.w)
  const sv = scale(-3.6, 3.6, strip.y + strip.h, strip.y)
  const points = time
    .map((s, i) => dot([st(s), sv(Math.max(-3.5, Math.min(3.5, y[i] as number)))], 5.2, t.accent))
    .join("")
  const near = curve.slice(Math.max(0, best - 16), best + 17)
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      area(`${pathData(curve)}L${b.x + b.w} ${b.y + b.h}L${b.x} ${b.y + b.h}Z`, t.accent, 0.12) +
      polyline(curve, { stroke: t.accent, width: 4 }) +
      area(
        `${pathData(near)}L${(near.at(-1) as Point)[0]} ${b.y + b.h}L${(near[0] as Point)[0]} ${b.y + b.h}Z`,
        t.spark,
        0.25,
      ) +
      polyline(near, { stroke: t.spark, width: 8 }) +
      line([b.x, sy(level)], [b.x + b.w, sy(level)], { stroke: t.line, width: 3, dash: "4 12" }) +
      ring([sx(freqs[best] as number), sy(top)], 30, { stroke: t.line, width: 3 }) +
      dot([sx(freqs[best] as number), sy(top)], 12, t.spark) +
      axes(b, t, { xTicks: 6, yTicks: 4 }) +
      points +
      axes(strip, t, { xTicks: 23, yTicks: 2, minor: false }),
  )
}

const figure = (letter: string, draw: () => string): Figure => ({
  name: `research/highlight-5-${letter}.png`,
  ...SIZE,
  draw,
})

export const research5: readonly Figure[] = [figure("a", lightCurve), figure("b", regression), figure("c", periodogram)]
