/** Decision tree (CART), logistic regression, ROC curve and Gaussian-process regression. */

import { type Matrix, cholesky, dot, solveCholesky, solveLower } from "./linear"
import type { Box } from "../svg"

export interface Leaf {
  box: Box
  /** Fraction of the leaf's points with label 1. */
  positiveFraction: number
}
export interface Split {
  /** The feature that is split: 0 for x, 1 for y. */
  axis: 0 | 1
  /** Threshold on that feature. */
  threshold: number
  /** The box that is split. */
  box: Box
  /** Number of splits above this one. */
  depth: number
}
export interface LabeledPoint {
  point: readonly [number, number]
  label: 0 | 1
}

/** Minimum decrease of the Gini impurity for a split. */
const MIN_GINI_DECREASE = 0.004

const gini = (positives: number, total: number): number =>
  total ? 2 * (positives / total) * (1 - positives / total) : 0

/**
 * Grows a CART classification tree (Breiman et al. 1984) on two features. Returns the boxes of its leaves and its
 * splits.
 * @param box extent of the feature plane
 * @param minLeaf minimum number of points in a leaf
 */
export function decisionTree(
  data: readonly LabeledPoint[],
  box: Box,
  maxDepth: number,
  minLeaf: number,
): { leaves: Leaf[]; splits: Split[] } {
  const leaves: Leaf[] = []
  const splits: Split[] = []
  const grow = (rows: readonly LabeledPoint[], b: Box, depth: number): void => {
    const positives = rows.filter((r) => r.label === 1).length
    let best: { axis: 0 | 1; threshold: number; impurity: number } | undefined
    if (depth < maxDepth && positives > 0 && positives < rows.length) {
      for (const axis of [0, 1] as const) {
        const sorted = [...rows].sort((a, c) => a.point[axis] - c.point[axis])
        let leftPositives = 0
        for (let i = 1; i < sorted.length; i += 1) {
          leftPositives += (sorted[i - 1] as LabeledPoint).label
          if (i < minLeaf || sorted.length - i < minLeaf) continue
          const impurity =
            (i * gini(leftPositives, i) + (sorted.length - i) * gini(positives - leftPositives, sorted.length - i)) /
            sorted.length
          const threshold = ((sorted[i - 1] as LabeledPoint).point[axis] + (sorted[i] as LabeledPoint).point[axis]) / 2
          if (!best || impurity < best.impurity) best = { axis, threshold, impurity }
        }
      }
    }
    if (!best || gini(positives, rows.length) - best.impurity < MIN_GINI_DECREASE) {
      leaves.push({ box: b, positiveFraction: rows.length ? positives / rows.length : 0 })
      return
    }
    const { axis, threshold } = best
    splits.push({ axis, threshold, box: b, depth })
    const low: Box = axis === 0 ? { ...b, w: threshold - b.x } : { ...b, h: threshold - b.y }
    const high: Box =
      axis === 0 ? { ...b, x: threshold, w: b.x + b.w - threshold } : { ...b, y: threshold, h: b.y + b.h - threshold }
    grow(
      rows.filter((r) => r.point[axis] < threshold),
      low,
      depth + 1,
    )
    grow(
      rows.filter((r) => r.point[axis] >= threshold),
      high,
      depth + 1,
    )
  }
  grow(data, box, 0)
  return { leaves, splits }
}

/**
 * Fits a logistic regression by full-batch gradient descent.
 * @param labels 0 or 1 for each row
 * @returns the bias, then one weight per column
 */
export function logistic(rows: Matrix, labels: readonly number[], steps = 400, learningRate = 0.5): number[] {
  const weights = new Array<number>((rows[0] as number[]).length + 1).fill(0)
  for (let s = 0; s < steps; s += 1) {
    const gradient = weights.map(() => 0)
    rows.forEach((row, i) => {
      const probability = 1 / (1 + Math.exp(-((weights[0] as number) + dot(row, weights.slice(1)))))
      const error = probability - (labels[i] as number)
      gradient[0] = (gradient[0] as number) + error
      row.forEach((v, j) => {
        gradient[j + 1] = (gradient[j + 1] as number) + error * v
      })
    })
    gradient.forEach((v, j) => {
      weights[j] = (weights[j] as number) - (learningRate * v) / rows.length
    })
  }
  return weights
}

/**
 * Returns the ROC curve as [false positive rate, true positive rate], from [0, 0] to [1, 1].
 * Lowers the threshold by one sample at a time, so equal scores add separate points.
 * @param labels 0 or 1 for each score; both must occur
 */
export function roc(scores: readonly number[], labels: readonly number[]): [number, number][] {
  const byScore = scores.map((_, i) => i).sort((a, b) => (scores[b] as number) - (scores[a] as number))
  const positives = labels.reduce((a, b) => a + b, 0)
  const negatives = labels.length - positives
  let [truePositives, falsePositives] = [0, 0]
  const curve: [number, number][] = [[0, 0]]
  for (const i of byScore) {
    if (labels[i]) truePositives += 1
    else falsePositives += 1
    curve.push([falsePositives / negatives, truePositives / positives])
  }
  return curve
}

/** Prior covariance of the function values at two inputs. */
type Kernel = (a: number, b: number) => number

/**
 * Returns a squared-exponential (RBF) kernel.
 * @param lengthScale distance of inputs at which the correlation has fallen to e^(-1/2)
 * @param amplitude prior standard deviation of the function values
 */
export const rbf =
  (lengthScale: number, amplitude: number): Kernel =>
  (a, b) =>
    amplitude ** 2 * Math.exp(-((a - b) ** 2) / (2 * lengthScale ** 2))

/** Distribution of the function values on a grid, given the samples. */
export interface Posterior {
  mean: number[]
  /** Standard deviations, without the noise of the samples. */
  sd: number[]
  covariance: Matrix
}

/**
 * Computes the posterior of a Gaussian process with mean 0 (Rasmussen & Williams 2006, algorithm 2.1).
 * @param x inputs of the samples
 * @param y values of the samples
 * @param grid inputs at which the posterior is evaluated
 * @param noise standard deviation of the samples' noise
 */
export function gaussianProcess(
  x: readonly number[],
  y: readonly number[],
  grid: readonly number[],
  kernel: Kernel,
  noise: number,
): Posterior {
  const l = cholesky(x.map((a, i) => x.map((b, j) => kernel(a, b) + (i === j ? noise ** 2 : 0))))
  const alpha = solveCholesky(l, y)
  const v = grid.map((g) =>
    solveLower(
      l,
      x.map((a) => kernel(a, g)),
    ),
  )
  const mean = grid.map((g) =>
    dot(
      x.map((a) => kernel(a, g)),
      alpha,
    ),
  )
  const covariance = grid.map((g, i) => grid.map((h, j) => kernel(g, h) - dot(v[i] as number[], v[j] as number[])))
  return { mean, sd: covariance.map((r, i) => Math.sqrt(Math.max(0, r[i] as number))), covariance }
}
