import { z } from "zod"
import { wholeSchema, type ContentFile } from "../model"
import type { PictureShape } from "../schemas/fields/pictureShapes"
import type { ContentMistake, ContentPath, Predicate } from "./mistake"

export type Schema = z.core.$ZodType

/** A content file that is valid JSON. */
export interface ParsedFile {
  file: ContentFile
  data: unknown
}

/** A field with the metadata of the model. The shape is that of the group around the field, unless it has its own. */
export interface Field extends Pick<z.core.GlobalMeta, "role" | "to" | "shape" | "takesLinks" | "isShort"> {
  path: ContentPath
  value: unknown
  schema: Schema
}

/** Returns a function that computes its result once for each file or text, because several rules and checks use it. */
export function once<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const cache = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const cached = cache.get(key) ?? { result: compute(key) }
    cache.set(key, cached)
    return cached.result
  }
}

/** Returns every field of the schema that has a value, parents first. Does not enter values of the wrong type. */
export const fieldsOf = once((parsed: ParsedFile): readonly Field[] => [
  ...traverse(wholeSchema(parsed.file), parsed.data, []),
])

/** Yields a value and all values inside it, each with its schema and role. */
export function* traverse(
  schema: Schema,
  value: unknown,
  path: ContentPath,
  parentShape?: PictureShape,
): Generator<Field> {
  const inner = unwrap(schema)
  const { role, to, takesLinks, isShort, shape = parentShape } = { ...metaOf(inner), ...metaOf(schema) }
  yield { path, value, schema: inner, role, to, takesLinks, isShort, shape }
  if (inner instanceof z.ZodObject && isRecord(value)) {
    for (const [name, field] of Object.entries(shapeOf(inner)))
      if (Object.hasOwn(value, name)) yield* traverse(field, value[name], [...path, name], shape)
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* traverse(inner.element, item, [...path, index], shape)
  }
}

export interface TextField extends Field {
  value: string
  parsed: ParsedFile
}

export const textsOf = once((parsed: ParsedFile): readonly TextField[] =>
  fieldsOf(parsed).flatMap((field) =>
    typeof field.value === "string" ? [{ ...field, value: field.value, parsed }] : [],
  ),
)

export function checkTexts(
  content: readonly ParsedFile[],
  rule: (text: TextField) => Predicate | undefined,
): ContentMistake[] {
  return content.flatMap(textsOf).flatMap((text) => {
    const predicate = rule(text)
    return predicate ? [{ file: text.parsed.file.path, path: text.path, ...predicate }] : []
  })
}

/** Whether a field has words, as a heading does. Dates, links and ids have a fixed format. */
export const isFreeText = once(
  ({ schema, role }: Field): boolean =>
    role === "prose" || (schema instanceof z.ZodString && schema.safeParse("Any words").success),
)

/** Returns the fields of the group that contains a field. */
export function groupOf({ parsed, path }: TextField): Record<string, unknown> {
  const group = valueAt(parsed.data, path.slice(0, -1))
  return isRecord(group) ? group : {}
}

/** Definition of a field in the model, with or without a value in content. */
export interface FieldDefinition {
  schema: Schema | undefined
  isOptional: boolean
  description: string | undefined
}

export function definitionAt(root: Schema, path: ContentPath): FieldDefinition {
  let schema: Schema | undefined = root
  for (const step of path) {
    const inner: Schema | undefined = schema && unwrap(schema)
    schema =
      inner instanceof z.ZodObject ? shapeOf(inner)[step] : inner instanceof z.ZodArray ? inner.element : undefined
  }
  const inner = schema && unwrap(schema)
  return {
    schema: inner,
    isOptional: schema instanceof z.ZodOptional || schema instanceof z.ZodDefault,
    description: schema && (metaOf(schema).description ?? metaOf(inner).description),
  }
}

export function valueAt(data: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((value, step) => {
    const isOwn = typeof value === "object" && value !== null && Object.hasOwn(value, step)
    return isOwn ? (value as Record<string | number, unknown>)[step] : undefined
  }, data)
}

export function shapeOf(schema: z.ZodObject): Record<string, Schema> {
  return schema.shape
}

/** Returns the schema inside `optional` or a default. */
export function unwrap(schema: Schema): Schema {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Returns the entries of a list. An entry of the wrong type, which `checkSchema` reports, is empty. */
export function recordsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.map((entry: unknown) => (isRecord(entry) ? entry : {})) : []
}

/** Returns the description and the role of a schema, without those of the schema inside `optional`. */
export function metaOf(schema: Schema | undefined): z.core.GlobalMeta {
  return (schema && z.globalRegistry.get(schema)) ?? {}
}
