/** Project 3, "Bird song at dawn: grouping soundscapes". */

import { type Cluster, averageLinkage, clustersBelow } from "../algorithms/cluster"
import { kmeans, nearest } from "../algorithms/kmeans"
import { stft } from "../algorithms/signal"
import { voronoi } from "../algorithms/voronoi"
import { PLOT, SIZE, axes, registration } from "../notation"
import { RAMP_DARK, ink, mix, paper, plate, rampColor } from "../palette"
import { createRng } from "../../src/random"
import {
  type Box,
  type Figure,
  type Point,
  area,
  cross,
  svgDocument,
  dot,
  line,
  path,
  pathData,
  polyline,
  range,
  rect,
  ring,
} from "../svg"

/** A call of a bird. */
interface Call {
  /** Start and duration, as fractions of the recording. */
  start: number
  duration: number
  amplitude: number
  /** Frequency as a fraction of half the sampling rate. `s` goes from 0 to 1 during the call. */
  pitch: (s: number) => number
}

const CALLS: readonly Call[] = [
  ...range(5).map((i): Call => ({
    start: 0.03 + i * 0.045,
    duration: 0.036,
    amplitude: 0.9,
    pitch: (s) => 0.34 + 0.2 * s + 0.015 * i,
  })),
  { start: 0.3, duration: 0.2, amplitude: 1, pitch: (s) => 0.52 + 0.14 * Math.sin(s * 5.2 * Math.PI) * (1 - 0.4 * s) },
  {
    start: 0.3,
    duration: 0.2,
    amplitude: 0.3,
    pitch: (s) => 0.78 + 0.14 * Math.sin(s * 5.2 * Math.PI) * (1 - 0.4 * s),
  },
  ...range(4).map((i): Call => ({
    start: 0.54 + i * 0.038,
    duration: 0.03,
    amplitude: 0.75,
    pitch: (s) => 0.75 - 0.3 * s,
  })),
  { start: 0.72, duration: 0.25, amplitude: 1, pitch: (s) => 0.28 + 0.42 * s ** 2.2 },
  { start: 0.72, duration: 0.25, amplitude: 0.28, pitch: (s) => 0.14 + 0.21 * s ** 2.2 },
  ...range(9).map((i): Call => ({
    start: 0.06 + i * 0.1,
    duration: 0.05,
    amplitude: 0.34,
    pitch: (s) => 0.13 + 0.03 * Math.sin(s * Math.PI),
  })),
]

/**
 * Returns the samples of the recording: sines whose phase follows the pitch, with soft starts and ends, and a little
 * noise.
 */
function chorus(samples: number): Float64Array {
  const rng = createRng("3a/noise")
  const out = Float64Array.from({ length: samples }, () => rng.normal() * 0.035)
  for (const c of CALLS) {
    let phase = 0
    const count = Math.floor(c.duration * samples)
    for (let i = 0; i < count; i += 1) {
      const s = i / count
      phase += Math.PI * c.pitch(s)
      const k = Math.floor(c.start * samples) + i
      if (k < samples) out[k] = (out[k] as number) + c.amplitude * Math.sin(Math.PI * s) ** 0.6 * Math.sin(phase)
    }
  }
  return out
}

/** Spectrogram by the short-time Fourier transform, each bin a small tile. */
function spectrogram(): string {
  const t = ink
  const window = 128
  const frames = stft(chorus(window + 47 * 119), window, 47)
  const b: Box = { x: 90, y: 90, w: 1040, h: 700 }
  const [cw, ch] = [b.w / frames.length, b.h / 56]
  const top = Math.max(...frames.flatMap((f) => [...f]))
  const tiles = frames.flatMap((f, i) =>
    range(56).map((k) => {
      const v = Math.max(0, 1 + Math.log10((f[k + 2] as number) / top + 1e-6) / 1.75)
      if (v < 0.13) return ""
      return rect(
        { x: b.x + i * cw, y: b.y + b.h - (k + 1) * ch, w: cw - 1.6, h: ch - 1.6 },
        rampColor(RAMP_DARK, 0.06 + 0.94 * v ** 1.25),
        1.5,
      )
    }),
  )
  const energy = frames.map((f) => f.reduce((s, v) => s + v * v, 0))
  const most = Math.max(...energy)
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    tiles.join("") +
      axes(b, t, { xTicks: 8, yTicks: 4 }) +
      energy
        .map((e, i) =>
          rect(
            { x: b.x + i * cw, y: 858 - 28 * Math.sqrt(e / most), w: cw - 2.4, h: 28 * Math.sqrt(e / most) },
            t.muted,
          ),
        )
        .join(""),
  )
}

/** k-means: the cells of the final centroids and the path of each centroid. */
function clusters(): string {
  const t = paper
  const rng = createRng("3b/calls-5")
  const homes: readonly Point[] = [
    [290, 250],
    [560, 560],
    [880, 240],
    [930, 640],
    [270, 640],
  ]
  const points = range(210).map((i): Point => {
    const [x, y] = homes[i % 5] as Point
    return [Math.min(1050, Math.max(150, x + rng.normal() * 82)), Math.min(765, Math.max(118, y + rng.normal() * 68))]
  })
  const seeds: Point[] = [
    [520, 150],
    [610, 300],
    [700, 190],
    [800, 380],
    [470, 420],
  ]
  const history = kmeans(points, seeds)
  const last = history.at(-1) as Point[]
  const tints = [
    mix(t.ground, t.accent, 0.16),
    t.ground,
    mix(t.ground, t.spark, 0.16),
    mix(t.ground, t.accent, 0.07),
    mix(t.ground, t.line, 0.05),
  ]
  const fills = voronoi(last, PLOT).map(
    (c, i) =>
      area(pathData(c, true), tints[i] as string) + path(pathData(c, true), { stroke: t.line, width: 3, dash: "3 10" }),
  )
  const markColors = [t.accent, t.line, t.spark, mix(t.accent, t.ground, 0.25), t.muted]
  const marks = points.map((p) => {
    const i = nearest(last, p)
    return i === 1 || i === 4
      ? ring(p, 6.5, { stroke: markColors[i] as string, width: 3.5 })
      : dot(p, 7.5, markColors[i] as string)
  })
  const ways = last.map((c, i) => {
    const way = history.map((h) => h[i] as Point)
    return (
      polyline(way, { stroke: t.ground, width: 13 }) +
      polyline(way, { stroke: t.line, width: 5 }) +
      way
        .slice(0, -1)
        .map((p, k) => (k ? dot(p, 5.5, t.line) : cross(p, 10, { stroke: t.line, width: 5 })))
        .join("") +
      dot(c, 21, t.ground) +
      dot(c, 16, t.spark, { stroke: t.line, width: 5 })
    )
  })
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) + fills.join("") + marks.join("") + ways.join("") + axes(PLOT, t),
  )
}

/** Radial dendrogram of average-linkage clustering with a dashed cut. */
function dendrogram(): string {
  const t = plate
  const rng = createRng("3c/leaves-2")
  const homes: readonly Point[] = [
    [0, 0],
    [5.2, 1],
    [2, 5],
  ]
  const items = range(54).map((i): Point => {
    const [x, y] = homes[Math.floor(i / 18)] as Point
    const sub = Math.floor((i % 18) / 6) * 2.1
    return [x + 0.75 * Math.cos(sub) + rng.normal() * 0.34, y + 0.75 * Math.sin(sub) + rng.normal() * 0.34]
  })
  const dist = (i: number, j: number): number =>
    Math.hypot((items[i] as Point)[0] - (items[j] as Point)[0], (items[i] as Point)[1] - (items[j] as Point)[1])
  const tree = averageLinkage(54, dist)
  const [cx, cy, R] = [600, 450, 372]
  const level = 2.6
  const groups = clustersBelow(tree, level)
  const colors = [t.accent, t.spark, t.line, t.mint]
  const place = new Map(tree.items.map((l, i) => [l, ((i + 0.5) / 54) * 2 * Math.PI * 0.97 - Math.PI / 2 + 0.05]))
  const radius = (h: number): number => R * (1 - Math.sqrt(h / tree.height) * 0.94)
  const polar = (a: number, r: number): Point => [cx + r * Math.cos(a), cy + r * Math.sin(a)]
  const angle = (m: Cluster): number =>
    m.left && m.right ? (angle(m.left) + angle(m.right)) / 2 : (place.get(m.items[0] as number) as number)
  const draw = (m: Cluster, color: string, width: number): string => {
    if (!m.left || !m.right) return ""
    const r = radius(m.height)
    const [a, c] = [angle(m.left), angle(m.right)]
    const [p, q] = [polar(a, r), polar(c, r)]
    const arc = path(
      `M${p[0].toFixed(2)} ${p[1].toFixed(2)}` +
        `A${r.toFixed(2)} ${r.toFixed(2)} 0 ${Math.abs(c - a) > Math.PI ? 1 : 0} ${c > a ? 1 : 0} ${q[0].toFixed(2)} ${q[1].toFixed(2)}`,
      { stroke: color, width },
    )
    return (
      arc +
      [m.left, m.right]
        .map((k) => {
          const g = groups.indexOf(k)
          const own = g >= 0 ? (colors[g % 4] as string) : color
          return (
            line(polar(angle(k), r), polar(angle(k), radius(k.height)), { stroke: own, width }) +
            draw(k, own, g >= 0 ? 5 : width)
          )
        })
        .join("")
    )
  }
  const leaves = tree.items.map((l) => {
    const g = groups.findIndex((m) => m.items.includes(l))
    const a = place.get(l) as number
    const long = 12 + 26 * rng.next()
    return (
      dot(polar(a, R + 2), 9, colors[g % 4] as string) +
      line(polar(a, R + 22), polar(a, R + 22 + long), { stroke: colors[g % 4] as string, width: 6, opacity: 0.45 })
    )
  })
  const end = polar(-Math.PI / 2, radius(level))
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      ring([cx, cy], radius(level), { stroke: t.line, width: 3.5, dash: "4 12" }) +
      draw(tree, t.muted, 5) +
      leaves.join("") +
      dot([cx, cy], 10, t.ground, { stroke: t.line, width: 5 }) +
      cross(end, 10, { stroke: t.line, width: 4.5 }),
  )
}

const figure = (letter: string, draw: () => string): Figure => ({
  name: `research/highlight-3-${letter}.png`,
  ...SIZE,
  draw,
})

export const research3: readonly Figure[] = [figure("a", spectrogram), figure("b", clusters), figure("c", dendrogram)]
