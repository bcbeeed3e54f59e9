import fc from "fast-check"
import type { RecordsResult } from "./fetchRecordsPage"
import { scanRecords } from "./scanRecords"

type Result = Exclude<RecordsResult, { kind: "busy" }>

const id = fc.constantFrom("a", "b", "c", "d", "e", "")
const recordOf = fc.record({ uuid: id, name: fc.string() })
const offset = fc.option(fc.oneof(fc.constantFrom("itr/1", "itr/2"), fc.string()), { nil: undefined })
const result = fc.oneof(
  { weight: 8, arbitrary: fc.record({ records: fc.array(recordOf, { maxLength: 4 }), offset }).map(resultOf) },
  { weight: 1, arbitrary: fc.constant<Result>({ kind: "iteratorExpired" }) },
  { weight: 1, arbitrary: fc.constant<Result>({ kind: "failed", reason: "broken", status: 500 }) },
)

function resultOf(recordsPage: Extract<Result, { kind: "recordsPage" }>["recordsPage"]): Result {
  return { kind: "recordsPage", recordsPage }
}

/** Returns the results repeatedly, and records the requested offsets and the returned results in order. */
function stubPages(results: readonly Result[]) {
  const offsets: (string | undefined)[] = []
  const returned: Result[] = []
  return {
    offsets,
    returned,
    fetchPage: (at: string | undefined) => {
      const next = results[offsets.length % results.length] as Result
      offsets.push(at)
      returned.push(next)
      return Promise.resolve(next)
    },
  }
}

describe("scanRecords", () => {
  it("returns found only for a fetched record, and notFound only after a last page", async () => {
    await fc.assert(
      fc.asyncProperty(id, fc.array(result, { minLength: 1, maxLength: 60 }), async (wanted, results) => {
        const { returned, fetchPage } = stubPages(results)
        const outcome = await scanRecords(wanted, fetchPage)
        const last = returned.at(-1)
        const records = last?.kind === "recordsPage" ? last.recordsPage.records : []
        const match = records.find(({ uuid }) => uuid === wanted)
        expect(outcome.kind === "found").toBe(match !== undefined)
        if (outcome.kind === "found") expect(outcome.name).toBe(match?.name.trim())
        if (outcome.kind === "notFound") expect(last?.kind === "recordsPage" && last.recordsPage.offset).toBe(undefined)
      }),
    )
  })

  it("fetches each returned offset, and the first page after an expired iterator", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(result, { minLength: 1, maxLength: 60 }), async (results) => {
        const { offsets, returned, fetchPage } = stubPages(results)
        await scanRecords("wanted", fetchPage)
        offsets.forEach((at, index) => {
          const before = returned[index - 1]
          expect(at).toBe(before?.kind === "recordsPage" ? before.recordsPage.offset : undefined)
        })
      }),
    )
  })
})
