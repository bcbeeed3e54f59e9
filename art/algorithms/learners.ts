/** Small models: decision tree (CART), logistic regression, ROC curve, Gaussian process. */

import { type Matrix, cholesky, dot, solveCholesky, solveLower } from "./linear"
import type { Box } from "../svg"

export interface Leaf {
  box: Box
  share: number
  depth: number
  count: number
}
export interface Split {
  axis: 0 | 1
  at: number
  box: Box
  depth: number
}
export interface Labelled {
  p: readonly [number, number]
  y: 0 | 1
}

const gini = (n1: number, total: number): number => (total ? 2 * (n1 / total) * (1 - n1 / total) : 0)

/** CART (Breiman et al. 1984) on two features: the boxes of the leaves and the cuts between them. */
export function decisionTree(
  data: readonly Labelled[],
  box: Box,
  maxDepth: number,
  minLeaf: number,
): { leaves: Leaf[]; splits: Split[] } {
  const leaves: Leaf[] = []
  const splits: Split[] = []
  const grow = (rows: readonly Labelled[], b: Box, depth: number): void => {
    const ones = rows.filter((r) => r.y === 1).length
    let best: { axis: 0 | 1; at: number; score: number } | undefined
    if (depth < maxDepth && ones > 0 && ones < rows.length) {
      for (const axis of [0, 1] as const) {
        const sorted = [...rows].sort((a, c) => a.p[axis] - c.p[axis])
        let left = 0
        for (let i = 1; i < sorted.length; i += 1) {
          left += (sorted[i - 1] as Labelled).y
          if (i < minLeaf || sorted.length - i < minLeaf) continue
          const score = (i * gini(left, i) + (sorted.length - i) * gini(ones - left, sorted.length - i)) / sorted.length
          const at = ((sorted[i - 1] as Labelled).p[axis] + (sorted[i] as Labelled).p[axis]) / 2
          if (!best || score < best.score) best = { axis, at, score }
        }
      }
    }
    if (!best || gini(ones, rows.length) - best.score < 0.004) {
      leaves.push({ box: b, share: rows.length ? ones / rows.length : 0, depth, count: rows.length })
      return
    }
    const { axis, at } = best
    splits.push({ axis, at, box: b, depth })
    const low: Box = axis === 0 ? { ...b, w: at - b.x } : { ...b, h: at - b.y }
    const high: Box = axis === 0 ? { ...b, x: at, w: b.x + b.w - at } : { ...b, y: at, h: b.y + b.h - at }
    grow(
      rows.filter((r) => r.p[axis] < at),
      low,
      depth + 1,
    )
    grow(
      rows.filter((r) => r.p[axis] >= at),
      high,
      depth + 1,
    )
  }
  grow(data, box, 0)
  return { leaves, splits }
}

/** Logistic regression by gradient descent; the first weight is the bias. */
export function logistic(rows: Matrix, y: readonly number[], steps = 400, rate = 0.5): number[] {
  const w = new Array<number>((rows[0] as number[]).length + 1).fill(0)
  for (let s = 0; s < steps; s += 1) {
    const g = w.map(() => 0)
    rows.forEach((r, i) => {
      const e = 1 / (1 + Math.exp(-((w[0] as number) + dot(r, w.slice(1))))) - (y[i] as number)
      g[0] = (g[0] as number) + e
      r.forEach((v, j) => {
        g[j + 1] = (g[j + 1] as number) + e * v
      })
    })
    g.forEach((v, j) => {
      w[j] = (w[j] as number) - (rate * v) / rows.length
    })
  }
  return w
}

/** ROC curve: pairs of false and true positive rate at every threshold. */
export function roc(scores: readonly number[], y: readonly number[]): [number, number][] {
  const order = scores.map((_, i) => i).sort((a, b) => (scores[b] as number) - (scores[a] as number))
  const pos = y.reduce((a, b) => a + b, 0)
  const neg = y.length - pos
  let [tp, fp] = [0, 0]
  const curve: [number, number][] = [[0, 0]]
  for (const i of order) {
    if (y[i]) tp += 1
    else fp += 1
    curve.push([fp / neg, tp / pos])
  }
  return curve
}

/** Squared-exponential kernel. */
export const rbf =
  (length: number, amplitude = 1) =>
  (a: number, b: number): number =>
    amplitude ** 2 * Math.exp(-((a - b) ** 2) / (2 * length ** 2))

export interface Posterior {
  mean: number[]
  sd: number[]
  covariance: Matrix
}

/** Gaussian-process posterior (Rasmussen & Williams 2006, algorithm 2.1). */
export function gaussianProcess(
  x: readonly number[],
  y: readonly number[],
  grid: readonly number[],
  k: (a: number, b: number) => number,
  noise: number,
): Posterior {
  const l = cholesky(x.map((a, i) => x.map((b, j) => k(a, b) + (i === j ? noise ** 2 : 0))))
  const alpha = solveCholesky(l, y)
  const v = grid.map((g) =>
    solveLower(
      l,
      x.map((a) => k(a, g)),
    ),
  )
  const mean = grid.map((g) =>
    dot(
      x.map((a) => k(a, g)),
      alpha,
    ),
  )
  const covariance = grid.map((g, i) => grid.map((h, j) => k(g, h) - dot(v[i] as number[], v[j] as number[])))
  return { mean, sd: covariance.map((r, i) => Math.sqrt(Math.max(0, r[i] as number))), covariance }
}
