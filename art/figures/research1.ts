/** Project 1, "Reading chest X-rays with few labels". */

import { isoAreaData, isoLineData, sample } from "../algorithms/contour"
import { type GrayImage, blobKernel, convolve, grayImage, occlusionMap, pixel } from "../algorithms/image"
import { train } from "../algorithms/train"
import { relaxed, voronoi } from "../algorithms/voronoi"
import { PLOT, SIZE, axes, colorBar, registration } from "../notation"
import { INDIGO, RAMP_DARK, ink, mix, paper, rampColor } from "../palette"
import { type Example, createMlp, logit } from "../../src/features/training-figure/network"
import { type Rng, createRng } from "../../src/random"
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
  range,
  rect,
  ring,
  scale,
} from "../svg"

/** Two interleaved half-moons with noise. */
function moons(count: number): Example[] {
  const rng = createRng("1a/moons")
  return range(count).map((i) => {
    const a = Math.PI * rng.next()
    const y = i % 2
    const [cx, cy, s] = y ? [0.46, -0.26, -1] : [-0.46, 0.26, 1]
    return {
      x: [cx + 0.92 * Math.cos(a) * s + rng.normal() * 0.13, cy - 0.8 * Math.sin(a) * s + rng.normal() * 0.11],
      y,
    }
  })
}

/** Returns a new array in random order (Fisher–Yates shuffle, Durstenfeld's version). */
function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = rng.int(i + 1)
    const item = out[i] as T
    out[i] = out[j] as T
    out[j] = item
  }
  return out
}

/** Decision boundary of a small network, trained on 24 labeled points of 160. */
function fewLabels(): string {
  const t = paper
  const data = moons(160)
  const known = new Set(shuffled(range(160), createRng("1a/labels")).slice(0, 24))
  const net = createMlp([2, 10, 1], createRng("1a/net"))
  train(
    net,
    data.filter((_, i) => known.has(i)),
    { steps: 900, rate: 0.05, decay: 0.0012 },
  )
  const [ex, ey] = [1.7, 1.06]
  const field = sample(120, 90, (u, v) => logit(net, [(u * 2 - 1) * ex, (v * 2 - 1) * ey]))
  const sx = scale(-ex, ex, PLOT.x, PLOT.x + PLOT.w)
  const sy = scale(-ey, ey, PLOT.y, PLOT.y + PLOT.h)
  const points = data.map(({ x, y }, i) => {
    const p: Point = [sx(x[0] as number), sy(x[1] as number)]
    if (!known.has(i)) return dot(p, 6.5, "#A9ADBA")
    return y
      ? dot(p, 14, t.accent, { stroke: t.ground, width: 4 })
      : dot(p, 12.5, t.ground, { stroke: t.line, width: 5.5 })
  })
  const order = points.map((p, i) => ({ p, front: known.has(i) })).sort((a, b) => Number(a.front) - Number(b.front))
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      clipped(
        "c",
        PLOT,
        area(isoAreaData(field, 0, PLOT), mix(t.ground, t.accent, 0.1)) +
          [-2.2, 2.2]
            .map((l) =>
              path(isoLineData(field, l, PLOT), { stroke: l > 0 ? t.accent : t.line, width: 3, dash: "3 11" }),
            )
            .join("") +
          path(isoLineData(field, 0, PLOT), { stroke: t.spark, width: 10 }),
      ) +
      order.map((o) => o.p).join("") +
      axes(PLOT, t),
  )
}

/** Nearest-neighbor cells, the class border in coral and the five neighbors of one query. */
function neighbors(): string {
  const t = ink
  const b: Box = { x: 0, y: 0, w: SIZE.width, h: SIZE.height }
  const rng = createRng("1b/sites-2")
  const sites = relaxed(
    range(84).map((): Point => [rng.range(0, b.w), rng.range(0, b.h)]),
    b,
    2,
  )
  const cells = voronoi(sites, b)
  const isPositive = sites.map(([x, y]) => y + 150 * Math.sin(x / 190) + rng.normal() * 28 > 470)
  const fills = cells.map((c, i) =>
    area(
      pathData(c, true),
      isPositive[i]
        ? mix(t.ground, INDIGO, 0.62 + 0.3 * rng.next())
        : mix(t.ground, "#2A3350", 0.25 + 0.5 * rng.next()),
    ),
  )
  const edges = cells.map((c) => path(pathData(c, true), { stroke: t.ground, width: 5 }))
  const border = cells.flatMap((c, i) =>
    c.map((p, k): string => {
      const q = c[(k + 1) % c.length] as Point
      const [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
      const near = range(sites.length)
        .filter((j) => j !== i)
        .sort(
          (a, c2) => squaredDistance(sites[a] as Point, [mx, my]) - squaredDistance(sites[c2] as Point, [mx, my]),
        )[0] as number
      const shared =
        Math.abs(squaredDistance(sites[near] as Point, [mx, my]) - squaredDistance(sites[i] as Point, [mx, my])) < 1
      return shared && i < near && isPositive[i] !== isPositive[near] ? line(p, q, { stroke: t.spark, width: 10 }) : ""
    }),
  )
  const query: Point = [742, 452]
  const nearestFive = range(sites.length)
    .sort((a, c) => squaredDistance(sites[a] as Point, query) - squaredDistance(sites[c] as Point, query))
    .slice(0, 5)
  const radius = Math.sqrt(squaredDistance(sites[nearestFive[4] as number] as Point, query)) + 24
  const marks = sites.map((s, i) => dot(s, nearestFive.includes(i) ? 13 : 7, isPositive[i] ? t.mint : t.line))
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    fills.join("") +
      edges.join("") +
      border.join("") +
      dot(query, radius, "#0B1020", { stroke: t.line, width: 3.5, dash: "4 12", opacity: 1 }).replace(
        'fill="#0B1020"',
        'fill="#0B1020" fill-opacity="0.28"',
      ) +
      nearestFive.map((i) => line(query, sites[i] as Point, { stroke: t.line, width: 4.5 })).join("") +
      marks.join("") +
      dot(query, 26, t.line) +
      cross(query, 10, { stroke: t.ground, width: 6 }),
  )
}

/** Returns the squared distance of two points. */
const squaredDistance = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2

/** Returns a value that is positive inside one lung. Side −1 is the left of the picture, side 1 the right. */
function lung(x: number, y: number, side: number): number {
  const v = (y - 0.5) / 0.42
  const inner = 0.055 + 0.02 * Math.cos(v * 2.4) + (side > 0 ? 0.055 * Math.exp(-(((v - 0.45) / 0.34) ** 2)) : 0.012)
  const outer = 0.3 * Math.sqrt(Math.max(0, 1 - (v < 0 ? v : v * 0.62) ** 2)) * (0.82 + 0.2 * v) + 0.055
  const u = (x - 0.5) * side
  const bottom = 0.86 + 0.1 * (u - 0.18) - 0.35 * (u - 0.2) ** 2 * 4
  return Math.min(u - inner, outer - u, y - 0.09, bottom - y)
}

/** Occlusion map of a spot detector on a schematic chest image. */
function occlusion(): string {
  const t = ink
  const [w, h] = [72, 54]
  const inside = (x: number, y: number): number => Math.max(lung(x / w, y / h, -1), lung(x / w, y / h, 1))
  const spot = (x: number, y: number, cx: number, cy: number, s: number): number =>
    Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * s * s))
  const chest: GrayImage = grayImage(w, h, (x, y) => {
    const rib = 0.1 * Math.max(0, Math.cos((y + 0.016 * (x - w / 2) ** 2) * 0.85)) ** 3
    return (
      (inside(x, y) > 0 ? 0.2 : 0.32) +
      rib +
      0.75 * spot(x, y, 50.5, 34, 2.4) +
      0.42 * spot(x, y, 23, 20, 3) +
      0.4 * spot(x, y, 21, 39, 2.2)
    )
  })
  const kernel = blobKernel(2.4)
  const gate = grayImage(w, h, (x, y) => (inside(x, y) > 0.012 ? 1 : 0))
  const score = (img: GrayImage): number =>
    convolve(img, kernel).data.reduce((s, v, i) => s + (gate.data[i] ? Math.max(0, v) ** 2 : 0), 0)
  const map = occlusionMap(chest, score, 6, 2, 0.22)
  const top = Math.max(...map.data)
  const b: Box = { x: -30, y: 8, w: 1240, h: 930 }
  const step = b.w / map.w
  const cells = range(map.w * map.h).map((k) => {
    const [i, j] = [k % map.w, Math.floor(k / map.w)]
    if (inside((i + 0.5) * 2, (j + 0.5) * 2) < -0.004) return ""
    const v = Math.max(0, pixel(map, i, j)) / top
    const s = step * (0.3 + 0.62 * Math.sqrt(v))
    const [x, y] = [b.x + (i + 0.5) * step, b.y + (j + 0.5) * step]
    return rect({ x: x - s / 2, y: y - s / 2, w: s, h: s }, rampColor(RAMP_DARK, 0.24 + 0.72 * v ** 0.6), s * 0.2)
  })
  const outline = sample(160, 120, (u, v) => Math.max(lung(u, v, -1), lung(u, v, 1)))
  const grid: Box = { ...b, h: map.h * step }
  const focus: Point = [b.x + (50.5 / w) * b.w, b.y + (34 / h) * grid.h]
  const trachea = path(`M${b.x + b.w / 2} 30V290m0 0q-8 84 -84 122M${b.x + b.w / 2} 290q8 84 84 122`, {
    stroke: t.muted,
    width: 3.5,
  })
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      cells.join("") +
      trachea +
      path(isoLineData(outline, 0, grid), { stroke: t.line, width: 5 }) +
      ring(focus, 122, { stroke: t.spark, width: 4.5, dash: "4 13" }) +
      line([focus[0] + 87, focus[1] + 87], [focus[0] + 148, focus[1] + 148], { stroke: t.spark, width: 4.5 }) +
      colorBar(
        { x: 1112, y: 250, w: 18, h: 400 },
        range(24).map((i) => rampColor(RAMP_DARK, 0.2 + 0.76 * (i / 23))),
        t,
      ),
  )
}

const figure = (letter: string, draw: () => string): Figure => ({
  name: `research/highlight-1-${letter}.png`,
  ...SIZE,
  draw,
})

export const research1: readonly Figure[] = [figure("a", fewLabels), figure("b", neighbors), figure("c", occlusion)]
