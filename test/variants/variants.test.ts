import type { ContentProblem } from "../../gatsby/content/check/problem"
import { fieldsOf, type ParsedFile } from "../../gatsby/content/check/traverse"
import { listLimitOf } from "../../gatsby/content/model/listLimit"
import { longContent } from "./longContent"
import { replaceAt } from "./replaceAt"
import { shortContent } from "./shortContent"
import { readFixture } from "./writeVariants"

type Entry = Record<string, unknown>

let fixture: ParsedFile[]
let check: Awaited<ReturnType<typeof readFixture>>["check"]

beforeAll(async () => {
  const { content, check: checkFixture } = await readFixture()
  fixture = content
  check = checkFixture
})

const dataOf = (content: readonly ParsedFile[], path: string) =>
  content.find(({ file }) => file.path === path)?.data as Entry & Entry[]

/** Returns the lists that have a limit, with their lengths. */
function listsWithLimit(content: readonly ParsedFile[]) {
  return content.flatMap((parsed) =>
    fieldsOf(parsed).flatMap(({ path, value, schema }) => {
      const limit = listLimitOf(schema)?.maxItems
      return limit === undefined ? [] : [{ path, limit, length: (value as unknown[]).length }]
    }),
  )
}

const withCopyOfFirst = (list: unknown) => [...(list as unknown[]), (list as unknown[])[0]]
const isName = (step: string | number) => typeof step === "string"

describe("the long content", () => {
  let long: ParsedFile[]
  beforeAll(() => (long = longContent(fixture, check)))

  it("is valid", () => expect(check(long)).toEqual([]))

  it("has longer texts, later dates, larger numbers, and lists in reverse order", () => {
    const [first] = dataOf(fixture, "faq.json")
    const last = dataOf(long, "faq.json").at(-1)
    expect(last).toMatchObject({
      id: first?.["id"],
      question: `${String(first?.["question"])} ${String(first?.["question"])}`,
    })

    const research = dataOf(fixture, "programs.json").find(({ id }) => id === "research")
    const changed = dataOf(long, "programs.json").find(({ id }) => id === "research")
    expect(changed?.["price"]).toBe(Number(research?.["price"]) + 1)
    expect(changed?.["startDate"]).toBe(String(research?.["startDate"]).replace("2025", "2026"))
  })

  it("has as many entries in every list as the content model accepts", () => {
    const lengths = listsWithLimit(long)
    expect(lengths.length).toBeGreaterThan(100)
    expect(lengths.filter(({ length, limit }) => length < limit)).toEqual([])
  })

  it("has no space for another entry in any list", () => {
    const outerLists = long.map((parsed) => listsWithLimit([parsed]).filter(({ path }) => path.every(isName)))
    const longer = long.map(({ file, data }, index) => ({
      file,
      data: (outerLists[index] ?? []).reduce((all, { path }) => replaceAt(all, path, withCopyOfFirst), data),
    }))
    const places = (problems: readonly ContentProblem[]) =>
      problems.map(({ file, path = [] }) => [file, ...path].join(" "))
    const tooLong = check(longer).filter(({ message }) => message.startsWith("is too long for its place"))
    expect(places(tooLong).sort()).toEqual(
      long
        .flatMap(({ file }, index) => (outerLists[index] ?? []).map(({ path }) => [file.path, ...path].join(" ")))
        .sort(),
    )
  })

  it("changes every file", () => {
    const unchanged = fixture.filter(
      ({ file, data }) => JSON.stringify(data) === JSON.stringify(dataOf(long, file.path)),
    )
    expect(unchanged).toEqual([])
  })
})

describe("the short content", () => {
  let short: ParsedFile[]
  beforeAll(() => (short = shortContent(fixture, check)))

  it("is valid", () => expect(check(short)).toEqual([]))

  it("has no optional entry, and half of the words of each text", () => {
    for (const path of ["faq.json", "team.json", "testimonials.json", "countries.json", "seo-links.json"])
      expect(dataOf(short, path)).toEqual([])
    expect(dataOf(short, "navigation.json")["header"]).toHaveLength(1)
    const { banner } = dataOf(fixture, "site.json")
    const words = String(banner).split(" ")
    expect(dataOf(short, "site.json")["banner"]).toBe(words.slice(0, Math.ceil(words.length / 2)).join(" "))
  })
})
