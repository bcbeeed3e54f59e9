/** Project 2, "Which words does a model lean on?". */

import { type Matrix, attentionWeights, mean, pca, project } from "../algorithms/linear"
import { SIZE, colorBar, greek, registration } from "../notation"
import { RAMP_LIGHT, ink, paper, plate, rampColor } from "../palette"
import { createRng } from "../../src/random"
import {
  type Box,
  type Figure,
  type Point,
  cross,
  svgDocument,
  dot,
  frame,
  line,
  path,
  range,
  rect,
  spark,
} from "../svg"

/** Roles of the tokens of a sentence, and the widths of their bars. */
const ROLES = [0, 1, 2, 3, 0, 1, 4, 2, 3, 0, 1, 5, 2, 0, 1, 4] as const
const WIDTHS = [34, 78, 60, 44, 30, 88, 40, 66, 52, 32, 74, 46, 62, 34, 80, 26] as const

/** Returns queries and keys with three parts: the role of the token, its position in the sentence, and noise. */
function vectors(count: number, seed: string): { q: Matrix; k: Matrix } {
  const rng = createRng(seed)
  const d = 16
  const role = range(6).map(() => range(8).map(() => rng.normal() * 1.25))
  const wants = range(6).map((r) => role[(r + 1) % 6] as number[])
  const place = (i: number): number[] =>
    range(8).map((m) => {
      const f = i / (1.8 * 2.2 ** Math.floor(m / 2))
      return 1.75 * (m % 2 ? Math.cos(f) : Math.sin(f))
    })
  const row = (i: number, table: readonly number[][], gain: number): number[] =>
    [...(table[ROLES[i % ROLES.length] as number] as number[]), ...place(i)].map((v) => v * gain + rng.normal() * 0.35)
  return { q: range(count).map((i) => row(i, wants, d / 12)), k: range(count).map((i) => row(i, role, 1)) }
}

const weights = (): Matrix => {
  const { q, k } = vectors(16, "2/attention")
  return attentionWeights(q, k)
}

/** Attention matrix as squares whose size and tone show the weight. */
function matrix(): string {
  const t = plate
  const a = weights()
  const b: Box = { x: 262, y: 132, w: 688, h: 688 }
  const step = b.w / 16
  const cells = a.flatMap((r, i) =>
    r.map((v, j) => {
      const s = Math.min(1, Math.sqrt(v / 0.5))
      const size = step * (0.16 + 0.76 * s)
      const strongest = i === 10 && v === Math.max(...r)
      return rect(
        { x: b.x + (j + 0.5) * step - size / 2, y: b.y + (i + 0.5) * step - size / 2, w: size, h: size },
        strongest ? t.spark : rampColor(RAMP_LIGHT, 0.2 + 0.66 * s),
        size * 0.16,
      )
    }),
  )
  const words = WIDTHS.map(
    (w, i) =>
      greek(b.x - 22 - w, b.y + (i + 0.5) * step - 6, [w], i === 10 ? t.spark : t.muted, 12) +
      `<rect x="${b.x + (i + 0.5) * step - 6}" y="${b.y - 22 - w}" width="12" height="${w}" rx="6" fill="${t.muted}"/>`,
  ).join("")
  const row: Box = { x: b.x - 4, y: b.y + 10 * step - 1, w: b.w + 8, h: step + 2 }
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      cells.join("") +
      words +
      frame(row, { stroke: t.line, width: 3.5 }, 6) +
      line([row.x + row.w, row.y + step / 2], [1010, row.y + step / 2], { stroke: t.line, width: 3 }) +
      colorBar(
        { x: 1040, y: 300, w: 20, h: 340 },
        range(20).map((i) => rampColor(RAMP_LIGHT, 0.12 + 0.74 * (i / 19))),
        t,
      ),
  )
}

/** Twelve-dimensional word vectors in three families, on their first two principal components. */
function embedding(): string {
  const t = paper
  const rng = createRng("2b/words")
  const centers = range(3).map(() => range(12).map(() => rng.normal() * 1.15))
  const stretch = range(3).map(() => range(12).map(() => rng.normal()))
  const rows = range(132).map((i) => {
    const along = rng.normal() * 0.75
    return (centers[i % 3] as number[]).map(
      (c, m) => c + along * ((stretch[i % 3] as number[])[m] as number) * 0.7 + rng.normal() * 0.42,
    )
  })
  const p = pca(rows, 2, rng)
  const flat = rows.map((r) => project(p, r) as [number, number])
  const [lx, hx, ly, hy] = [0, 1].flatMap((m) =>
    [Math.min, Math.max].map((f) => f(...flat.map((q) => q[m] as number))),
  ) as [number, number, number, number]
  const u = Math.min(900 / (hx - lx), 690 / (hy - ly))
  const sx = (v: number): number => 600 + (v - (lx + hx) / 2) * u
  const sy = (v: number): number => 450 - (v - (ly + hy) / 2) * u
  const at = ([x, y]: readonly [number, number]): Point => [sx(x), sy(y)]
  const [ax, ay] = p.variance.map((v) => 2.05 * Math.sqrt(v)) as [number, number]
  const arrow = (to: Point, dx: number, dy: number): string =>
    path(
      `M${to[0] - 20 * dx - 11 * dy} ${to[1] - 20 * dy - 11 * dx}` +
        `L${to[0]} ${to[1]}L${to[0] - 20 * dx + 11 * dy} ${to[1] - 20 * dy + 11 * dx}`,
      { stroke: t.line, width: 4 },
    )
  const axesMarks =
    line([sx(-ax), sy(0)], [sx(ax), sy(0)], { stroke: t.line, width: 4 }) +
    line([sx(0), sy(-ay)], [sx(0), sy(ay)], { stroke: t.line, width: 4 }) +
    arrow([sx(ax), sy(0)], 1, 0) +
    arrow([sx(0), sy(ay)], 0, -1) +
    range(13)
      .map((i) => path(`M${sx(((i - 6) / 6) * ax * 0.94)} ${sy(0)}v13`, { stroke: t.line, width: 2.6 }))
      .join("")
  const colors = [t.accent, t.spark, t.line]
  const ellipses = range(3)
    .map((g) => {
      const own = flat.filter((_, i) => i % 3 === g)
      const [mx, my] = [mean(own.map((q) => q[0])), mean(own.map((q) => q[1]))]
      const [a, bb, c] = [
        mean(own.map((q) => (q[0] - mx) ** 2)),
        mean(own.map((q) => (q[0] - mx) * (q[1] - my))),
        mean(own.map((q) => (q[1] - my) ** 2)),
      ]
      const angle = Math.atan2(2 * bb, a - c) / 2
      const mid = (a + c) / 2
      const off = Math.hypot((a - c) / 2, bb)
      const unit = sx(1) - sx(0)
      return (
        `<ellipse cx="${sx(mx).toFixed(1)}" cy="${sy(my).toFixed(1)}"` +
        ` rx="${(2.2 * unit * Math.sqrt(mid + off)).toFixed(1)}" ry="${(2.2 * unit * Math.sqrt(Math.max(0, mid - off))).toFixed(1)}"` +
        ` transform="rotate(${((-angle * 180) / Math.PI).toFixed(2)} ${sx(mx).toFixed(1)} ${sy(my).toFixed(1)})" fill="${colors[g] as string}" fill-opacity="0.08"` +
        ` stroke="${colors[g] as string}" stroke-width="3.2" stroke-dasharray="4 11" stroke-linecap="round"/>`
      )
    })
    .join("")
  const points = flat
    .map((q, i) =>
      i % 3 === 2
        ? cross(at(q), 8.5, { stroke: t.line, width: 4.5 })
        : dot(at(q), 10.5, colors[i % 3] as string, { stroke: t.ground, width: 3 }),
    )
    .join("")
  return svgDocument(SIZE.width, SIZE.height, t.ground, registration(t) + ellipses + axesMarks + points)
}

/** Attention arcs over one sentence, the arcs of one word in coral. */
function arcs(): string {
  const t = ink
  const a = weights()
  const gap = 16
  const unit = (1200 - 160 - gap * 15) / WIDTHS.reduce((s, w) => s + w, 0)
  let at = 80
  const spans = WIDTHS.map((w) => {
    const s = { x: at, w: w * unit }
    at += w * unit + gap
    return s
  })
  const mid = (i: number): number => {
    const s = spans[i] as { x: number; w: number }
    return s.x + s.w / 2
  }
  const base = 716
  const pick = 10
  const all = a
    .flatMap((r, i) => r.map((v, j) => ({ i, j, v })))
    .filter((e) => e.i !== e.j && (e.v > 0.04 || e.i === pick))
    .sort((x, y) => x.v - y.v)
  const draw = ({ i, j, v }: { i: number; j: number; v: number }, own: boolean): string => {
    const [x0, x1] = [mid(i), mid(j)]
    const r = Math.abs(x1 - x0) / 2
    return path(
      `M${x0.toFixed(1)} ${base}A${r.toFixed(1)} ${Math.min(r * 1.25, 610).toFixed(1)} 0 0 ${x1 > x0 ? 1 : 0} ${x1.toFixed(1)} ${base}`,
      {
        stroke: own ? t.spark : t.accent,
        width: 2 + 26 * v,
        opacity: own ? 0.45 + Math.min(0.55, v * 4) : 0.25 + Math.min(0.6, v * 2),
      },
    )
  }
  const words = spans
    .map((s, i) => rect({ x: s.x, y: base + 22, w: s.w, h: 34 }, i === pick ? t.spark : t.line, 17))
    .join("")
  const sums = range(16).map((j) => mean(a.map((r) => r[j] as number)))
  const bars = spans
    .map((s, j) => rect({ x: s.x, y: base + 84, w: s.w, h: Math.min(64, (sums[j] as number) * 400) }, t.muted, 3, 0.85))
    .join("")
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      all
        .filter((e) => e.i !== pick)
        .map((e) => draw(e, false))
        .join("") +
      all
        .filter((e) => e.i === pick)
        .map((e) => draw(e, true))
        .join("") +
      words +
      bars +
      spark([mid(pick), base], 11, t.spark, t.ground),
  )
}

const figure = (letter: string, draw: () => string): Figure => ({
  name: `research/highlight-2-${letter}.png`,
  ...SIZE,
  draw,
})

export const research2: readonly Figure[] = [figure("a", matrix), figure("b", embedding), figure("c", arcs)]
