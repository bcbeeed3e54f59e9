import { z } from "zod"
import { contentFiles, wholeSchema } from "../../model"
import { jsonSchemaOf } from "../../model/jsonSchema"
import { formatMistake } from "../mistake"
import { fieldsOf } from "../../model/fields"
import { shapeOf, unwrap, type Schema } from "../../model/schema"
import { type ContentPath, valueAt } from "../../model/values"
import { mistakesOf, replaced, validContent } from "../testing/content"

/** Returns the lists of the content model, also those inside other lists. */
function listsIn(schema: Schema, name: string): { name: string; schema: z.ZodArray }[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject)
    return Object.entries(shapeOf(inner)).flatMap(([field, value]) => listsIn(value, `${name} ${field}`))
  return inner instanceof z.ZodArray ? [{ name, schema: inner }, ...listsIn(inner.element, name)] : []
}

const hasFixedIds = ({ element }: z.ZodArray) =>
  element instanceof z.ZodObject && shapeOf(element)["id"] instanceof z.ZodEnum

/** The dates of a program limit its weeks. */
const limitedByDates = "timelines.json items"

it("is stated in the content model for every list", () => {
  const lists = contentFiles.flatMap((file) => listsIn(wholeSchema(file), file.path))
  const unlimited = lists.filter(({ schema }) => !hasFixedIds(schema) && jsonSchemaOf(schema).maxItems === undefined)
  expect(lists.length).toBeGreaterThan(20)
  expect(unlimited.map(({ name }) => name)).toEqual([limitedByDates])
})

/** Lists whose lengths a layout fixes. */
const fixedLists: readonly unknown[] = ["collageImages", "figures"]

it("leaves space for twice as many entries as each list of the fixture has", () => {
  const crowded = contentFiles.flatMap((file) =>
    fieldsOf({ file, data: validContent[file.path] }).flatMap(({ value, schema, path }) => {
      const { maxItems = Infinity } = schema instanceof z.ZodArray ? jsonSchemaOf(schema) : {}
      const isCrowded = Array.isArray(value) && !fixedLists.includes(path.at(-1)) && maxItems < 2 * value.length
      return isCrowded ? [`${file.path} ${path.join(" ")}: ${value.length} of at most ${maxItems}`] : []
    }),
  )
  expect(crowded).toEqual([])
})

it.each<[string, ContentPath, number, string]>([
  ["faq.json", [], 40, "content/faq.json:1:1: the file is too long for its place: the home page has space for 40"],
  ["navigation.json", ["header"], 8, 'content/navigation.json:2:3, "header" is too long for its place: the header has'],
  ["letters.json", [0, "nextSteps"], 12, 'content/letters.json:18:5 (item 1, "letter"), "nextSteps" is'],
])("is reported with the list and its length: %s %j", (file, path, limit, message) => {
  const linesFor = (length: number) => {
    const [first] = valueAt(validContent[file], path) as Record<string, unknown>[]
    const list = Array.from({ length }, (_, index) => ({
      ...first,
      ...(first?.["id"] ? { id: `copy-${index}`, question: `Copy ${index}?` } : {}),
      ...(first?.["title"] ? { title: `Copy ${index}` } : {}),
      ...(first?.["href"] ? { label: `Copy ${index}`, href: `https://example.org/${index}` } : {}),
    }))
    const text = JSON.stringify(replaced(validContent[file], path, list), null, 2)
    return mistakesOf(new Map([[file, text]]), { only: [file] }).map((mistake) => formatMistake(mistake))
  }
  expect(linesFor(limit)).toEqual([])
  expect(linesFor(limit + 1)).toEqual([expect.stringContaining(message)])
  expect(linesFor(limit + 1)[0]).toMatch(new RegExp(`Remove the least important ones\\. Found: ${limit + 1} entries`))
})
