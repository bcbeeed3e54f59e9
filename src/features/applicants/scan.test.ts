import fc from "fast-check"
import type { Answer } from "./askForPage"
import { scan } from "./scan"

type Told = Exclude<Answer, { kind: "busy" }>

const id = fc.constantFrom("a", "b", "c", "d", "e", "")
const recordOf = fc.record({ uuid: id, name: fc.string() })
const offset = fc.option(fc.oneof(fc.constantFrom("itr/1", "itr/2"), fc.string()), { nil: undefined })
const answer = fc.oneof(
  { weight: 8, arbitrary: fc.record({ records: fc.array(recordOf, { maxLength: 4 }), offset }).map(pageOf) },
  { weight: 1, arbitrary: fc.constant<Told>({ kind: "iteratorGone" }) },
  { weight: 1, arbitrary: fc.constant<Told>({ kind: "failed", reason: "broken", status: 500 }) },
)

function pageOf(page: Extract<Told, { kind: "page" }>["page"]): Told {
  return { kind: "page", page }
}

/** Gives the answers over and over. @returns what was asked for and told, in order */
function tell(answers: readonly Told[]) {
  const asked: (string | undefined)[] = []
  const told: Told[] = []
  return {
    asked,
    told,
    ask: (at: string | undefined) => {
      const next = answers[asked.length % answers.length] as Told
      asked.push(at)
      told.push(next)
      return Promise.resolve(next)
    },
  }
}

describe("the loop over the pages", () => {
  it("ends for any sequence of answers, told over and over", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 60 }), async (answers) => {
        const { asked, ask } = tell(answers)
        await scan("wanted", ask)
        // Five ids can be new in at most five pages of a run; between them lie at most 24 barren ones; two runs.
        expect(asked.length).toBeLessThanOrEqual(2 * 6 * 25)
      }),
    )
  })

  it("ends even where every offset is new", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(recordOf, { maxLength: 4 }), { minLength: 1 }), async (pages) => {
        let count = 0
        const outcome = await scan("wanted", () => {
          count += 1
          return Promise.resolve(pageOf({ records: pages[count % pages.length] ?? [], offset: `itr/${count}` }))
        })
        expect(outcome).toEqual({ kind: "failed", reason: "endless" })
        expect(count).toBeLessThanOrEqual(6 * 25)
      }),
    )
  })

  it("says found only of a record that it was told, and nothing found only after a last page", async () => {
    await fc.assert(
      fc.asyncProperty(id, fc.array(answer, { minLength: 1, maxLength: 60 }), async (wanted, answers) => {
        const { told, ask } = tell(answers)
        const outcome = await scan(wanted, ask)
        const last = told.at(-1)
        const records = last?.kind === "page" ? last.page.records : []
        const match = records.find(({ uuid }) => uuid === wanted)
        expect(outcome.kind === "found").toBe(match !== undefined)
        if (outcome.kind === "found") expect(outcome.name).toBe(match?.name.trim())
        if (outcome.kind === "notFound") expect(last?.kind === "page" && last.page.offset).toBe(undefined)
      }),
    )
  })

  it("asks for each offset that it was given, and after an expired list for page 1", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 60 }), async (answers) => {
        const { asked, told, ask } = tell(answers)
        await scan("wanted", ask)
        asked.forEach((at, index) => {
          const before = told[index - 1]
          expect(at).toBe(before?.kind === "page" ? before.page.offset : undefined)
        })
      }),
    )
  })
})
