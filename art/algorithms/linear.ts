/** Linear algebra and the statistics built on it: Cholesky, least squares, PCA, attention. */

import type { Rng } from "../../services/random"

export type Matrix = number[][]

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((s, v, i) => s + v * (b[i] as number), 0)

export const mean = (v: readonly number[]): number => v.reduce((a, b) => a + b, 0) / v.length

/** Quantile q of the numbers (linear interpolation). */
export function quantile(v: readonly number[], q: number): number {
  const s = [...v].sort((a, b) => a - b)
  const x = q * (s.length - 1)
  const i = Math.floor(x)
  return (s[i] as number) + (x - i) * ((s[Math.min(s.length - 1, i + 1)] as number) - (s[i] as number))
}

/** Lower Cholesky factor of a positive definite matrix. */
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

/** Solves L x = b for a lower triangle L. */
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

/** Solves (L Lᵀ) x = b. */
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

/** Ridge least squares: coefficients that map the rows of X to y. */
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

export interface Components {
  mean: number[]
  axes: Matrix
  variance: number[]
}

/** Principal components by power iteration with deflation (Hotelling 1933). */
export function pca(rows: Matrix, count: number, rng: Rng): Components {
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

export const project = (p: Components, row: readonly number[]): number[] =>
  p.axes.map((a) =>
    dot(
      a,
      row.map((v, i) => v - (p.mean[i] as number)),
    ),
  )

/** Scaled dot-product attention weights, softmax(QKᵀ/√d) (Vaswani et al. 2017), optionally causal. */
export function attention(q: Matrix, k: Matrix, causal = false): Matrix {
  const d = (q[0] as number[]).length
  return q.map((qi, i) => {
    const e = k.map((kj, j) => (causal && j > i ? 0 : Math.exp(dot(qi, kj) / Math.sqrt(d))))
    const total = e.reduce((a, b) => a + b, 0)
    return e.map((v) => v / total)
  })
}
