import { compare, type Measurements } from "./compare"
import type { Report } from "./lighthouse"

interface Values {
  performance?: number
  seo?: number
  first?: number
  index?: number
}

const report = ({ performance = 1, seo = 1, first = 1000, index = 1500 }: Values = {}): Report => ({
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
    "cumulative-layout-shift": { numericValue: 0.0123 },
  },
  environment: { benchmarkIndex: index },
})

const page = (values: Values = {}): Measurements => ({ reports: [report(values)], blocked: [0] })
const blocked = (...times: number[]): Measurements => ({ reports: [report()], blocked: times })

it("gives medians, ratios and the benchmark index", () => {
  const reports = [report({ first: 900 }), report({ first: 1050 }), report({ first: 9000 })]
  const { row, failures } = compare({ reports, blocked: [10, 120, 900] }, blocked(100))
  expect(row).toMatchObject({ "first paint, ms": 1050, "first paint, ratio": 1.05, "layout shift": 0.012 })
  expect(row).toMatchObject({ "blocked, ms": 120, "blocked, ratio": 1.2 })
  expect(row).toMatchObject({ performance: 100, "benchmark index": 1500 })
  expect(failures).toEqual([])
})

it("fails if a paint takes more than 1.1 times as long as without scripts", () => {
  expect(compare(page({ first: 1110 }), page()).failures).toEqual([
    "first paint takes 1.11 times the limit, more than 1.1",
  ])
})

it("fails if the page blocks for more than 1.3 times as long as without scripts", () => {
  expect(compare(blocked(130), blocked(100)).failures).toEqual([])
  expect(compare(blocked(131), blocked(100)).failures).toHaveLength(1)
})

it("compares with 50 ms if the page without scripts blocks for less", () => {
  expect(compare(blocked(65), blocked(0)).failures).toEqual([])
  expect(compare(blocked(70), blocked(0)).failures).toHaveLength(1)
})

it("fails if a time is missing", () => {
  expect(compare({ reports: [{ ...report(), audits: {} }], blocked: [] }, page()).failures).toHaveLength(4)
})

it("judges the score for performance only on a fast machine, and the others on any", () => {
  const low = { performance: 0.9, seo: 0.9 }
  expect(compare(page(low), page()).failures).toEqual(["performance is 90, not 100", "seo is 90, not 100"])
  expect(compare(page({ ...low, index: 1000 }), page({ index: 1000 })).failures).toEqual(["seo is 90, not 100"])
})
