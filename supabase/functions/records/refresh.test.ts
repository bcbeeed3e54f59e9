import fc from "fast-check"
import { failureReason } from "./failureReason"
import { decideRefreshStep, type RefreshStep } from "./refresh"
import { defaultSettings } from "./settings"
import type { RefreshProgress } from "./store/refreshes"
import type { UpstreamResult } from "./upstream"

const start: RefreshProgress = { offset: null, offsets: [], pages: 0, restarts: 0, failures: 0 }
const step = (
  progress: Partial<RefreshProgress>,
  result: UpstreamResult,
  settings: Partial<typeof defaultSettings> = {},
) => decideRefreshStep("Letters", { ...start, ...progress }, result, { ...defaultSettings, ...settings })
const page = (offset?: string): UpstreamResult => ({ kind: "page", records: [], ...(offset ? { offset } : {}) })

const busy = failureReason("Letters", { kind: "limited" })
const unreachable = failureReason("Letters", { kind: "failed" })

describe("the next step of a refresh after", () => {
  it.each<[string, RefreshStep, RefreshStep]>([
    ["the last page", step({ pages: 3 }, page()), { kind: "complete" }],
    ["an empty page with an offset", step({}, page("a")), { kind: "advance", offset: "a" }],
    ["an expired offset", step({ pages: 3 }, { kind: "expired" }), { kind: "restart" }],
    ["a 429", step({}, { kind: "limited" }), { kind: "pause", milliseconds: 31_000, reason: busy }],
    ["a network error", step({}, { kind: "failed" }), { kind: "pause", milliseconds: 2_000, reason: unreachable }],
  ])("%s", (_what, nextStep, expected) => {
    expect(nextStep).toEqual(expected)
  })

  const repeated = "The table repeated an offset."
  it.each<[string, Partial<RefreshProgress>, UpstreamResult, string]>([
    [
      "a response that is not a page of records",
      {},
      { kind: "refused", status: 200 },
      "RECORDS_UPSTREAM_URL does not return records (status 200).",
    ],
    ["the offset of the page before", { offsets: ["a", "b"] }, page("b"), repeated],
    ["an earlier offset", { offsets: ["a", "b", "c"] }, page("a"), repeated],
    ["the maximum number of pages", { pages: 999 }, page("z"), "The table has more than 1000 pages."],
    ["an offset that expired five times", { restarts: 4 }, { kind: "expired" }, "The offset expired repeatedly."],
    ["a fifth network error", { failures: 4 }, { kind: "failed" }, unreachable],
    ["a fifth 429", { failures: 4 }, { kind: "limited" }, busy],
    [
      "a first page with rows, but without ids",
      {},
      { kind: "page", records: [], lacksIds: true },
      'The table "Letters" has rows, but no text in the column "UUID": fill it in, or delete empty rows.',
    ],
  ])("%s is give-up, with the reason", (_what, progress, response, reason) => {
    expect(step(progress, response)).toEqual({ kind: "give-up", reason })
  })

  it.each<[string, Partial<RefreshProgress>, UpstreamResult, RefreshStep["kind"]]>([
    ["the last page but one", { pages: 998 }, page("z"), "advance"],
    ["an offset that expired four times", { restarts: 3 }, { kind: "expired" }, "restart"],
    ["a later page without ids", { pages: 1 }, { kind: "page", records: [], lacksIds: true }, "complete"],
    ["a fourth network error", { failures: 3 }, { kind: "failed" }, "pause"],
  ])("%s is not give-up", (_what, progress, response, kind) => {
    expect(step(progress, response).kind).toBe(kind)
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
        const nextStep = decideRefreshStep("Letters", progress, next, settings)
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
