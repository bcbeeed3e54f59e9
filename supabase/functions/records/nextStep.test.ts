import fc from "fast-check"
import { nextStep, type Step } from "./nextStep"
import { defaultSettings } from "./settings"
import type { Progress } from "./store/refreshes"
import type { UpstreamAnswer } from "./upstream"

const begin: Progress = { offset: null, offsets: [], pages: 0, restarts: 0, failures: 0 }
const step = (progress: Partial<Progress>, answer: UpstreamAnswer, settings: Partial<typeof defaultSettings> = {}) =>
  nextStep({ ...begin, ...progress }, answer, { ...defaultSettings, ...settings })
const page = (offset?: string): UpstreamAnswer => ({ kind: "page", records: [], ...(offset ? { offset } : {}) })

describe("what a refresh does after", () => {
  it.each<[string, Step, Step]>([
    ["the last page", step({ pages: 3 }, page()), { kind: "complete" }],
    ["an empty page with an offset", step({}, page("a")), { kind: "advance", offset: "a" }],
    ["an expired iterator", step({ pages: 3 }, { kind: "expired" }), { kind: "restart" }],
    ["a 429", step({}, { kind: "limited" }), { kind: "pause", milliseconds: 31_000 }],
    ["a broken line", step({}, { kind: "failed" }), { kind: "pause", milliseconds: 2_000 }],
  ])("%s", (_what, done, expected) => {
    expect(done).toEqual(expected)
  })

  it.each<[string, Step]>([
    ["a page of something else", step({}, { kind: "refused", status: 200 })],
    ["the offset of the page before", step({ offsets: ["a", "b"] }, page("b"))],
    ["an offset from longer ago", step({ offsets: ["a", "b", "c"] }, page("a"))],
    ["more pages than any table has", step({ pages: 999 }, page("z"))],
    ["an iterator that has expired five times", step({ restarts: 4 }, { kind: "expired" })],
    ["a line that has broken five times", step({ failures: 4 }, { kind: "failed" })],
    ["a fifth 429", step({ failures: 4 }, { kind: "limited" })],
  ])("%s: it gives up", (_what, done) => {
    expect(done.kind).toBe("give-up")
  })
})

/** Any answers, with few offsets, so that they repeat. */
const answer: fc.Arbitrary<UpstreamAnswer> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(30).map((number) => page(`offset-${number}`)) },
  { weight: 6, arbitrary: fc.uuid().map((offset) => page(offset)) },
  { weight: 1, arbitrary: fc.constant<UpstreamAnswer>({ kind: "expired" }) },
  { weight: 1, arbitrary: fc.constant<UpstreamAnswer>({ kind: "limited" }) },
  { weight: 1, arbitrary: fc.constant<UpstreamAnswer>({ kind: "failed" }) },
)

it("it ends, whatever is answered", () => {
  const settings = { ...defaultSettings, pages: 40 }
  // Every page may come after four failures, and all of it five times.
  const most = settings.pages * settings.attempts * settings.attempts
  fc.assert(
    fc.property(fc.infiniteStream(answer), (answers) => {
      let progress = begin
      let requests = 0
      for (const one of answers) {
        requests += 1
        const done = nextStep(progress, one, settings)
        if (done.kind === "complete" || done.kind === "give-up") break
        progress = after(progress, done)
      }
      expect(requests).toBeLessThanOrEqual(most)
    }),
    { numRuns: 500 },
  )
})

function after(progress: Progress, done: Step): Progress {
  const { offsets, pages, restarts, failures } = progress
  if (done.kind === "advance")
    return { offset: done.offset, offsets: [...offsets, done.offset], pages: pages + 1, restarts, failures: 0 }
  if (done.kind === "restart") return { ...begin, restarts: restarts + 1 }
  return { ...progress, failures: failures + 1 }
}
