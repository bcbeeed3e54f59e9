/** Translates the schemas of the content model to the fields of Sveltia CMS. */
import { z } from "zod"
import type { Field } from "@sveltia/cms"
import { metaOf, shapeOf, unwrap, type Schema } from "../../../content-tools/model/schema"
import { contentFiles, type ContentFile } from "../../../content-tools/model"
import { jsonSchemaOf } from "../../../content-tools/model/jsonSchema"
import { nameFields } from "../../../content-tools/model/nameFields"
import { nounOf } from "../../../content-tools/schemas/fields/listLimit"
import { patternsOf } from "../../../content-tools/schemas/fields/patterns"
import { pictureKinds } from "../../../content-tools/schemas/fields/pictureKinds"
import type { PictureShape } from "../../../content-tools/schemas/fields/pictureShapes"
import { placeOf } from "./groups"
import { plainWords } from "./labels"

/** Name of the only field of a list file. Its value is the whole file (`root`). */
export const rootList = "entries"

const factsHint = "You can write facts, such as {{research.price}}."
const linksHint = "You can write facts, such as {{research.price}}, and links: [the form](/apply/)."

/**
 * Returns the fields of a group, in the order of the schema.
 * @param groupShape shape of the pictures in the group
 */
export function fieldsOf(schema: z.ZodObject, groupShape?: PictureShape): Field[] {
  return Object.entries(shapeOf(schema)).map(([name, field]) => toField(name, field, groupShape))
}

/**
 * Returns the field for the whole content of a list file. A list without a limit has a fixed entry for each of a few
 * ids.
 */
export function rootListField({ schema, limit, uniqueBy }: ContentFile): Field {
  const fields = fieldsOf(schema)
  return {
    name: rootList,
    label: plainWords(rootList),
    widget: "list",
    root: true,
    // The list may be empty.
    required: false,
    ...(limit ? { label_singular: limit.entry, max: limit.maxItems } : { allow_add: false, allow_remove: false }),
    ...groupOptions(schema),
    collapsed: true,
    fields: limit
      ? fields
      : fields.map((field) => (field.name === uniqueBy ? { name: uniqueBy, widget: "hidden" } : field)),
  }
}

/** @throws Error for a schema that the editor cannot show */
function toField(name: string, schema: Schema, groupShape?: PictureShape): Field {
  const inner = unwrap(schema)
  const { description, role, to, isShort, takesLinks, shape = groupShape } = { ...metaOf(inner), ...metaOf(schema) }
  const crop = role === "picture" && shape ? `At least ${shape.width} px wide; ${shape.crop}.` : undefined
  const common = {
    name,
    label: plainWords(name),
    hint: [description, crop, role === "prose" && (takesLinks ? linksHint : factsHint)].filter(Boolean).join(" "),
    required: !z.safeParse(schema, undefined).success,
  }
  if (role === "reference" && to) return { ...common, ...referenceOptions(to) }
  if (role === "picture") return { ...common, ...pictureOptions }
  if (inner instanceof z.ZodArray) return { ...common, ...listOptions(inner, shape) }
  if (inner instanceof z.ZodObject)
    return {
      ...common,
      widget: "object",
      ...groupOptions(inner),
      collapsed: "auto",
      fields: fieldsOf(inner, shape),
    }
  return { ...common, ...valueOptions(schema, inner, role === "prose" && !isShort) }
}

/**
 * Returns the options of a choice between the entries of a list file. The value is the `id` of an entry.
 * @throws Error if the model has no such list
 */
function referenceOptions(to: string) {
  const target = contentFiles.find(({ path, kind }) => path === to && kind === "list")
  if (!target) throw new Error(`A field refers to ${to}, which is not a list of the content model.`)
  const { group, name } = placeOf(target)
  return {
    widget: "relation",
    collection: group,
    file: name,
    value_field: `${rootList}.*.id`,
    display_fields: [`${rootList}.*.${titleOf(target.schema) ?? "id"}`],
  } as const
}

const pictureOptions = {
  widget: "image",
  accept: Object.keys(pictureKinds).join(","),
  choose_url: false,
} as const

function listOptions(list: z.ZodArray, shape: PictureShape | undefined) {
  const { maxItems } = jsonSchemaOf(list)
  const limits = {
    widget: "list",
    ...(maxItems === undefined ? {} : { max: maxItems }),
  } as const
  const item = unwrap(list.element)
  const { entry = "an entry" } = metaOf(list)
  if (item instanceof z.ZodObject)
    return {
      ...limits,
      label_singular: entry,
      ...groupOptions(item),
      collapsed: "auto",
      fields: fieldsOf(item, shape),
    } as const
  const field: Field = { ...toField("", list.element, shape), name: "item", label: plainWords(nounOf(entry)), hint: "" }
  return { ...limits, label_singular: entry, field } as const
}

function groupOptions(schema: z.ZodObject) {
  const title = titleOf(schema)
  return title === undefined ? {} : { summary: `{{fields.${title}}}` }
}

/** Returns the field that is the title of a group's collapsed form; without a name, a reference. */
function titleOf(schema: z.ZodObject): string | undefined {
  const shape = shapeOf(schema)
  const isReference = (field: Schema) => metaOf(field).role === "reference"
  return nameFields.find((name) => name in shape) ?? Object.entries(shape).find(([, field]) => isReference(field))?.[0]
}

/**
 * Returns the options of a field with one value.
 * @throws Error for a schema that the editor cannot show
 */
function valueOptions(schema: Schema, inner: Schema, isProse: boolean) {
  const { type, minimum, maximum, maxLength, ...limits } = jsonSchemaOf(inner as z.ZodType)
  const choices =
    (limits.enum as string[] | undefined) ?? (typeof limits.const === "string" ? [limits.const] : undefined)
  if (choices) return { widget: "select", options: choices } as const
  if (type === "boolean") return { widget: "boolean", default: z.safeParse(schema, undefined).data === true } as const
  if (type === "integer" || type === "number") {
    const isWhole = type === "integer"
    return {
      widget: "number",
      value_type: isWhole ? "int" : "float",
      ...(minimum === undefined ? {} : { min: minimum }),
      ...(maximum === undefined ? {} : { max: maximum }),
      ...(isWhole ? {} : { step: 0.5 }),
    } as const
  }
  if (type !== "string") throw new Error("The content model has a field that the editor cannot show.")
  if (inner instanceof z.ZodISODate) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" } as const
  if (inner instanceof z.ZodISOTime) return { widget: "datetime", type: "time", format: "HH:mm" } as const
  const pattern = patternOf(inner)
  return {
    widget: isProse ? "text" : "string",
    use_emoji_autocomplete: false,
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
    ...(pattern ? { pattern } : {}),
  } as const
}

/**
 * Returns the patterns of a text as one, because a field of the editor has only one. Its message names all, because the
 * editor does not say which one failed. Leaves out that a text is not empty, which is the option `required`.
 */
function patternOf(schema: Schema): [string, string] | undefined {
  const patterns = patternsOf(schema).filter(({ pattern }) => pattern.source !== "\\S")
  const [first, ...others] = patterns
  if (!first) return undefined
  const message = `This text ${[...new Set(patterns.map((one) => one.message))].join(" Or it ")}`
  if (others.length === 0) return [first.pattern.toString(), message]
  return [`/^${patterns.map(({ pattern }) => `(?=[^]*?${pattern.source})`).join("")}/`, message]
}
