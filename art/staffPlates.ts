/** Plates of the directors and fellows: data of what each teaches or helps with, all from simulations. */

import { isoLineData, sample } from "./algorithms/contour"
import { grayImage, pixel, sobel } from "./algorithms/image"
import { leastSquares } from "./algorithms/linear"
import { gaussianProcess, rbf } from "./algorithms/machineLearning"
import { descend, valley } from "./algorithms/simulations"
import type { Plate } from "./plate"
import { CORAL, mix } from "./palette"
import { type Point, area, cross, dot, line, path, pathData, polyline, range, rect, ring, scale, spark } from "./svg"

/** Measured points of four throws at the same speed, each with a parabola fitted by least squares. */
export const throws: Plate = (t, rng) => {
  const [speed, gravity] = [10.5, 9.81]
  const place = (x: number, y: number): Point => [50 + 48 * x, 440 - 48 * y]
  const drawThrow = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180
    const duration = (2 * speed * Math.sin(angle)) / gravity
    const measured = range(Math.floor(duration / 0.11)).map((i): Point => {
      const time = (i + 1) * 0.11
      return [
        speed * Math.cos(angle) * time + 0.09 * rng.normal(),
        speed * Math.sin(angle) * time - (gravity / 2) * time ** 2 + 0.09 * rng.normal(),
      ]
    })
    const [a, b] = leastSquares(
      measured.map(([x]) => [x, x * x]),
      measured.map(([, y]) => y),
    ) as [number, number]
    const curve = range(61).map((i): Point => {
      const x = ((-a / b) * i) / 60
      return place(x, a * x + b * x * x)
    })
    const isFarthest = degrees === 45
    return (
      polyline(curve, { stroke: isFarthest ? CORAL : t.lines, width: isFarthest ? 9 : 5 }) +
      measured.map((p) => dot(place(...p), 8, t.letters)).join("")
    )
  }
  return line([40, 440], [600, 440], { stroke: t.lines, width: 5 }) + [30, 60, 75, 45].map(drawThrow).join("")
}

/** Contours of a curved valley, and the steps of gradient descent with momentum to its lowest point. */
export const descent: Plate = (t) => {
  const [left, bottom, side] = [-1.7, -0.9, 3.2]
  const box = { x: 0, y: 32, w: 640, h: 640 }
  const field = sample(161, 161, (u, v) => Math.log(valley(left + side * u, bottom + side * (1 - v)) + 0.02))
  const place = ([x, y]: Point): Point => [
    box.x + ((x - left) / side) * box.w,
    box.y + (1 - (y - bottom) / side) * box.h,
  ]
  const steps = descend([-1.3, 1.2], 0.0022, 0.9, 240).map(place)
  return (
    range(9)
      .map((i) => path(isoLineData(field, -2.6 + 0.85 * i, box), { stroke: t.lines, width: 4 }))
      .join("") +
    polyline(steps, { stroke: CORAL, width: 5 }) +
    steps.map((p, i) => (i % 4 === 0 ? dot(p, 9, CORAL) : "")).join("") +
    spark(place([1, 1]), 16, t.letters, t.ground)
  )
}

/**
 * Frequencies of words by rank, both logarithmic, in a text in which each word repeats an earlier one or is new (Simon
 * 1955), with a fitted line (Zipf 1935).
 */
export const wordRanks: Plate = (t, rng) => {
  const words = range(12)
  const counts = words.map(() => 1)
  while (words.length < 30_000) {
    const word = rng.next() < 0.06 ? counts.length : (words[rng.int(words.length)] as number)
    words.push(word)
    counts[word] = (counts[word] ?? 0) + 1
  }
  const byRank = counts.sort((a, b) => b - a)
  const ranks = [...new Set(range(48).map((i) => Math.round(byRank.length ** (i / 47))))]
  const logs = ranks.map((rank): Point => [Math.log(rank), Math.log(byRank[rank - 1] as number)])
  const [offset, slope] = leastSquares(
    logs.map(([x]) => [1, x]),
    logs.map(([, y]) => y),
  ) as [number, number]
  const last = Math.log(byRank.length)
  const [sx, sy] = [scale(0, last, 64, 584), scale(0, Math.log(byRank[0] as number), 516, 140)]
  const fitted = [0, last].map((x): Point => [sx(x), sy(offset + slope * x)])
  return (
    polyline(fitted, { stroke: CORAL, width: 8 }) + logs.map(([x, y]) => dot([sx(x), sy(y)], 9, t.letters)).join("")
  )
}

/**
 * A year of weekly river levels. A Gaussian process that has seen the filled points forecasts the others, with a band
 * of 95%.
 */
export const riverLevels: Plate = (t, rng) => {
  const [weeks, known] = [52, 38]
  const season = (week: number): number => Math.cos((2 * Math.PI * (week - 9)) / 52)
  let storm = 0
  const levels = range(weeks).map((week) => {
    storm = 0.75 * storm + 0.28 * rng.normal()
    return season(week) + storm
  })
  const forecastWeeks = range(57).map((i) => known - 1 + i / 4)
  const { mean, sd } = gaussianProcess(
    range(known),
    levels.slice(0, known).map((level, week) => level - season(week)),
    forecastWeeks,
    rbf(2.5, 0.42),
    0.1,
  )
  const [sx, sy] = [scale(0, weeks - 1, 48, 592), scale(-1.9, 1.9, 480, 96)]
  const forecast = (deviations: number): Point[] =>
    forecastWeeks.map((week, i) => [
      sx(week),
      sy(season(week) + (mean[i] as number) + deviations * Math.hypot(sd[i] as number, 0.1)),
    ])
  const points = levels.map((level, week): Point => [sx(week), sy(level)])
  return (
    area(pathData([...forecast(1.96), ...forecast(-1.96).reverse()], true), t.relief) +
    polyline(points.slice(0, known), { stroke: t.lines, width: 4 }) +
    polyline(forecast(0), { stroke: CORAL, width: 8 }) +
    points
      .map((p, week) => (week < known ? dot(p, 7, t.letters) : ring(p, 7, { stroke: t.letters, width: 4 })))
      .join("")
  )
}

/**
 * Errors left in a program after each attempt, of which each is found with the same probability (after Jelinski &
 * Moranda 1972), with the expected number.
 */
export const errorsPerAttempt: Plate = (t, rng) => {
  const [errors, attempts, found] = [12, 12, 0.24]
  let left = errors
  const counts = range(attempts).map(() => {
    const count = left
    left = range(count).filter(() => rng.next() > found).length
    return count
  })
  const place = (attempt: number, count: number): Point => [66 + 46 * attempt, 448 - 28 * count]
  const crosses = counts.flatMap((count, attempt) =>
    range(count).map((i) => cross(place(attempt, i + 0.6), 8, { stroke: t.letters, width: 6 })),
  )
  const expected = range(101).map((i) => {
    const attempt = ((attempts - 1) * i) / 100
    return place(attempt, errors * (1 - found) ** attempt)
  })
  return (
    line([40, 448], [600, 448], { stroke: t.lines, width: 5 }) +
    crosses.join("") +
    polyline(expected, { stroke: CORAL, width: 8 })
  )
}

/** Points of four houses after each week of a simulated summer, in which each event ranks the houses at random. */
export const housePoints: Plate = (t, rng) => {
  const weeks = 8
  const totals = range(4).map(() => [0])
  for (const _ of range(weeks)) {
    const prizes = [10, 6, 3, 1]
    for (const scores of totals) {
      const [points = 0] = prizes.splice(rng.int(prizes.length), 1)
      scores.push((scores.at(-1) as number) + points)
    }
  }
  totals.sort((a, b) => (a.at(-1) as number) - (b.at(-1) as number))
  const [sx, sy] = [scale(0, weeks, 56, 572), scale(0, totals.at(-1)?.at(-1) as number, 452, 120)]
  return totals
    .map((scores, i) => {
      const color = [t.lines, t.lines, t.letters, CORAL][i] as string
      const points = scores.map((score, week): Point => [sx(week), sy(score)])
      return (
        polyline(points, { stroke: color, width: i === 3 ? 9 : 6 }) +
        points.map((p, week) => dot(p, week === weeks ? 14 : 8, color)).join("")
      )
    })
    .join("")
}

/** A rendered ball on a table: left as a picture, right its edges by a Sobel filter. */
export const edges: Plate = (t) => {
  const size = 64
  const [cx, cy, radius] = [32, 26.5, 17]
  const image = grayImage(size, size, (x, y) => {
    const [dx, dy] = [(x + 0.5 - cx) / radius, (y + 0.5 - cy) / radius]
    const depth = 1 - dx * dx - dy * dy
    const light = -0.5 * dx - 0.6 * dy + 0.62 * Math.sqrt(Math.max(0, depth))
    const isShadow = ((x - cx - 7) / 19) ** 2 + ((y - cy - 16) / 5) ** 2 < 1
    const table = y < 34 ? 0.12 : isShadow ? 0.04 : 0.34
    return depth > 0 ? 0.16 + 0.84 * Math.max(0, light) : table
  })
  const gradient = sobel(image)
  const tone = (value: number): number => Math.round(6 * Math.min(1, Math.max(0, value))) / 6
  return range(size * size)
    .map((i) => {
      const [x, y] = [i % size, Math.floor(i / size)]
      const color =
        x < size / 2
          ? mix(t.ground, t.letters, tone(pixel(image, x, y)))
          : mix(t.ground, CORAL, tone(pixel(gradient, x, y) / 1.4))
      return color === t.ground ? "" : rect({ x: x * 10, y: 32 + y * 10, w: 10, h: 10 }, color)
    })
    .join("")
}
