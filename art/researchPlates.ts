/** Plates of the research mentors: the kind of data that each works with. */

import { dot as product, leastSquares, mean, quantile } from "./algorithms/linear"
import { logistic } from "./algorithms/machineLearning"
import { transitFlux } from "./algorithms/signal"
import { CORAL } from "./palette"
import type { Plate } from "./plate"
import { type Point, dot, line, path, pathData, polyline, range, ring, scale } from "./svg"

/** Counts of letter pairs in a short text from a Markov chain. Most pairs never occur. */
export const letterPairs: Plate = (t, rng) => {
  const letters = 15
  const weights = range(letters).map(() => range(letters).map(() => rng.next() ** 9 + 0.002))
  const counts = range(letters).map(() => range(letters).map(() => 0))
  let from = 0
  for (const _ of range(900)) {
    const row = weights[from] as number[]
    let rest = rng.next() * row.reduce((a, b) => a + b)
    const to = row.findIndex((w) => (rest -= w) <= 0)
    ;(counts[from] as number[])[to] = ((counts[from] as number[])[to] as number) + 1
    from = to
  }
  const most = Math.max(...counts.flat())
  return counts
    .flatMap((row, i) =>
      row.map((count, j) => {
        // Free space for the initials.
        if (i > 11 && j < 3) return ""
        const at: Point = [96 + j * 32, 92 + i * 32]
        if (count === 0) return dot(at, 3, t.lines)
        return dot(at, 5 + 10 * Math.sqrt(count / most), count === most ? CORAL : t.letters)
      }),
    )
    .join("")
}

/** Brightness of a star during the transit of a small planet, with its model. */
export const lightCurve: Plate = (t, rng) => {
  const [sx, sy] = [scale(-1, 1, 40, 600), scale(0.982, 1.011, 560, 90)]
  const flux = (phase: number): number => transitFlux(phase, 0.07, 0.8, 0.3)
  const samples = range(480).map((): Point => {
    const phase = rng.range(-1, 1)
    return [sx(phase), sy(flux(phase) + 0.0045 * rng.normal())]
  })
  const model = range(121).map((i): Point => [sx(i / 60 - 1), sy(flux(i / 60 - 1))])
  return samples.map((p) => dot(p, 4.5, t.lines)).join("") + polyline(model, { stroke: CORAL, width: 9 })
}

/** Effects in simulated surveys with 95% intervals, and their mean weighted by precision. */
export const surveys: Plate = (t, rng) => {
  const sx = scale(-1.4, 1.7, 50, 590)
  const studies = range(9).map(() => {
    const error = 0.13 + 0.32 * rng.next() ** 2
    return { error, effect: 0.42 + error * rng.normal() }
  })
  const weight = (error: number): number => 1 / error ** 2
  const total = studies.reduce((sum, { error }) => sum + weight(error), 0)
  const pooled = studies.reduce((sum, { effect, error }) => sum + effect * weight(error), 0) / total
  const half = 1.96 / Math.sqrt(total)
  const rows = studies.map(({ effect, error }, i) => {
    const y = 116 + i * 40
    const size = 5 + 1.6 / error
    return (
      line([sx(effect - 1.96 * error), y], [sx(effect + 1.96 * error), y], { stroke: t.lines, width: 5 }) +
      dot([sx(effect), y], size, t.letters)
    )
  })
  const diamond: Point[] = [
    [sx(pooled - half), 500],
    [sx(pooled), 474],
    [sx(pooled + half), 500],
    [sx(pooled), 526],
  ]
  return (
    line([sx(0), 88], [sx(0), 552], { stroke: t.lines, width: 4, dash: "2 12" }) +
    rows.join("") +
    path(pathData(diamond, true), { stroke: CORAL, fill: CORAL, width: 4 })
  )
}

/** Legislators by position, their votes, and the line between both votes from a logistic regression. */
export const rollCall: Plate = (t, rng) => {
  const members = range(90).map((i) => {
    const [x, y] = [
      [-0.9, -0.3],
      [0.1, 0.7],
      [0.9, -0.2],
    ][i % 3] as [number, number]
    const at = [x + 0.32 * rng.normal(), y + 0.32 * rng.normal()]
    return { at, vote: (at[0] as number) + 0.6 * (at[1] as number) + 0.25 * rng.normal() > 0.35 ? 1 : 0 }
  })
  const [bias, a, b] = logistic(
    members.map(({ at }) => at),
    members.map(({ vote }) => vote),
  ) as [number, number, number]
  const place = ([x, y]: readonly number[]): Point => [320 + (x as number) * 135, 306 - (y as number) * 135]
  const cut = (y: number): Point => place([-(bias + b * y) / a, y])
  return (
    line(cut(-1.25), cut(1.25), { stroke: CORAL, width: 8 }) +
    members
      .map(({ at, vote }) => (vote ? dot(place(at), 10, t.letters) : ring(place(at), 9, { stroke: t.lines, width: 4 })))
      .join("")
  )
}

/**
 * Errors of linear regressions by their number of features, of which more than the samples fit them exactly: the test
 * error falls a second time (after Belkin, Hsu & Xu 2020).
 */
export const doubleDescent: Plate = (t, rng) => {
  const [sampleCount, featureCount] = [16, 64]
  const sizes = range(featureCount / 2).map((i) => 2 + i * 2)
  const runs = range(24).map(() => {
    const weights = range(featureCount).map(() => rng.normal() / Math.sqrt(featureCount))
    const rows = range(sampleCount).map(() => range(featureCount).map(() => rng.normal()))
    const y = rows.map((row) => product(row, weights) + 0.1 * rng.normal())
    return sizes.map((size) => {
      const fitted = leastSquares(
        rows.map((row) => row.slice(0, size)),
        y,
        1e-5,
      )
      const errors = rows.map((row, i) => (product(fitted, row) - (y[i] as number)) ** 2)
      return {
        training: mean(errors),
        test: 0.01 + weights.reduce((sum, w, i) => sum + (w - (fitted[i] ?? 0)) ** 2, 0),
      }
    })
  })
  const [sx, sy] = [scale(0, sizes.length - 1, 56, 584), scale(Math.log(0.02), Math.log(30), 440, 150)]
  const curve = (errors: readonly number[]): Point[] => errors.map((v, i) => [sx(i), sy(Math.log(Math.max(0.02, v)))])
  const median = (kind: "training" | "test"): Point[] =>
    curve(
      sizes.map((_, i) =>
        quantile(
          runs.map((run) => (run[i] as { training: number; test: number })[kind]),
          0.5,
        ),
      ),
    )
  return (
    runs.map((run) => polyline(curve(run.map(({ test }) => test)), { stroke: t.relief, width: 3 })).join("") +
    polyline(median("training"), { stroke: t.letters, width: 8 }) +
    polyline(median("test"), { stroke: CORAL, width: 9 })
  )
}
