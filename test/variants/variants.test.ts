import type { ParsedFile } from "../../gatsby/content-check/traverse"
import { longContent } from "./longContent"
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

describe("the long content", () => {
  let long: ParsedFile[]
  beforeAll(() => (long = longContent(fixture, check)))

  it("is valid", () => expect(check(long)).toEqual([]))

  it("has longer texts, later dates, larger numbers, and longer lists in reverse order", () => {
    const [first] = dataOf(fixture, "faq.json")
    const last = dataOf(long, "faq.json").at(-1)
    expect(last).toMatchObject({
      id: first?.["id"],
      question: `${String(first?.["question"])} ${String(first?.["question"])}`,
    })
    expect(dataOf(long, "faq.json")).toHaveLength(dataOf(fixture, "faq.json").length + 1)

    const research = dataOf(fixture, "programs.json").find(({ id }) => id === "research")
    const changed = dataOf(long, "programs.json").find(({ id }) => id === "research")
    expect(changed?.["price"]).toBe(Number(research?.["price"]) + 1)
    expect(changed?.["startDate"]).toBe(String(research?.["startDate"]).replace("2025", "2026"))
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
