/** Capstone subjects: biology, politics, physics, finance. */

import { type Vec3, contacts, fold } from "../algorithms/fold"
import { pca, project, quantile } from "../algorithms/linear"
import { doublePendulum } from "../algorithms/simulations"
import { PLOT, SIZE, axes, registration } from "../notation"
import { INDIGO, ink, mix, paper, rampColor } from "../palette"
import { createRng } from "../../src/random"
import {
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
  rect,
  ring,
  scale,
  spark,
} from "../svg"

const CHAIN = ["#6F6AF0", "#8F9BF5", "#7DE2D1", "#F3EFE6", "#FFB48C", "#FF7A45"]

/** A folded chain as a tube, drawn from back to front, with its contacts as dashed lines. */
function biology(): string {
  const t = ink
  const plan: readonly (readonly [number, number])[] = [
    [3, 0],
    [15, 1],
    [5, 0],
    [13, 2],
    [5, 0],
    [16, 3],
    [4, 0],
  ]
  const helix = plan.flatMap(([count, id]) => range(count).map(() => id))
  const beads = fold(helix, 5200, createRng("biology/fold-7"))
  const shape = pca(
    beads.map((b) => [...b]),
    3,
    createRng("biology/axes"),
  )
  const at = beads.map((b) => project(shape, b) as [number, number, number])
  const [rx, ry] = [0, 1].map((i) => Math.max(...at.map((p) => Math.abs(p[i] as number)))) as [number, number]
  const unit = Math.min(450 / rx, 330 / ry)
  const px = (p: Vec3): Point => [600 + p[0] * unit, 450 - p[1] * unit]
  const fine: { p: Point; z: number; s: number }[] = []
  for (let i = 0; i < at.length - 1; i += 1) {
    const [a, b, c, d] = [at[Math.max(0, i - 1)], at[i], at[i + 1], at[Math.min(at.length - 1, i + 2)]] as [
      Vec3,
      Vec3,
      Vec3,
      Vec3,
    ]
    for (let k = 0; k < 8; k += 1) {
      const u = k / 8
      const spline = (m: 0 | 1 | 2) => {
        const [A, B, C, D] = [a[m], b[m], c[m], d[m]]
        return 0.5 * (2 * B + (C - A) * u + (2 * A - 5 * B + 4 * C - D) * u * u + (3 * B - A - 3 * C + D) * u ** 3)
      }
      const q: Vec3 = [spline(0), spline(1), spline(2)]
      fine.push({ p: px(q), z: q[2], s: (i + u) / at.length })
    }
  }
  const deep = Math.max(...fine.map((f) => Math.abs(f.z)))
  const pieces = range(fine.length - 1)
    .sort((i, j) => (fine[i] as { z: number }).z - (fine[j] as { z: number }).z)
    .map((i) => {
      const [f, g, h] = [fine[i], fine[i + 1], fine[Math.min(fine.length - 1, i + 2)]] as [
        (typeof fine)[0],
        (typeof fine)[0],
        (typeof fine)[0],
      ]
      const near = 0.5 + (0.5 * f.z) / deep
      const width = 15 + 15 * near
      const d = pathData([f.p, g.p, h.p])
      return (
        path(pathData([f.p, g.p]), { stroke: t.ground, width: width + 14 }).replace(/round/g, "butt") +
        path(d, { stroke: mix(t.ground, rampColor(CHAIN, f.s), 0.42 + 0.58 * near), width })
      )
    })
  const bonds = contacts(beads, 1.8).map(([i, j]) =>
    line(px(at[i] as Vec3), px(at[j] as Vec3), { stroke: t.line, width: 3, dash: "1 9", opacity: 0.7 }),
  )
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) + bonds.join("") + pieces.join("") + spark((fine.at(-1) as { p: Point }).p, 17, t.spark, t.ground),
  )
}

/** Seats of a legislature, ordered by the ideal points of the members, which are estimated from their votes. */
function politics(): string {
  const t = paper
  const rng = createRng("politics/votes-2")
  const parties: readonly (readonly [number, number, number])[] = [
    [-1.5, 0.2, 30],
    [-0.7, -0.5, 54],
    [0.05, 0.6, 24],
    [0.8, -0.2, 60],
    [1.6, 0.5, 33],
  ]
  const members = parties.flatMap(([x, y, c]) =>
    range(c).map((): Point => [x + rng.normal() * 0.2, y + rng.normal() * 0.25]),
  )
  const motions = range(70).map(() => ({ a: rng.normal() * 0.45, cut: rng.normal() * 0.95 }))
  const votes = members.map((m) => motions.map((v) => (m[0] + v.a * m[1] + rng.normal() * 0.22 > v.cut ? 1 : 0)))
  const plane = pca(votes, 2, rng)
  const ideal = votes.map((v) => project(plane, v)[0] as number)
  const turn = (ideal[0] as number) < (ideal.at(-1) as number) ? 1 : -1
  const sorted = ideal.map((v) => v * turn).sort((a, b) => a - b)
  const [cx, cy] = [600, 668]
  const rows = 8
  const radii = range(rows).map((i) => 215 + i * 45)
  const totalArc = radii.reduce((a, b) => a + b, 0)
  const seats: { p: Point; a: number }[] = []
  let left = members.length
  radii.forEach((r, i) => {
    const c = i === rows - 1 ? left : Math.round((members.length * r) / totalArc)
    left -= c
    for (let k = 0; k < c; k += 1) {
      const a = Math.PI * (1 - (k + 0.5) / c)
      seats.push({ p: [cx + r * Math.cos(a), cy - r * Math.sin(a)], a })
    }
  })
  seats.sort((a, b) => b.a - a.a)
  const hues = ["#2A2299", INDIGO, "#8A82DC", "#C9C4BA", "#FFB48C", "#FF7A45", "#C2410C"]
  const [lo, hi] = [quantile(sorted, 0.01), quantile(sorted, 0.99)]
  const shade = (v: number): string => rampColor(hues, Math.round(((v - lo) / (hi - lo)) * 12) / 12)
  const chairs = seats.map((s, i) => dot(s.p, 15.5, shade(sorted[i] as number)))
  const middle = [seats[Math.floor(members.length / 2) - 1], seats[Math.floor(members.length / 2)]] as [
    { a: number },
    { a: number },
  ]
  const m = (middle[0].a + middle[1].a) / 2
  const spoke = (r: number): Point => [cx + r * Math.cos(m), cy - r * Math.sin(m)]
  const sx = scale(lo, hi, 130, 1070)
  const bins = range(48).map((k) => sorted.filter((v) => Math.floor(((sx(v) - 130) / 940) * 48) === k).length)
  const high = Math.max(...bins)
  const bars = bins.map((c, k) =>
    rect(
      { x: 130 + k * (940 / 48) + 2, y: 820 - (c / high) * 86, w: 940 / 48 - 4, h: (c / high) * 86 },
      shade(lo + ((k + 0.5) / 48) * (hi - lo)),
      2,
    ),
  )
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      chairs.join("") +
      line(spoke(150), spoke(590), { stroke: t.line, width: 4, dash: "3 11" }) +
      dot(spoke(150), 9, t.line) +
      bars.join("") +
      path(
        `M130 822H1070${range(13)
          .map((i) => `M${130 + (940 * i) / 12} 822v14`)
          .join("")}`,
        { stroke: t.line, width: 2.6 },
      ) +
      line(
        [sx(sorted[Math.floor(members.length / 2)] as number), 716],
        [sx(sorted[Math.floor(members.length / 2)] as number), 842],
        { stroke: t.line, width: 4, dash: "3 11" },
      ),
  )
}

/** Traces of four double pendulums. The first angle of each starts 0.0035 radians after that of the previous one. */
function physics(): string {
  const t = ink
  const [cx, cy, r] = [600, 450, 192]
  const dt = 0.004
  const runs = range(4).map((i) => doublePendulum([2.62 + i * 0.0035, 2.9, 0, 0], dt, 1850))
  const tip = ([a, b]: readonly [number, number, number, number]): Point => [
    cx + r * (Math.sin(a) + Math.sin(b)),
    cy + r * (Math.cos(a) + Math.cos(b)),
  ]
  const colors = [t.accent, INDIGO, t.mint, t.spark]
  const traces = runs.map((run, i) => {
    const points = run.filter((_, k) => k % 5 === 0).map(tip)
    const parts = 14
    return range(parts)
      .map((k) => {
        const a = Math.floor((k / parts) * (points.length - 1))
        const b = Math.floor(((k + 1) / parts) * (points.length - 1))
        return polyline(points.slice(a, b + 1), {
          stroke: mix(t.ground, colors[i] as string, 0.16 + 0.84 * ((k + 1) / parts) ** 1.6),
          width: i === 3 ? 5 : 3.4,
        })
      })
      .join("")
  })
  const arms = runs.map((run, i) => {
    const last = run.at(-1) as readonly [number, number, number, number]
    const elbow: Point = [cx + r * Math.sin(last[0]), cy + r * Math.cos(last[0])]
    const strong = i === 3
    return (
      polyline([[cx, cy], elbow, tip(last)], {
        stroke: strong ? t.line : t.muted,
        width: strong ? 7 : 3,
        opacity: strong ? 1 : 0.55,
      }) +
      (strong ? dot(elbow, 14, t.line, { stroke: t.ground, width: 5 }) : "") +
      (strong ? spark(tip(last), 19, t.spark, t.ground) : dot(tip(last), 12, colors[i] as string))
    )
  })
  const ticks = range(72)
    .map((i) => {
      const a = (i / 72) * 2 * Math.PI
      const long = i % 6 === 0 ? 16 : 7
      return line(
        [cx + 402 * Math.cos(a), cy + 402 * Math.sin(a)],
        [cx + (402 + long) * Math.cos(a), cy + (402 + long) * Math.sin(a)],
        { stroke: t.muted, width: 2.4, opacity: 0.6 },
      )
    })
    .join("")
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      ticks +
      ring([cx, cy], r, { stroke: t.faint, width: 2.6, dash: "4 10" }) +
      traces.join("") +
      arms.join("") +
      dot([cx, cy], 12, t.ground, { stroke: t.line, width: 6 }),
  )
}

/** Geometric Brownian motion: many paths, their quantiles, and one path in coral. */
function finance(): string {
  const t = paper
  const rng = createRng("finance/paths-4")
  const [steps, count] = [130, 60]
  const paths = range(count).map(() => {
    let v = 1
    return range(steps + 1).map((i) => {
      if (i) v *= Math.exp(0.0032 - 0.5 * 0.031 ** 2 + 0.031 * rng.normal())
      return v
    })
  })
  const at = (q: number): number[] =>
    range(steps + 1).map((i) =>
      quantile(
        paths.map((p) => p[i] as number),
        q,
      ),
    )
  const sx = scale(0, steps, PLOT.x, PLOT.x + PLOT.w - 120)
  const sy = scale(Math.log(0.4), Math.log(4.2), PLOT.y + PLOT.h, PLOT.y)
  const pts = (v: readonly number[]): Point[] => v.map((a, i) => [sx(i), sy(Math.log(a))])
  const band = (lo: number, hi: number, o: number): string =>
    area(pathData([...pts(at(hi)), ...pts(at(lo)).reverse()], true), t.accent, o)
  const chosen = range(count).sort(
    (a, b) => (paths[a]?.[steps] as number) - (paths[b]?.[steps] as number),
  )[52] as number
  const fan = paths.map((p, i) =>
    i === chosen ? "" : polyline(pts(p), { stroke: t.accent, width: 1.8, opacity: 0.3 }),
  )
  const hero = pts(paths[chosen] as number[])
  const ends = paths.map((p) => Math.log(p[steps] as number))
  const [k, bw] = [range(61).map((i) => Math.log(0.4) + (i / 60) * Math.log(4.2 / 0.4)), 0.16]
  const density = k.map((v) => ends.reduce((s, e) => s + Math.exp(-((v - e) ** 2) / (2 * bw * bw)), 0))
  const most = Math.max(...density)
  const x0 = sx(steps) + 14
  const bell = k.map((v, i): Point => [x0 + ((density[i] as number) / most) * 110, sy(v)])
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      band(0.05, 0.95, 0.07) +
      band(0.25, 0.75, 0.1) +
      fan.join("") +
      path(pathData(pts(at(0.5))), { stroke: t.line, width: 3.5, dash: "4 11" }) +
      area(`${pathData(bell)}L${x0} ${bell.at(-1)?.[1] ?? 0}L${x0} ${bell[0]?.[1] ?? 0}Z`, t.accent, 0.16) +
      polyline(bell, { stroke: t.accent, width: 4 }) +
      polyline(hero, { stroke: t.ground, width: 15 }) +
      polyline(hero, { stroke: t.spark, width: 7 }) +
      spark(hero.at(-1) as Point, 14, t.spark, t.ground) +
      dot(hero[0] as Point, 12, t.ground, { stroke: t.line, width: 5 }) +
      axes(PLOT, t),
  )
}

const figure = (subject: string, draw: () => string): Figure => ({ name: `capstone/${subject}.png`, ...SIZE, draw })

export const capstoneScience: readonly Figure[] = [
  figure("biology", biology),
  figure("politics", politics),
  figure("physics", physics),
  figure("finance", finance),
]
