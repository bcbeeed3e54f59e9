import { compare } from "./compare"
import type { Report } from "./lighthouse"

interface Values {
  performance?: number
  seo?: number
  first?: number | undefined
  index?: number
}

const report = ({ performance = 1, seo = 1, first, index = 1500 }: Values = {}): Report => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    "best-practices": { score: 1 },
    seo: { score: seo },
  },
  audits: {
    "first-contentful-paint": first === undefined ? {} : { numericValue: first },
    "largest-contentful-paint": { numericValue: 1000 },
    "speed-index": { numericValue: 1000 },
  },
  environment: { benchmarkIndex: index },
})
const page = (values: Values = {}) => [report({ first: 1000, ...values })]
const missed = (...parameters: Parameters<typeof compare>) =>
  compare(...parameters).flatMap(({ text, isMet }) => (isMet ? [] : [text]))

it("gives each figure with its budget: scores, and medians of times compared with the page without scripts", () => {
  const ours = [900, 1050, 9000].flatMap((first) => page({ first }))
  expect(compare(ours, page())).toEqual(
    [
      "performance 100 (goal: 100)",
      "accessibility 100 (goal: 100)",
      "best-practices 100 (goal: 100)",
      "seo 100 (goal: 100)",
      "first paint 1050 ms, 1.05 times as long as without scripts (at most 1.1)",
      "largest paint 1000 ms, 1.00 times as long as without scripts (at most 1.1)",
      "speed index 1000 ms, 1.00 times as long as without scripts (at most 1.1)",
    ].map((text) => ({ text, isMet: true })),
  )
})

it("misses the goal if a paint takes more than 1.1 times as long, or if its time is missing", () => {
  expect(missed(page({ first: 1100 }), page())).toEqual([])
  expect(missed(page({ first: 1110 }), page())).toEqual([expect.stringMatching(/^first paint 1110 ms, 1\.11 times/)])
  expect(missed([report()], page())).toHaveLength(1)
})

it("judges the score for performance only on a fast machine, and the others on any", () => {
  const low = { performance: 0.9, seo: 0.9 }
  expect(missed(page(low), page())).toEqual(["performance 90 (goal: 100)", "seo 90 (goal: 100)"])
  expect(missed(page({ ...low, index: 1000 }), page({ index: 1000 }))).toEqual(["seo 90 (goal: 100)"])
})
