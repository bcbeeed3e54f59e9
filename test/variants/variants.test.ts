import { z } from "zod"
import { fieldsOf, type ParsedFile } from "../../content-tools/model/fields"
import { definitionAt } from "../../content-tools/model/schema"
import { wholeSchema } from "../../content-tools/model"
import { jsonSchemaOf } from "../../content-tools/model/jsonSchema"
import { longContent } from "./longContent"
import { shortContent } from "./shortContent"
import { readFixture } from "./writeVariants"

type Entry = Record<string, unknown>

let fixture: ParsedFile[]
let check: Awaited<ReturnType<typeof readFixture>>["check"]
let long: ParsedFile[]
let short: ParsedFile[]

beforeAll(async () => {
  ;({ content: fixture, check } = await readFixture())
  long = longContent(fixture, check)
  short = shortContent(fixture, check)
})

const dataOf = (content: readonly ParsedFile[], path: string) =>
  content.find(({ file }) => file.path === path)?.data as Entry & Entry[]

it("both contents are valid", () => {
  expect([check(long), check(short)]).toEqual([[], []])
})

it("the long content changes every file", () => {
  expect(fixture.filter(({ file, data }) => JSON.stringify(data) === JSON.stringify(dataOf(long, file.path)))).toEqual(
    [],
  )
})

it("the long content has larger values: longer texts, later dates and larger numbers", () => {
  const [first] = dataOf(fixture, "faq.json")
  const question = `${String(first?.["question"])} ${String(first?.["question"])}`
  expect(dataOf(long, "faq.json").find(({ id }) => id === first?.["id"])).toMatchObject({ question })
  const research = dataOf(fixture, "programs.json").find(({ id }) => id === "research")
  const changed = dataOf(long, "programs.json").find(({ id }) => id === "research")
  expect(changed?.["price"]).toBe(Number(research?.["price"]) + 1)
  expect(String(changed?.["startDate"]).slice(5)).toBe(String(research?.["startDate"]).slice(5))
  expect(Date.parse(String(changed?.["startDate"]))).toBeGreaterThan(Date.now())
})

it("the long content fills every list", () => {
  const lists = long.flatMap(fieldsOf).flatMap(({ path, value, schema }) => {
    const limit = schema instanceof z.ZodArray ? jsonSchemaOf(schema).maxItems : undefined
    return limit === undefined ? [] : [{ path, limit, length: (value as unknown[]).length }]
  })
  expect(lists.length).toBeGreaterThan(100)
  expect(lists.filter(({ length, limit }) => length < limit)).toEqual([])
})

it("the short content has nothing that is optional: no entry, field or picture", () => {
  for (const path of ["faq.json", "team.json", "testimonials.json", "countries.json", "seo-links.json"])
    expect(dataOf(short, path)).toEqual([])
  expect(dataOf(short, "navigation.json")["header"]).toHaveLength(1)
  const optional = short.flatMap(({ file, data }) =>
    fieldsOf({ file, data })
      .filter(({ path }) => path.length > 0 && definitionAt(wholeSchema(file), path).isOptional)
      .map(({ path }) => `${file.path} ${path.filter((step) => typeof step === "string").join(".")}`),
  )
  expect([...new Set(optional)]).toEqual([
    "site.json bootcampApplication",
    "timelines.json items",
    "timelines.json items.part",
    "forms.json prefillField",
    "redirects.json toForm",
    "sections.json longTimeline",
    "pages/curriculum.json bootcamp",
  ])
  expect(short.flatMap(fieldsOf).filter(({ role }) => role === "picture")).toEqual([])
})

it("the short content has half of the words of each text", () => {
  const words = String(dataOf(fixture, "site.json")["banner"]).split(" ")
  expect(dataOf(short, "site.json")["banner"]).toBe(words.slice(0, Math.ceil(words.length / 2)).join(" "))
})
