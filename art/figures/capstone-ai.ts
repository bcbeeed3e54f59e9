/** Capstone subjects: natural language processing, computer vision, reinforcement learning. */

import { MOVES, type World, bestAction, valueIteration } from "../algorithms/gridworld"
import { type GrayImage, components, grayImage, pixel, sobel } from "../algorithms/image"
import { type Tree, cky } from "../algorithms/parse"
import { SIZE, registration } from "../notation"
import { INDIGO, INK, RAMP_LIGHT, type Theme, ink, mix, paper, plate, rampColor } from "../palette"
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
  rect,
  ring,
  spark,
} from "../svg"

/** Parse tree above a sentence of word-like bars. */
function language(): string {
  const t = plate
  const tags = ["D", "A", "N", "V", "D", "N", "P", "D", "A", "N", "P", "D", "N"]
  const widths = [34, 62, 84, 70, 34, 92, 30, 34, 74, 66, 40, 34, 96]
  const tree = cky(tags)
  const gap = 17
  const unit = (1040 - gap * (tags.length - 1)) / widths.reduce((a, b) => a + b, 0)
  let at = 80
  const words = widths.map((w) => {
    const b = { x: at, w: w * unit }
    at += w * unit + gap
    return b
  })
  const base = 716
  const color = (s: string): string =>
    s === "NP" ? t.accent : s === "VP" || s === "V" ? t.spark : s === "PP" || s === "P" ? t.mint : t.line
  const height = (n: Tree): number => (n.children.length ? 1 + Math.max(...n.children.map(height)) : 0)
  const tall = height(tree)
  const y = (n: Tree): number => base - 52 - (height(n) / tall) * 545
  const x = (n: Tree): number =>
    n.children.length
      ? n.children.map(x).reduce((a, b) => a + b, 0) / n.children.length
      : (words[n.from] as { x: number; w: number }).x + (words[n.from] as { x: number; w: number }).w / 2
  const branches = (n: Tree): string =>
    n.children
      .map((c) => {
        const [x0, y0, x1, y1] = [x(n), y(n), x(c), y(c)]
        const r = Math.min(26, Math.abs(x1 - x0))
        const s = Math.sign(x1 - x0)
        return (
          path(`M${x0} ${y0}H${x1 - s * r}Q${x1} ${y0} ${x1} ${y0 + r}V${c.children.length ? y1 : base - 8}`, {
            stroke: color(n.symbol),
            width: 6,
          }) + branches(c)
        )
      })
      .join("")
  const nodes = (n: Tree): string =>
    n.children.map(nodes).join("") +
    (n.children.length
      ? dot(
          [x(n), y(n)],
          n === tree ? 22 : 14,
          n === tree ? t.ground : color(n.symbol),
          n === tree ? { stroke: t.line, width: 7 } : { stroke: t.ground, width: 5 },
        )
      : "")
  const bars = words.map((w, i) =>
    rect(
      { x: w.x, y: base, w: w.w, h: 40 },
      color(tags[i] === "N" || tags[i] === "A" ? "NP" : (tags[i] as string)),
      20,
      tags[i] === "A" ? 0.55 : 1,
    ),
  )
  const spans = (n: Tree, depth: number): string =>
    (n.symbol === "NP" && n.children.every((c) => height(c) < 2)
      ? path(
          `M${(words[n.from] as Box).x} ${base + 62}v12H${(words[n.to - 1] as Box).x + (words[n.to - 1] as Box).w}v-12`,
          { stroke: t.muted, width: 3 },
        )
      : "") + n.children.map((c) => spans(c, depth + 1)).join("")
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) + branches(tree) + nodes(tree) + bars.join("") + spans(tree, 0),
  )
}

/** Balls on a table, in pixels of the scene. */
const BALLS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [19, 30, 13],
  [30, 64, 17],
  [52, 24, 9],
  [61, 56, 15],
  [88, 32, 17],
  [84, 72, 9],
  [108, 60, 9],
  [111, 16, 6],
]

/**
 * Renders the balls from above, shaded by Lambert's cosine law, with a highlight and shadows on the table.
 * `mask` has the number of the visible ball for each pixel, from 1, or 0 for the table.
 */
function scene(): { shade: GrayImage; mask: GrayImage } {
  const light = [-0.5, -0.62, 0.6]
  const hit = (x: number, y: number): { i: number; z: number } =>
    BALLS.reduce(
      (best, [cx, cy, r], i) => {
        const q = r * r - (x - cx) ** 2 - (y - cy) ** 2
        return q > 0 && Math.sqrt(q) > best.z ? { i, z: Math.sqrt(q) } : best
      },
      { i: -1, z: 0 },
    )
  const shade = grayImage(120, 90, (x, y) => {
    const { i, z } = hit(x, y)
    if (i < 0) {
      const shadow = BALLS.some(
        ([cx, cy, r]) => Math.hypot((x - cx - r * 0.55) / (r * 1.1), (y - cy - r * 0.62) / (r * 0.85)) < 1,
      )
      return shadow ? 0.66 : 0.93
    }
    const [cx, cy, r] = BALLS[i] as readonly [number, number, number]
    const lambert = ((x - cx) * (light[0] as number) + (y - cy) * (light[1] as number) + z * (light[2] as number)) / r
    return 0.08 + 0.75 * Math.max(0, lambert) + 0.12 * Math.max(0, lambert) ** 18
  })
  return { shade, mask: grayImage(120, 90, (x, y) => hit(x, y).i + 1) }
}

/** One scene in three parts side by side: pixels, edges, detected boxes. */
function vision(t: Theme): string {
  const { shade, mask } = scene()
  const edges = sobel(shade)
  const px = 10
  const [a, b] = [400, 780]
  const left: Box = { x: 0, y: 0, w: a, h: 900 }
  const middle: Box = { x: a, y: 0, w: b - a, h: 900 }
  const right: Box = { x: b, y: 0, w: 1200 - b, h: 900 }
  const tile = (x0: number, x1: number, f: (x: number, y: number) => string): string =>
    range(90)
      .map((y) =>
        range(120)
          .filter((x) => x * px >= x0 && x * px < x1)
          .map((x) => f(x, y))
          .join(""),
      )
      .join("")
  // In the dark scheme, the lamp is the same and the table is dark.
  const light = (x: number, y: number): number =>
    t === paper || pixel(mask, x, y) ? pixel(shade, x, y) : (pixel(shade, x, y) - 0.6) * 0.3
  const pixels = tile(0, a, (x, y) =>
    rect({ x: x * px + 0.7, y: y * px + 0.7, w: px - 1.4, h: px - 1.4 }, rampColor(RAMP_LIGHT, 1 - light(x, y)), 1.5),
  )
  const lines = tile(a, b, (x, y) => {
    const v = Math.min(1, pixel(edges, x, y) / 1.7)
    const s = 2 + 9 * v
    return rect(
      { x: x * px + 5 - s / 2, y: y * px + 5 - s / 2, w: s, h: s },
      v > 0.14 ? mix(INDIGO, "#7DE2D1", v) : "#252D4A",
      s / 4,
    )
  })
  const found = range(BALLS.length)
    .map((i) => components(mask, (v) => v === i + 1).sort((p, q) => q.size - p.size)[0])
    .filter((c) => c !== undefined)
  const fills = found
    .map((c, i) => {
      const [cx, cy, r] = BALLS[i] as readonly [number, number, number]
      return (
        dot([cx * px + 5, cy * px + 5], r * px, mix(t.ground, t.accent, t === paper ? 0.16 : 0.24)) +
        plus([(c.x0 + c.x1 + 1) * 5, (c.y0 + c.y1 + 1) * 5], 12, { stroke: t.accent, width: 5 })
      )
    })
    .join("")
  const boxes = (width: number, dash?: string): string =>
    found
      .map((c) => {
        const box: Box = {
          x: c.x0 * px - 9,
          y: c.y0 * px - 9,
          w: (c.x1 - c.x0 + 1) * px + 18,
          h: (c.y1 - c.y0 + 1) * px + 18,
        }
        const k = Math.min(30, box.w / 4)
        const corners = path(
          `M${box.x} ${box.y + k}v${-k}h${k}M${box.x + box.w - k} ${box.y}h${k}v${k}` +
            `M${box.x + box.w} ${box.y + box.h - k}v${k}h${-k}M${box.x + k} ${box.y + box.h}h${-k}v${-k}`,
          { stroke: "#FF7A45", width: width + 4 },
        )
        return (
          frame(box, dash ? { stroke: "#FF7A45", width, dash } : { stroke: "#FF7A45", width }) + (dash ? "" : corners)
        )
      })
      .join("")
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    rect(middle, ink.ground) +
      rect(right, t.ground) +
      pixels +
      lines +
      clipped("r", right, fills + boxes(5)) +
      clipped("m", middle, boxes(3.5, "3 12")) +
      clipped("l", left, "") +
      line([a, 0], [a, 900], { stroke: ink.ground, width: 5 }) +
      line([b, 0], [b, 900], { stroke: ink.ground, width: 5 }),
  )
}

/** State values as the heights of blocks, and the greedy path that climbs them. */
function reinforcement(t: Theme, lowest: string): string {
  const walls = new Set([
    "2,1",
    "2,2",
    "2,3",
    "2,4",
    "5,6",
    "5,5",
    "5,4",
    "5,3",
    "8,1",
    "8,2",
    "8,3",
    "6,8",
    "3,7",
    "1,7",
  ])
  const g: World = { w: 10, h: 9, free: (x, y) => !walls.has(`${x},${y}`), goals: [[9, 0]] }
  const gamma = 0.9
  const v = valueIteration(g, gamma, 0.06)
  const [ux, uy] = [57, 30.5]
  const origin: Point = [572, 282]
  const at = (x: number, y: number, z: number): Point => [origin[0] + (x - y) * ux, origin[1] + (x + y) * uy - z]
  const z = (x: number, y: number): number => (g.free(x, y) ? 16 + 225 * (v[y * g.w + x] as number) ** 1.15 : 0)
  const block = (x: number, y: number): string => {
    const h = z(x, y)
    const p = (i: number, j: number, k: number): Point => at(x + i, y + j, k)
    if (!g.free(x, y)) {
      return (
        area(pathData([p(0, 0, 0), p(1, 0, 0), p(1, 1, 0), p(0, 1, 0)], true), mix(t.ground, t.line, 0.1)) +
        path(pathData([p(0.2, 0.2, 0), p(0.8, 0.8, 0)]) + pathData([p(0.8, 0.2, 0), p(0.2, 0.8, 0)]), {
          stroke: t.muted,
          width: 3,
          opacity: 0.6,
        })
      )
    }
    const s = v[y * g.w + x] as number
    const top = x === 9 && y === 0 ? t.spark : mix(lowest, t.accent, 0.12 + 0.75 * s ** 0.9)
    const edge = { stroke: t.ground, width: 2.2 }
    return (
      path(pathData([p(0, 1, 0), p(1, 1, 0), p(1, 1, h), p(0, 1, h)], true), {
        ...edge,
        fill: mix(top, INK, 0.32),
      }) +
      path(pathData([p(1, 0, 0), p(1, 1, 0), p(1, 1, h), p(1, 0, h)], true), {
        ...edge,
        fill: mix(top, INK, 0.56),
      }) +
      path(pathData([p(0, 0, h), p(1, 0, h), p(1, 1, h), p(0, 1, h)], true), { ...edge, fill: top })
    )
  }
  let [cx, cy] = [0, 8]
  const steps = new Map<string, Point>()
  const trail: Point[] = []
  while (trail.length < 50) {
    trail.push([cx, cy])
    steps.set(`${cx},${cy}`, at(cx + 0.5, cy + 0.5, z(cx, cy)))
    if (cx === 9 && cy === 0) break
    const [dx, dy] = MOVES[bestAction(g, v, cx, cy, gamma, 0.06)] as readonly [number, number]
    ;[cx, cy] = [cx + dx, cy + dy]
  }
  const order = range(g.w * g.h)
    .map((k): Point => [k % g.w, Math.floor(k / g.w)])
    .sort((p, q) => p[0] + p[1] - q[0] - q[1])
  const blocks = order.map(([x, y]) => block(x, y)).join("")
  const way = trail.map(([x, y]) => steps.get(`${x},${y}`) as Point)
  const goal = way.at(-1) as Point
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      blocks +
      polyline(way, { stroke: t.ground, width: 17 }) +
      polyline(way, { stroke: t.spark, width: 9 }) +
      way
        .slice(1, -1)
        .map((p) => dot(p, 7, t.ground, { stroke: t.spark, width: 4 }))
        .join("") +
      dot(way[0] as Point, 15, t.ground, { stroke: t.line, width: 6 }) +
      line(goal, [goal[0], goal[1] - 130], { stroke: t.line, width: 4 }) +
      ring([goal[0], goal[1] - 150], 56, { stroke: t.spark, width: 3, dash: "3 11" }) +
      spark([goal[0], goal[1] - 150], 18, t.spark, t.ground),
  )
}

const figure = (subject: string, draw: () => string): Figure => ({ name: `capstone/${subject}.png`, ...SIZE, draw })
/** The lowest block in the light scheme. In the dark scheme it has the faint tone of the theme. */
const PALE_INDIGO = "#EEECF8"

export const capstoneAi: readonly Figure[] = [
  figure("natural-language-processing", language),
  { ...figure("computer-vision", () => vision(paper)), drawDark: () => vision(ink) },
  {
    ...figure("reinforcement-learning", () => reinforcement(paper, PALE_INDIGO)),
    drawDark: () => reinforcement(ink, ink.faint),
  },
]
