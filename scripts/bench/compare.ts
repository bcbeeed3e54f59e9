/** Compares the reports of a page with those of the same page without scripts, which is the limit of what the page can reach. */
import type { Report } from "./lighthouse"

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

/**
 * The times that are compared, each with the highest ratio to the page without scripts that is accepted. Times that are both shorter
 * than `atLeast` (ms) count as equal: a task blocks only from 50 ms on (https://web.dev/articles/tbt), and a ratio to almost nothing
 * has no meaning.
 */
const times = [
  { name: "first paint", audit: "first-contentful-paint", highest: 1.1, atLeast: 0 },
  { name: "largest paint", audit: "largest-contentful-paint", highest: 1.1, atLeast: 0 },
  { name: "speed index", audit: "speed-index", highest: 1.1, atLeast: 0 },
  { name: "blocked", audit: "total-blocking-time", highest: 1.3, atLeast: 50 },
] as const

/** Below this benchmark index, a score for performance describes the machine more than the page. */
export const fastMachine = 1500

export interface Comparison {
  /** Medians by their name: scores from 0 to 100, times in ms, ratios, and the benchmark index of the machine. */
  row: Record<string, number>
  /** What misses its goal, in words. */
  failures: string[]
}

/**
 * @param ours reports of the page
 * @param limit reports of the same page without scripts, measured in turns with ours
 */
export function compare(ours: readonly Report[], limit: readonly Report[]): Comparison {
  const row: Record<string, number> = {}
  const failures: string[] = []
  const index = Math.round(median([...ours, ...limit].map(({ environment }) => environment.benchmarkIndex)))
  for (const name of categories) {
    const score = Math.round(100 * median(ours.map((report) => report.categories[name]?.score ?? 0)))
    row[name] = score
    if (score < 100 && (name !== "performance" || index >= fastMachine)) failures.push(`${name} is ${score}, not 100`)
  }
  for (const { name, audit, highest, atLeast } of times) {
    const ratio = Math.max(medianTime(ours, audit), atLeast) / Math.max(medianTime(limit, audit), atLeast)
    row[`${name}, ms`] = Math.round(medianTime(ours, audit))
    row[`${name}, ratio`] = Number(ratio.toFixed(2))
    // A time that is missing makes a ratio that is no number.
    if (!(ratio <= highest)) failures.push(`${name} takes ${ratio.toFixed(2)} times the limit, more than ${highest}`)
  }
  row["layout shift"] = Number(medianTime(ours, "cumulative-layout-shift").toFixed(3))
  row["benchmark index"] = index
  return { row, failures }
}

function medianTime(reports: readonly Report[], audit: string): number {
  return median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
}

/** Returns the middle value, or the upper one of the two in the middle. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
