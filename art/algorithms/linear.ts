/** Linear algebra (Cholesky factor, least squares, principal components, attention weights), mean and quantile. */

import type { Rng } from "../../src/random"

/** An array of rows. */
export type Matrix = number[][]

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((s, v, i) => s + v * (b[i] as number), 0)

export const mean = (v: readonly number[]): number => v.reduce((a, b) => a + b, 0) / v.length

/**
 * Returns a quantile, with linear interpolation between the sorted values. `q` is between 0 (minimum) and 1 (maximum).
 */
export function quantile(v: readonly number[], q: number): number {
  const s = [...v].sort((a, b) => a - b)
  const x = q * (s.length - 1)
  const i = Math.floor(x)
  return (s[i] as number) + (x - i) * ((s[Math.min(s.length - 1, i + 1)] as number) - (s[i] as number))
}

/** Returns the lower Cholesky factor L of a positive definite matrix A = L Lᵀ. */
export function cholesky(a: Matrix): Matrix {
  const k = a.length
  const l: Matrix = a.map(() => new Array<number>(k).fill(0))
  for (let i = 0; i < k; i += 1) {
    const li = l[i] as number[]
    for (let j = 0; j <= i; j += 1) {
      const lj = l[j] as number[]
      let s = (a[i] as number[])[j] as number
      for (let m = 0; m < j; m += 1) s -= (li[m] as number) * (lj[m] as number)
      li[j] = i === j ? Math.sqrt(Math.max(s, 1e-12)) : s / (lj[j] as number)
    }
  }
  return l
}

/** Solves L x = b for a lower triangular matrix L. */
export function solveLower(l: Matrix, b: readonly number[]): number[] {
  const x: number[] = []
  b.forEach((v, i) => {
    const row = l[i] as number[]
    let s = v
    for (let j = 0; j < i; j += 1) s -= (row[j] as number) * (x[j] as number)
    x.push(s / (row[i] as number))
  })
  return x
}

/** Solves (L Lᵀ) x = b for a lower triangular matrix L. */
export function solveCholesky(l: Matrix, b: readonly number[]): number[] {
  const y = solveLower(l, b)
  const x = new Array<number>(y.length).fill(0)
  for (let i = y.length - 1; i >= 0; i -= 1) {
    let s = y[i] as number
    for (let j = i + 1; j < y.length; j += 1) s -= ((l[j] as number[])[i] as number) * (x[j] as number)
    x[i] = s / ((l[i] as number[])[i] as number)
  }
  return x
}

/**
 * Returns the coefficients of a ridge regression from the rows to `y`.
 * @param ridge weight of the penalty; the default only keeps the system solvable
 */
export function leastSquares(rows: Matrix, y: readonly number[], ridge = 1e-9): number[] {
  const k = (rows[0] as number[]).length
  const xtx: Matrix = Array.from({ length: k }, (_, i) =>
    Array.from({ length: k }, (_u, j) =>
      rows.reduce((s, r) => s + (r[i] as number) * (r[j] as number), i === j ? ridge : 0),
    ),
  )
  const xty = Array.from({ length: k }, (_, i) => rows.reduce((s, r, m) => s + (r[i] as number) * (y[m] as number), 0))
  return solveCholesky(cholesky(xtx), xty)
}

export interface PrincipalComponents {
  /** Mean of the rows. */
  mean: number[]
  /** One unit vector per component. */
  axes: Matrix
  /** Variance along each axis, in falling order. */
  variance: number[]
}

/** Computes principal components (Hotelling 1933) by power iteration, each orthogonal to the previous ones. */
export function pca(rows: Matrix, count: number, rng: Rng): PrincipalComponents {
  const d = (rows[0] as number[]).length
  const mu = Array.from({ length: d }, (_, i) => mean(rows.map((r) => r[i] as number)))
  const centered = rows.map((r) => r.map((v, i) => v - (mu[i] as number)))
  const axes: Matrix = []
  const variance: number[] = []
  for (let c = 0; c < count; c += 1) {
    let v = Array.from({ length: d }, () => rng.normal())
    let norm = 0
    for (let it = 0; it < 120; it += 1) {
      for (const a of axes) {
        const p = dot(a, v)
        v = v.map((x, i) => x - p * (a[i] as number))
      }
      const next = new Array<number>(d).fill(0)
      for (const r of centered) {
        const p = dot(r, v)
        for (let i = 0; i < d; i += 1) next[i] = (next[i] as number) + p * (r[i] as number)
      }
      norm = Math.sqrt(dot(next, next))
      v = next.map((x) => x / norm)
    }
    axes.push(v)
    variance.push(norm / rows.length)
  }
  return { mean: mu, axes, variance }
}

/** Returns the coordinates of a row along the principal axes. */
export const project = (p: PrincipalComponents, row: readonly number[]): number[] =>
  p.axes.map((a) =>
    dot(
      a,
      row.map((v, i) => v - (p.mean[i] as number)),
    ),
  )

/** Returns the weights of scaled dot-product attention, softmax(QKᵀ/√d) (Vaswani et al. 2017): one row per query. */
export function attentionWeights(queries: Matrix, keys: Matrix): Matrix {
  const d = (queries[0] as number[]).length
  return queries.map((query) => {
    const exponentials = keys.map((key) => Math.exp(dot(query, key) / Math.sqrt(d)))
    const total = exponentials.reduce((a, b) => a + b, 0)
    return exponentials.map((v) => v / total)
  })
}
