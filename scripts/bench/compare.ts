/** Compares the measurements of a page with those of the same page without scripts, which is the limit of what the page can reach. */
import type { Report } from "./lighthouse"

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

/** The measurements of one page. */
export interface Measurements {
  reports: readonly Report[]
  /** In ms of CPU time, one per load of the page (blockedTime.ts). */
  blocked: readonly number[]
}

/** Returns all values of a time in ms. A time that is missing in a report is NaN. */
type TimeOf = (measurements: Measurements) => readonly number[]

const audit =
  (name: string): TimeOf =>
  ({ reports }) =>
    reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)

/**
 * The times that are compared, each with the highest ratio to the page without scripts that is accepted. Times that are both shorter
 * than `atLeast` (ms) count as equal: a ratio to almost nothing has no meaning.
 */
const times: readonly { name: string; of: TimeOf; highest: number; atLeast: number }[] = [
  { name: "first paint", of: audit("first-contentful-paint"), highest: 1.1, atLeast: 0 },
  { name: "largest paint", of: audit("largest-contentful-paint"), highest: 1.1, atLeast: 0 },
  { name: "speed index", of: audit("speed-index"), highest: 1.1, atLeast: 0 },
  { name: "blocked", of: ({ blocked }) => blocked, highest: 1.3, atLeast: 50 },
]

/** Below this benchmark index, a score for performance describes the machine more than the page. */
export const fastMachine = 1500

export interface Comparison {
  /** Medians by their name: scores from 0 to 100, times in ms, ratios, and the benchmark index of the machine. */
  row: Record<string, number>
  /** What misses its goal, in words. */
  failures: string[]
}

/**
 * @param ours the page
 * @param limit the same page without scripts, measured in turns with ours
 */
export function compare(ours: Measurements, limit: Measurements): Comparison {
  const row: Record<string, number> = {}
  const failures: string[] = []
  const reports = [...ours.reports, ...limit.reports]
  const index = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)))
  for (const name of categories) {
    const score = Math.round(100 * median(ours.reports.map((report) => report.categories[name]?.score ?? 0)))
    row[name] = score
    if (score < 100 && (name !== "performance" || index >= fastMachine)) failures.push(`${name} is ${score}, not 100`)
  }
  for (const { name, of, highest, atLeast } of times) {
    const time = median(of(ours))
    const ratio = Math.max(time, atLeast) / Math.max(median(of(limit)), atLeast)
    row[`${name}, ms`] = Math.round(time)
    row[`${name}, ratio`] = Number(ratio.toFixed(2))
    // A time that is missing makes a ratio that is no number.
    if (!(ratio <= highest)) failures.push(`${name} takes ${ratio.toFixed(2)} times the limit, more than ${highest}`)
  }
  row["layout shift"] = Number(median(audit("cumulative-layout-shift")(ours)).toFixed(3))
  row["benchmark index"] = index
  return { row, failures }
}

/** Returns the middle value, or the upper one of the two in the middle. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
