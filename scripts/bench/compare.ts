/** Compares the measurements of a page with those of the same page without scripts, which is the limit of what the page can reach. */
import type { Report } from "./lighthouse"

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

/** Times, each with its name in the reports. */
const times = [
  ["first paint", "first-contentful-paint"],
  ["largest paint", "largest-contentful-paint"],
  ["speed index", "speed-index"],
] as const

/** The highest accepted ratio of a time to that of the page without scripts. */
const highestRatio = 1.1

/** Below this benchmark index, a score for performance describes the machine more than the page. */
const fastMachine = 1500

/** A figure with its budget. */
export interface Figure {
  text: string
  isMet: boolean
}

/**
 * Returns the figures of a page, each the median of its reports.
 * @param ours reports of the page
 * @param limit reports of the same page without scripts, measured in turns with ours
 */
export function compare(ours: readonly Report[], limit: readonly Report[]): Figure[] {
  const index = Math.round(median([...ours, ...limit].map(({ environment }) => environment.benchmarkIndex)))
  return [
    ...categories.map((name) => scoreOf(name, ours, index)),
    ...times.map(([name, audit]) => ratioOf(name, audit, ours, limit)),
  ]
}

function scoreOf(name: (typeof categories)[number], reports: readonly Report[], index: number): Figure {
  const score = Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0)))
  if (name !== "performance" || index >= fastMachine)
    return { text: `${name} ${score} (goal: 100)`, isMet: score === 100 }
  const reason = `the benchmark index of the machine is ${index}, below ${fastMachine}`
  return { text: `${name} ${score} (not judged: ${reason})`, isMet: true }
}

function ratioOf(name: string, audit: string, ours: readonly Report[], limit: readonly Report[]): Figure {
  const timeOf = (reports: readonly Report[]) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN))
  const time = timeOf(ours)
  const ratio = time / timeOf(limit)
  const text = `${name} ${Math.round(time)} ms, ${ratio.toFixed(2)} times as long as without scripts (at most ${highestRatio})`
  // A time that is missing makes a ratio that is no number.
  return { text, isMet: ratio <= highestRatio }
}

/** Returns the middle value, or the upper one of the two in the middle. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
