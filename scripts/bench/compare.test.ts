import { compare } from "./compare"
import type { Report } from "./lighthouse"

interface Values {
  performance?: number
  seo?: number
  first?: number
  blocked?: number
  index?: number
}

const report = ({ performance = 1, seo = 1, first = 1000, blocked = 0, index = 1500 }: Values = {}): Report => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    "best-practices": { score: 1 },
    seo: { score: seo },
  },
  audits: {
    "first-contentful-paint": { numericValue: first },
    "largest-contentful-paint": { numericValue: 1000 },
    "speed-index": { numericValue: 1000 },
    "total-blocking-time": { numericValue: blocked },
    "cumulative-layout-shift": { numericValue: 0.0123 },
  },
  environment: { benchmarkIndex: index },
})

it("gives medians, ratios and the benchmark index", () => {
  const ours = [report({ first: 900 }), report({ first: 1050 }), report({ first: 9000 })]
  const { row, failures } = compare(ours, [report()])
  expect(row).toMatchObject({ "first paint, ms": 1050, "first paint, ratio": 1.05, "layout shift": 0.012 })
  expect(row).toMatchObject({ performance: 100, "benchmark index": 1500 })
  expect(failures).toEqual([])
})

it("fails if a paint takes more than 1.1 times as long as without scripts", () => {
  expect(compare([report({ first: 1110 })], [report()]).failures).toEqual([
    "first paint takes 1.11 times the limit, more than 1.1",
  ])
})

it("fails if the page blocks for more than 1.3 times as long as without scripts", () => {
  expect(compare([report({ blocked: 130 })], [report({ blocked: 100 })]).failures).toEqual([])
  expect(compare([report({ blocked: 131 })], [report({ blocked: 100 })]).failures).toHaveLength(1)
})

it("compares with 50 ms if the page without scripts blocks for less", () => {
  expect(compare([report({ blocked: 65 })], [report({ blocked: 0 })]).failures).toEqual([])
  expect(compare([report({ blocked: 70 })], [report({ blocked: 0 })]).failures).toHaveLength(1)
})

it("fails if a time is missing", () => {
  expect(compare([{ ...report(), audits: {} }], [report()]).failures).toHaveLength(4)
})

it("judges the score for performance only on a fast machine, and the others on any", () => {
  const low = { performance: 0.9, seo: 0.9 }
  expect(compare([report(low)], [report()]).failures).toEqual(["performance is 90, not 100", "seo is 90, not 100"])
  expect(compare([report({ ...low, index: 1000 })], [report({ index: 1000 })]).failures).toEqual(["seo is 90, not 100"])
})
