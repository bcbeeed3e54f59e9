/** Pictures of the approach to learning: ask a question, build a model, defend the result. */

import { train } from "../algorithms/train"
import { leastSquares, mean, quantile } from "../algorithms/linear"
import { label } from "../lettering"
import { PLOT, SIZE, axes, greek, registration } from "../notation"
import { darkColor } from "../darkScheme"
import { BURNT, PLATE, type Theme, ink, mix, paper, plate, darkSheet } from "../palette"
import { type Example, createMlp, forward } from "../../src/features/training-figure/network"
import { createRng } from "../../src/random"
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
  polyline,
  range,
  rect,
  ring,
  scale,
  splineData,
} from "../svg"

/** Points along a line and one outlier. */
function question(): string {
  const t = paper
  const rng = createRng("split/question")
  const data = range(90).map((): [number, number] => {
    const x = rng.range(0.03, 0.97)
    return [x, 0.14 + 0.55 * x + rng.normal() * 0.052]
  })
  const odd: [number, number] = [0.33, 0.845]
  const [c, m] = leastSquares(
    data.map(([x]) => [1, x]),
    data.map(([, y]) => y),
  ) as [number, number]
  const sd = Math.sqrt(mean(data.map(([x, y]) => (y - c - m * x) ** 2)))
  const distance = (odd[1] - c - m * odd[0]) / sd
  const at = (x: number, y: number): Point => [PLOT.x + x * PLOT.w, PLOT.y + PLOT.h - y * PLOT.h]
  const o = at(...odd)
  const foot = at(odd[0], c + m * odd[0])
  const loop = range(74).map((i): Point => {
    const a = -1.1 + (i / 73) * 2 * Math.PI * 1.13
    const r = 62 + 9 * Math.sin(a * 1.5 + 0.7) + i * 0.14
    return [o[0] + r * 1.12 * Math.cos(a), o[1] + r * 0.94 * Math.sin(a)]
  })
  const band = [at(0, c + 2 * sd), at(1, c + m + 2 * sd), at(1, c + m - 2 * sd), at(0, c - 2 * sd)]
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      area(`M${band.map((p) => p.join(" ")).join("L")}Z`, t.accent, 0.08) +
      line(at(0, c), at(1, c + m), { stroke: t.accent, width: 6 }) +
      [2, -2]
        .map((k) => line(at(0, c + k * sd), at(1, c + m + k * sd), { stroke: t.accent, width: 2.8, dash: "3 11" }))
        .join("") +
      data.map(([x, y]) => dot(at(x, y), 10, t.line, { stroke: t.ground, width: 3 })).join("") +
      line([o[0], o[1] + 80], [foot[0], foot[1] - 8], { stroke: t.spark, width: 4, dash: "3 11" }) +
      path(`M${foot[0] - 14} ${foot[1]}h28`, { stroke: t.spark, width: 5 }) +
      path(splineData(loop), { stroke: t.spark, width: 8 }) +
      dot(o, 19, t.spark) +
      line([o[0] + 88, o[1] - 6], [o[0] + 200, o[1] - 6], { stroke: t.line, width: 3 }) +
      label("does not fit", [o[0] + 218, o[1] - 16], { color: t.line, size: 46 }) +
      label(`${distance.toFixed(1)} sigma off`, [o[0] + 218, o[1] + 38], {
        color: t.muted,
        size: 42,
        weight: 400,
      }) +
      axes(PLOT, t),
  )
}

/** Forward pass of a trained network for one input. */
function model(): string {
  const t = ink
  const rng = createRng("split/model")
  const data: Example[] = range(120).map(() => {
    const x = [rng.range(-1, 1), rng.range(-1, 1), rng.range(-1, 1), rng.range(-1, 1)]
    return { x, y: (x[0] as number) * (x[1] as number) + 0.5 * (x[2] as number) - 0.4 * (x[3] as number) > 0 ? 1 : 0 }
  })
  const sizes = [4, 7, 6, 1]
  const net = createMlp(sizes, rng)
  train(net, data, { steps: 400, rate: 0.03, decay: 0.002 })
  const layers = forward(net, [0.8, 0.7, -0.25, -0.6])
  const acts = layers.map((layer, l) => (l === 3 ? layer.map((z) => 1 / (1 + Math.exp(-z))) : layer.slice(1)))
  const xs = [165, 455, 745, 1035]
  const node = (l: number, i: number): Point => {
    const k = sizes[l] as number
    return [xs[l] as number, 450 + (i - (k - 1) / 2) * (l === 0 ? 150 : 106)]
  }
  const links = range(3)
    .flatMap((l) => {
      const [m, k] = [sizes[l] as number, sizes[l + 1] as number]
      const own = range(m * k).map((e) => {
        const [i, o] = [e % m, Math.floor(e / m)]
        const w = net[l]?.[o]?.[i + 1]?.value as number
        const flow = w * (acts[l]?.[i] as number)
        return { from: node(l, i), to: node(l + 1, o), w, flow }
      })
      const top = Math.max(...own.map((e) => Math.abs(e.flow)))
      return own.map((e) => ({ ...e, s: Math.abs(e.flow) / top }))
    })
    .sort((a, b) => a.s - b.s)
  const edges = links.map(({ from, to, flow, s }) => {
    const mid = (from[0] + to[0]) / 2
    return path(`M${from[0]} ${from[1]}C${mid} ${from[1]} ${mid} ${to[1]} ${to[0]} ${to[1]}`, {
      stroke: s > 0.62 ? (flow > 0 ? t.spark : "#B9B5FF") : mix(t.ground, t.accent, 0.28 + 0.7 * s),
      width: 1.8 + 8.5 * s,
    })
  })
  const nodes = sizes.flatMap((k, l) =>
    range(k).map((i) => {
      const a = acts[l]?.[i] as number
      const r = l === 3 ? 50 : 34
      const p = node(l, i)
      const turn = (l === 3 ? a : Math.abs(a)) * 2 * Math.PI * 0.999
      const end: Point = [p[0] + r * Math.sin(turn), p[1] - r * Math.cos(turn)]
      return (
        dot(p, r + 9, t.ground) +
        ring(p, r, { stroke: "#39425F", width: 5 }) +
        path(`M${p[0]} ${p[1] - r}A${r} ${r} 0 ${turn > Math.PI ? 1 : 0} 1 ${end[0].toFixed(2)} ${end[1].toFixed(2)}`, {
          stroke: l === 3 ? t.spark : t.line,
          width: 7,
        }) +
        dot(p, r * 0.6 * Math.sqrt(Math.abs(a)), l === 3 ? t.spark : a > 0 ? t.spark : "#B9B5FF")
      )
    }),
  )
  return svgDocument(SIZE.width, SIZE.height, t.ground, registration(t) + edges.join("") + nodes.join(""))
}

/** Colors of the page: the desk, the page, its shadow and the sheet below it, lines of text, notes in the margin. */
interface Desk {
  desk: Theme
  page: Theme
  shadow: string
  below: string
  text: string
  notes: string
  strong: string
}

const ON_LIGHT: Desk = {
  desk: plate,
  page: { ...paper, ground: "#FFFFFF" },
  shadow: "#E2DBCC",
  below: "#EAE4D7",
  text: "#D3D0C8",
  notes: "#CFC6B6",
  strong: BURNT,
}
const ON_DARK: Desk = {
  desk: { ...ink, ground: darkColor(PLATE) },
  page: darkSheet,
  shadow: "#080B17",
  below: "#0F1425",
  text: "#3A4468",
  notes: "#39425F",
  strong: darkColor(BURNT),
}

/** Page of a paper: lines, a figure of means with bootstrap intervals, and a note in the margin. */
function paperPage({ desk, page: t, shadow: shade, below, text: lines, notes, strong }: Desk): string {
  const rng = createRng("split/paper-2")
  const page: Box = { x: 170, y: 56, w: 620, h: 900 }
  const marginX = page.x + page.w + 66
  const text = (x: number, y: number, w: number, rows: number): string =>
    range(rows)
      .map((r) => {
        let left = r === rows - 1 ? w * 0.6 : w
        const words: number[] = []
        while (left > 26) {
          const k = Math.min(left, rng.range(22, 74))
          words.push(k)
          left -= k + 9
        }
        return greek(x, y + r * 22, words, lines, 10, 9)
      })
      .join("")
  const fig: Box = { x: page.x + 84, y: page.y + 200, w: page.w - 148, h: 290 }
  const groups = [0.32, 0.47, 0.44, 0.71, 0.66].map((m) => {
    const s = range(18).map(() => m + rng.normal() * 0.13)
    const boots = range(300).map(() => mean(range(18).map(() => s[rng.int(18)] as number)))
    return { s, m: mean(s), lo: quantile(boots, 0.025), hi: quantile(boots, 0.975) }
  })
  const sy = scale(0, 1, fig.y + fig.h, fig.y)
  const gx = (i: number): number => fig.x + (fig.w * (i + 0.5)) / 5
  const bars = groups
    .map((g, i) => {
      const c = i === 3 ? t.spark : t.accent
      return (
        g.s
          .map((v) =>
            dot([gx(i) + rng.range(-24, 24), sy(Math.min(0.97, Math.max(0.02, v)))], 4, mix(t.ground, c, 0.42)),
          )
          .join("") +
        line([gx(i), sy(g.lo)], [gx(i), sy(g.hi)], { stroke: i === 3 ? strong : t.line, width: 5 }) +
        [g.lo, g.hi]
          .map((v) => line([gx(i) - 15, sy(v)], [gx(i) + 15, sy(v)], { stroke: i === 3 ? strong : t.line, width: 5 }))
          .join("") +
        dot([gx(i), sy(g.m)], 13, c, { stroke: t.ground, width: 4 })
      )
    })
    .join("")
  const base = sy(groups[0]?.m ?? 0)
  const note: Point = [gx(3) + 8, sy(groups[3]?.m ?? 0)]
  const y2 = fig.y + fig.h + 62
  const shadow =
    rect({ ...page, x: page.x + 16, y: page.y + 18 }, shade, 4) +
    rect({ ...page, x: page.x - 40, y: page.y + 34 }, below, 4)
  const marginNote = { color: desk.muted, size: 42, weight: 400 } as const
  const tick = polyline(
    [
      [marginX + 4, 560],
      [marginX + 22, 580],
      [marginX + 58, 532],
    ],
    { stroke: t.accent, width: 9 },
  )
  return svgDocument(
    SIZE.width,
    SIZE.height,
    desk.ground,
    registration(desk) +
      clipped(
        "p",
        { x: 0, y: 0, w: 1200, h: 900 },
        shadow + rect(page, t.ground, 4) + frame(page, { stroke: desk === plate ? t.line : notes, width: 2.6 }, 4),
      ) +
      label("Five means and", [page.x + 64, page.y + 84], { color: t.line, size: 46, weight: 700 }) +
      label("their intervals", [page.x + 64, page.y + 132], { color: t.line, size: 46, weight: 700 }) +
      greek(page.x + 64, page.y + 158, [70, 84, 64], t.accent, 11, 12) +
      axes(fig, t, { xTicks: 5, yTicks: 4, minor: false }) +
      line([fig.x, base], [fig.x + fig.w, base], { stroke: t.muted, width: 2.6, dash: "3 10" }) +
      bars +
      text(page.x + 64, y2, 232, 14) +
      text(page.x + 64 + 260, y2, 232, 14) +
      path(
        `M${note[0] + 16} ${note[1] - 4}C${note[0] + 90} ${note[1] - 30} ${page.x + page.w - 30} 210 ${marginX - 14} 218`,
        {
          stroke: t.spark,
          width: 5,
        },
      ) +
      label("group 4", [marginX, 232], { color: strong, size: 46 }) +
      label("mean with", [marginX, 288], marginNote) +
      label("95% interval", [marginX, 338], marginNote) +
      tick +
      label("checked", [marginX, 646], marginNote),
  )
}

const figure = (name: string, draw: () => string): Figure => ({ name: `split/${name}.png`, ...SIZE, draw })

export const split: readonly Figure[] = [
  figure("question", question),
  figure("model", model),
  { ...figure("paper", () => paperPage(ON_LIGHT)), drawDark: () => paperPage(ON_DARK) },
]
