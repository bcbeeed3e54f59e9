import fc from "fast-check"
import { decideRefreshStep, type RefreshStep } from "./refresh"
import { defaultSettings } from "./settings"
import type { RefreshProgress } from "./store/refreshes"
import type { UpstreamResult } from "./upstream"

const start: RefreshProgress = { offset: null, offsets: [], pages: 0, restarts: 0, failures: 0 }
const step = (
  progress: Partial<RefreshProgress>,
  result: UpstreamResult,
  settings: Partial<typeof defaultSettings> = {},
) => decideRefreshStep({ ...start, ...progress }, result, { ...defaultSettings, ...settings })
const page = (offset?: string): UpstreamResult => ({ kind: "page", records: [], ...(offset ? { offset } : {}) })

describe("the next step of a refresh after", () => {
  it.each<[string, RefreshStep, RefreshStep]>([
    ["the last page", step({ pages: 3 }, page()), { kind: "complete" }],
    ["an empty page with an offset", step({}, page("a")), { kind: "advance", offset: "a" }],
    ["an expired offset", step({ pages: 3 }, { kind: "expired" }), { kind: "restart" }],
    ["a 429", step({}, { kind: "limited" }), { kind: "pause", milliseconds: 31_000 }],
    ["a network error", step({}, { kind: "failed" }), { kind: "pause", milliseconds: 2_000 }],
  ])("%s", (_what, nextStep, expected) => {
    expect(nextStep).toEqual(expected)
  })

  it.each<[string, RefreshStep]>([
    ["a response that is not a page of records", step({}, { kind: "refused", status: 200 })],
    ["the offset of the page before", step({ offsets: ["a", "b"] }, page("b"))],
    ["an earlier offset", step({ offsets: ["a", "b", "c"] }, page("a"))],
    ["the maximum number of pages", step({ pages: 999 }, page("z"))],
    ["an offset that expired five times", step({ restarts: 4 }, { kind: "expired" })],
    ["a fifth network error", step({ failures: 4 }, { kind: "failed" })],
    ["a fifth 429", step({ failures: 4 }, { kind: "limited" })],
  ])("%s is give-up", (_what, nextStep) => {
    expect(nextStep.kind).toBe("give-up")
  })
})

/** Generates results. Some offsets come from a small set, so that they repeat. */
const result: fc.Arbitrary<UpstreamResult> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(30).map((number) => page(`offset-${number}`)) },
  { weight: 6, arbitrary: fc.uuid().map((offset) => page(offset)) },
  { weight: 1, arbitrary: fc.constant<UpstreamResult>({ kind: "expired" }) },
  { weight: 1, arbitrary: fc.constant<UpstreamResult>({ kind: "limited" }) },
  { weight: 1, arbitrary: fc.constant<UpstreamResult>({ kind: "failed" }) },
)

it("a refresh always ends", () => {
  const settings = { ...defaultSettings, maxPages: 40 }
  // Each page may follow four failures, and the whole refresh may run five times.
  const maxRequests = settings.maxPages * settings.maxAttempts * settings.maxAttempts
  fc.assert(
    fc.property(fc.infiniteStream(result), (results) => {
      let progress = start
      let requests = 0
      for (const next of results) {
        requests += 1
        const nextStep = decideRefreshStep(progress, next, settings)
        if (nextStep.kind === "complete" || nextStep.kind === "give-up") break
        progress = applyStep(progress, nextStep)
      }
      expect(requests).toBeLessThanOrEqual(maxRequests)
    }),
    { numRuns: 500 },
  )
})

function applyStep(progress: RefreshProgress, applied: RefreshStep): RefreshProgress {
  const { offsets, pages, restarts, failures } = progress
  if (applied.kind === "advance")
    return { offset: applied.offset, offsets: [...offsets, applied.offset], pages: pages + 1, restarts, failures: 0 }
  if (applied.kind === "restart") return { ...start, restarts: restarts + 1 }
  return { ...progress, failures: failures + 1 }
}
