import { growthProblems, type Growth } from "./contentGrowth"

const growth = (changes: Partial<Growth>): Growth => ({
  factor: 1,
  entries: 500,
  checkMilliseconds: 50,
  buildSeconds: 60,
  largestPage: { htmlBytes: 200_000, gzipBytes: 40_000, elements: 1200 },
  isBeyondLimits: false,
  ...changes,
})

it("accepts pages at their limits, and times that grow like the content", () => {
  const largestPage = { htmlBytes: 900_000, gzipBytes: 100_000, elements: 4000 }
  const larger = growth({ factor: 10, entries: 5000, checkMilliseconds: 500, buildSeconds: 600, largestPage })
  expect(growthProblems([growth({}), larger])).toEqual([])
})

it("reports a page with too much compressed HTML or too many elements", () => {
  const largestPage = { htmlBytes: 900_000, gzipBytes: 100_001, elements: 4001 }
  expect(growthProblems([growth({ largestPage })])).toEqual([
    "Content × 1: a page has 100001 bytes of compressed HTML, more than 100000.",
    "Content × 1: a page has 4001 elements, more than 4000.",
  ])
})

it("ignores the pages of content that the check does not accept", () => {
  const largestPage = { htmlBytes: 9_000_000, gzipBytes: 900_000, elements: 40_000 }
  expect(growthProblems([growth({ largestPage, isBeyondLimits: true })])).toEqual([])
})

it("reports a build and a content check that take longer per entry with more entries", () => {
  const larger = growth({ factor: 10, entries: 5000, checkMilliseconds: 510, buildSeconds: 660 })
  expect(growthProblems([growth({}), larger])).toEqual([
    "The build takes 11.0 times as long for 10.0 times as many entries (content × 1 to × 10).",
    "The content check takes 10.2 times as long for 10.0 times as many entries (content × 1 to × 10).",
  ])
})
