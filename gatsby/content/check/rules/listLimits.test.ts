import { z } from "zod"
import { contentFiles, wholeSchema } from "../../model"
import { jsonSchemaOf } from "../../model/jsonSchema"
import { formatProblem, type ContentPath } from "../index"
import { parsedContent, problemsOf, replaced, validContent } from "../testContent"
import { fieldsOf, shapeOf, unwrap, valueAt, type Schema } from "../traverse"

interface List {
  name: string
  schema: z.ZodArray
}

/** Returns the lists of the content model, also those inside other lists. */
function listsIn(schema: Schema, name: string): List[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject)
    return Object.entries(shapeOf(inner)).flatMap(([field, value]) => listsIn(value, `${name} ${field}`))
  return inner instanceof z.ZodArray ? [{ name, schema: inner }, ...listsIn(inner.element, name)] : []
}

function hasFixedIds({ element }: z.ZodArray): boolean {
  return element instanceof z.ZodObject && shapeOf(element)["id"] instanceof z.ZodEnum
}

const lists = contentFiles.flatMap((file) => listsIn(wholeSchema(file), file.path))

it.each(lists.filter(({ schema }) => !hasFixedIds(schema)))("is stated in the content model: $name", ({ schema }) => {
  expect(jsonSchemaOf(schema).maxItems).toBeGreaterThan(0)
})

it("leaves space for twice as many entries as each list of the fixture has", () => {
  const crowded = parsedContent().flatMap((parsed) =>
    fieldsOf(parsed).filter(({ value, schema, path }) => {
      const { maxItems = Infinity } = schema instanceof z.ZodArray ? jsonSchemaOf(schema) : {}
      return Array.isArray(value) && path.at(-1) !== "collageImages" && maxItems < 2 * value.length
    }),
  )
  expect(crowded).toEqual([])
})

it.each<[string, ContentPath, number, string]>([
  [
    "faq.json",
    [],
    40,
    "content/faq.json:1:1: the file is too long for its place: the home page has space for 40 entries, and the list has 41. Remove the least important ones.",
  ],
  [
    "navigation.json",
    ["header"],
    8,
    'content/navigation.json:2:3, "header" is too long for its place: the header has space for 8 entries, and the list has 9. Remove the least important ones.',
  ],
  [
    "letters.json",
    [0, "nextSteps"],
    12,
    'content/letters.json:18:5 (item 1, "Your admission letter"), "nextSteps" is too long for its place: a letter has space for 12 entries, and the list has 13. Remove the least important ones.',
  ],
])("is reported with file, line, entry, list and number of entries: %s %j", (file, path, limit, message) => {
  const messagesFor = (length: number) => {
    const [first, ...others] = valueAt(validContent[file], path) as Record<string, unknown>[]
    const copy = (_: unknown, index: number) => ({
      ...first,
      ...(first?.["id"] ? { id: `copy-${index}` } : {}),
      ...(first?.["question"] ? { question: `Copy ${index}?` } : {}),
    })
    const list = [first, ...others, ...Array.from({ length: length - others.length - 1 }, copy)]
    const text = JSON.stringify(replaced(validContent[file], path, list), null, 2)
    return problemsOf(new Map([[file, text]]), { only: [file] })
      .filter((problem) => JSON.stringify(problem.path) === JSON.stringify(path))
      .map(formatProblem)
  }
  expect(messagesFor(limit)).toEqual([])
  expect(messagesFor(limit + 1)).toEqual([message])
})

it("does not hide other mistakes in the same list", () => {
  const items = Array.from({ length: 9 }, (_, index) => ({ label: index === 8 ? "" : "A link", href: "/" }))
  const text = JSON.stringify(replaced(validContent["navigation.json"], ["header"], items))
  const problems = problemsOf(new Map([["navigation.json", text]]), { only: ["navigation.json"] })
  expect(problems.map(({ path }) => path)).toEqual([["header"], ["header", 8, "label"]])
})
