// eslint-disable-next-line no-restricted-imports -- these tests open no page, whose errors could fail them
import { expect, test } from "@playwright/test"
import { z } from "zod"
import { jsonSchemaOf } from "../../content-tools/model/jsonSchema"
import { fieldsOf } from "../../content-tools/model/fields"
import { contentOf } from "../sites/sites"
import { readFiles } from "../support/contentFiles"

// The build has checked the content of this site. docs/decisions/0018-four-builds-for-tests.md says how it is changed.

test.describe.configure({ mode: "default" })

let fixture: Awaited<ReturnType<typeof readFiles>>
let long: typeof fixture

test.beforeAll(async () => {
  fixture = await readFiles("test/content")
  long = await readFiles(contentOf("long"))
})

test("every file is changed", () => {
  const isSame = (data: unknown, path: string) => JSON.stringify(data) === JSON.stringify(long.dataOf(path))
  expect(fixture.files.filter(({ file, data }) => isSame(data, file.path))).toEqual([])
})

test("texts are twice as long, dates are later, and numbers are larger", () => {
  const [first] = fixture.dataOf("faq.json")
  const question = `${String(first?.["question"])} ${String(first?.["question"])}`
  expect(long.dataOf("faq.json").find(({ id }) => id === first?.["id"])).toMatchObject({ question })
  const research = fixture.dataOf("programs.json").find(({ id }) => id === "research")
  const changed = long.dataOf("programs.json").find(({ id }) => id === "research")
  expect(changed?.["price"]).toBe(Number(research?.["price"]) + 1)
  expect(String(changed?.["startDate"]).slice(5)).toBe(String(research?.["startDate"]).slice(5))
  expect(Date.parse(String(changed?.["startDate"]))).toBeGreaterThan(Date.now())
})

test("every list is full", () => {
  const lists = long.files.flatMap(fieldsOf).flatMap(({ path, value, schema }) => {
    const limit = schema instanceof z.ZodArray ? jsonSchemaOf(schema).maxItems : undefined
    return limit === undefined ? [] : [{ path, limit, length: (value as unknown[]).length }]
  })
  expect(lists.length).toBeGreaterThan(100)
  expect(lists.filter(({ length, limit }) => length < limit)).toEqual([])
})
