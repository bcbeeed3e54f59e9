import { readFileSync } from "node:fs"
import path from "node:path"
import type { CmsConfig } from "@sveltia/cms"
import { z } from "zod"
import { validContent } from "../../../content-tools/check/testing/content"
import type { Schema } from "../../../content-tools/model/schema"
import { contentFiles, type ContentFile } from "../../../content-tools/model"
import { alternativeText, figure, pictureSource } from "../../../content-tools/schemas/fields/pictures"
import { calendarDate, timeOfDay } from "../../../content-tools/schemas/fields/dates"
import { entryId, reference } from "../../../content-tools/schemas/fields/ids"
import { flag } from "../../../content-tools/schemas/fields/flags"
import { inAnyCase } from "../../../content-tools/schemas/fields/patterns"
import { label, paragraphs, prose } from "../../../content-tools/schemas/fields/texts"
import { nonEmptyList } from "../../../content-tools/schemas/fields/lists"
import { wholeNumber } from "../../../content-tools/schemas/fields/numbers"
import { listLimit } from "../../../content-tools/schemas/fields/listLimit"
import { pictureShapes } from "../../../content-tools/schemas/fields/pictureShapes"
import { editorConfig } from "./config"

/** The options of the kinds of fields that this project uses. */
interface AnyField {
  name: string
  label?: string
  widget?: string
  required?: boolean
  field?: AnyField
  fields?: AnyField[]
  options?: string[]
  pattern?: [string, string]
  label_singular?: string
  allow_add?: false
  root?: true
}

const backend = { name: "test-repo" } as const
const config = editorConfig(backend, "Content")

const things = (schema: z.ZodObject, kind: ContentFile["kind"] = "single"): ContentFile => ({
  path: "things.json",
  typeName: "Thing",
  kind,
  schema,
  shownOn: "Nowhere",
})

const filesIn = ({ collections = [] }: CmsConfig) =>
  collections
    .flatMap((collection) => ("files" in collection ? collection.files : []))
    .map((file) => ({ ...file, fields: file.fields as AnyField[] }))

/** Returns a field and all fields inside it. */
const inside = (field: AnyField): AnyField[] => [
  field,
  ...(field.fields ?? []).flatMap(inside),
  ...(field.field ? inside(field.field) : []),
]

/** Returns the fields of a single file with the given schema. */
const fieldsFor = (shape: z.core.$ZodLooseShape) => {
  const files = [things(z.strictObject(shape)), ...contentFiles]
  return (
    filesIn(editorConfig(backend, "Content", files)).find(({ file }) => file === "content/things.json")?.fields ?? []
  )
}

/** Reads a pattern as Sveltia CMS does. */
function regExpOf([text]: [string, string] = ["", ""]): RegExp {
  const [, source = "", flags] = /^\/(.*)\/([a-z]*)$/.exec(text) ?? []
  return new RegExp(source, flags)
}

describe("the configuration of the editor", () => {
  it("is valid for Sveltia CMS", () => {
    const text = readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8")
    // zod does not support `not`, with which the schema accepts unknown kinds of fields. `{}` makes it reject them.
    const schema = JSON.parse(text, (key, value: unknown) =>
      key === "not" ? {} : value,
    ) as z.core.JSONSchema.JSONSchema
    const valid = z.fromJSONSchema(schema)
    expect(valid.safeParse(JSON.parse(JSON.stringify(config))).error).toBeUndefined()
    expect(valid.safeParse({ ...config, collections: [{ name: "a", files: [{ name: "b" }] }] }).success).toBe(false)
  })

  // Maintainers may write the fields of content/ in any order.
  it("keeps the order of the fields in every file of the fixture", () => {
    const inOrder = (value: unknown, { fields, field }: Partial<AnyField>): unknown => {
      if (Array.isArray(value)) return value.map((item: unknown) => inOrder(item, field ?? { fields: fields ?? [] }))
      if (typeof value !== "object" || value === null) return value
      const values = value as Record<string, unknown>
      return Object.fromEntries((fields ?? []).map((one) => [one.name, inOrder(values[one.name], one)]))
    }
    for (const { file, fields } of filesIn(config)) {
      const data: unknown = JSON.parse(readFileSync(path.join("test/content", file.replace(/^content/, "")), "utf8"))
      const saved = inOrder(data, fields[0]?.root ? fields[0] : { fields })
      const remedy = `Write the fields of test/${file} in the order of content/FIELDS.md, as the editor saves them.`
      expect({ remedy, json: JSON.stringify(data, null, 1) }).toEqual({ remedy, json: JSON.stringify(saved, null, 1) })
    }
  })

  it("has every content file in a group with a name", () => {
    const files = contentFiles.map((file) => `content/${file.path}`)
    expect(new Set(filesIn(config).map(({ file }) => file))).toEqual(new Set(files))
    expect(config.collections?.map((collection) => "name" in collection && collection.name)).not.toContain("other")
  })

  it("names one entry on the button of every list, and lets no maintainer add or remove the fixed entries of a list", () => {
    const lists = filesIn(config).flatMap(({ fields }) => fields.flatMap(inside))
    const fixed = lists.filter(({ allow_add }) => allow_add === false)
    for (const list of lists)
      if (list.widget === "list" && !fixed.includes(list)) expect(list.label_singular).toMatch(/^an? (?!entry)/)
    expect(fixed).toHaveLength(4)
    for (const list of fixed) {
      expect(list).toMatchObject({ root: true, allow_remove: false })
      expect(list.fields?.[0]).toEqual({ name: "id", widget: "hidden" })
    }
  })

  it("puts new portraits into the folder of people", () => {
    expect(filesIn(config).find(({ name }) => name === "team")).toMatchObject({
      media_folder: "/content/images/people",
      public_folder: "/images/people",
    })
  })

  it("accepts every value of the fixture content", () => {
    const accept = ({ widget, pattern, options: choices, ...field }: AnyField, value: unknown): void => {
      if (value === undefined) return expect(field.required).toBe(false)
      if (Array.isArray(value))
        for (const item of value)
          accept(field.field ?? { name: "", widget: "object", fields: field.fields ?? [] }, item)
      else if (widget === "object")
        for (const one of field.fields ?? []) accept(one, (value as Record<string, unknown>)[one.name])
      else if (choices) expect(choices).toContain(value)
      else if (pattern) expect(value).toMatch(regExpOf(pattern))
    }
    for (const { file, fields } of filesIn(config))
      accept(fields[0]?.root ? fields[0] : { name: "", widget: "object", fields }, validContent[file.slice(8)])
  })
})

describe("a field of the editor", () => {
  it.each<[string, Schema, object]>([
    ["a short text", label("The name."), { widget: "string", hint: "The name.", required: true }],
    [
      "a long text",
      prose("The text."),
      {
        widget: "text",
        hint: "The text. You can write facts, such as {{research.price}}, and links: [the form](/apply/).",
      },
    ],
    ["a text with a largest length", z.string().max(60, "is too long."), { widget: "string", maxlength: 60 }],
    ["a choice", z.enum(["a", "b"]), { widget: "select", options: ["a", "b"] }],
    ["one possible value", z.literal("USD").optional(), { widget: "select", options: ["USD"], required: false }],
    ["a flag", flag("The flag."), { widget: "boolean", default: false, required: false }],
    ["a required flag", z.boolean(), { widget: "boolean", default: false, required: true }],
    ["a whole number", wholeNumber("The number."), { widget: "number", value_type: "int", min: 1 }],
    ["a number", z.number().min(0), { widget: "number", value_type: "float", min: 0 }],
    ["a date", calendarDate("The date."), { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
    ["a time", timeOfDay("The time."), { widget: "datetime", type: "time", format: "HH:mm" }],
    [
      "a reference",
      reference("team.json", "The person."),
      {
        widget: "relation",
        collection: "people",
        file: "team",
        value_field: "entries.*.id",
        display_fields: ["entries.*.name"],
      },
    ],
    [
      "a list of texts",
      paragraphs("The text."),
      {
        widget: "list",
        label_singular: "a paragraph",
        field: expect.objectContaining({ widget: "text", label: "Paragraph", required: true }) as unknown,
      },
    ],
    [
      "a list of groups",
      nonEmptyList(
        z.strictObject({ price: wholeNumber("The price."), title: label("The title.") }),
        "The list.",
        listLimit(8, "a page", "an entry"),
      ),
      {
        widget: "list",
        max: 8,
        label_singular: "an entry",
        summary: "{{fields.title}}",
        fields: [expect.objectContaining({ name: "price" }), expect.objectContaining({ name: "title" })],
      },
    ],
    [
      "an optional group",
      z.strictObject({ title: label("The title.") }).optional(),
      { widget: "object", required: false },
    ],
  ])("shows %s with the control for it", (_, schema, expected) => {
    expect(fieldsFor({ field: schema })).toEqual([
      expect.objectContaining({ name: "field", label: "Field", ...expected }),
    ])
  })

  it("has the pattern of the content model and its message", () => {
    const [field] = fieldsFor({ id: entryId("ada") })
    expect(field?.pattern?.[1]).toBe(
      'This text is not a short name. Use small letters, digits and hyphens only, such as "financial-aid".',
    )
    expect(["financial-aid", "Financial aid"].map((text) => regExpOf(field?.pattern).test(text))).toEqual([true, false])
  })

  it("has several patterns as one, without those for which the editor has other options", () => {
    const schema = z
      .string()
      .regex(/\S/, "is empty.")
      .max(9, "is long.")
      .regex(/^a/, "has no a.")
      .regex(inAnyCase("z$"), "has no z.")
    const [field] = fieldsFor({ text: schema })
    expect(field?.pattern?.[1]).toBe("This text has no a. Or it has no z.")
    const pattern = regExpOf(field?.pattern)
    expect(["az", "a-Z", "a", "z", ""].map((text) => pattern.test(text))).toEqual([true, true, false, false, false])
    expect(fieldsFor({ text: alternativeText() })[0]?.pattern?.[1]).toMatch(/^This text starts with/)
  })

  it.each(["Image of a cat", "IMG_1234", "Chart.PNG", "ada-lovelace", "Self-portrait", "A cat"])(
    "accepts the alternative text %s if the content check does",
    (text) => {
      const [field] = fieldsFor({ text: alternativeText() })
      expect(regExpOf(field?.pattern).test(text)).toBe(alternativeText().safeParse(text).success)
    },
  )

  it.each([
    ["a picture", z.strictObject({ imageSrc: pictureSource("P.", pictureShapes.hero) }), "P."],
    ["the picture of a figure", figure("F.", pictureShapes.hero), "The picture."],
  ])("says how %s is shown", (_, schema, description) => {
    const [field] = fieldsFor({ field: schema })
    const { width, crop } = pictureShapes.hero
    const hint = `${description} At least ${width} px wide; ${crop}.`
    expect(field?.fields?.[0]).toMatchObject({ widget: "image", hint })
  })

  it("has a label in plain words", () => {
    const fields = fieldsFor({ imageAlt: label("A."), id: entryId("ada"), shortName: label("B.") })
    expect(fields.map((field) => field.label)).toEqual(["Image description", "ID", "Short name"])
  })

  it("is an error if the editor has no control for it", () => {
    expect(() => fieldsFor({ field: z.null() })).toThrow("a field that the editor cannot show")
    expect(() => fieldsFor({ field: reference("site.json", "The site.") })).toThrow("site.json, which is not a list")
  })
})

it("shows a list file as one list, which may be empty and has a limit", () => {
  const files = [
    { ...things(z.strictObject({ title: label("The title.") }), "list"), limit: listLimit(40, "a page", "a thing") },
  ]
  const [file] = filesIn(editorConfig(backend, "Content", files))
  expect(file?.fields).toEqual([
    expect.objectContaining({
      widget: "list",
      root: true,
      required: false,
      max: 40,
      label_singular: "a thing",
      collapsed: true,
    }),
  ])
})
