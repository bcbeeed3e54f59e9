/** Goes through content and its schema side by side, so that a check sees each value together with its role. */
import { z } from "zod"
import type { ContentFile } from "../content-model"
import type { FieldRole } from "../content-model/fields"
import type { ContentPath } from "./problem"

export type Schema = z.core.$ZodType

/** A content file that could be read as JSON. */
export interface ParsedFile {
  file: ContentFile
  data: unknown
}

/** One value of content with the schema that it has to follow. */
export interface Field {
  path: ContentPath
  value: unknown
  schema: Schema
  role: FieldRole | undefined
}

/** Several checks go through the same fields; they are found once. */
const foundFields = new WeakMap<ParsedFile, Field[]>()

/** Every known field of a file that has a value, outer ones first. Values of the wrong shape are not entered. */
export function fieldsOf(parsed: ParsedFile): readonly Field[] {
  const fields = foundFields.get(parsed) ?? findFields(parsed)
  foundFields.set(parsed, fields)
  return fields
}

function findFields({ file, data }: ParsedFile): Field[] {
  if (file.kind === "single") return [...walk(file.schema, data, [])]
  if (!Array.isArray(data)) return []
  return data.flatMap((entry: unknown, index) => [...walk(file.schema, entry, [index])])
}

/** `schema` and all that is in it, along `value`. */
export function* walk(schema: Schema, value: unknown, path: ContentPath): Generator<Field> {
  const inner = unwrap(schema, value)
  yield { path, value, schema: inner, role: metaOf(schema).role ?? metaOf(inner).role }
  if (inner instanceof z.ZodObject && isRecord(value)) {
    for (const [key, field] of Object.entries(shapeOf(inner)))
      if (Object.hasOwn(value, key)) yield* walk(field, value[key], [...path, key])
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(inner.element, item, [...path, index])
  }
}

/** What stands at a path of a schema, with or without a value there. */
export interface Place {
  schema: Schema | undefined
  optional: boolean
  description: string | undefined
}

export function placeAt(root: Schema, path: ContentPath): Place {
  let schema: Schema | undefined = root
  for (const step of path) {
    const inner: Schema | undefined = schema && unwrap(schema)
    schema =
      inner instanceof z.ZodObject ? shapeOf(inner)[step] : inner instanceof z.ZodArray ? inner.element : undefined
  }
  const inner = schema && unwrap(schema)
  return {
    schema: inner,
    optional: schema instanceof z.ZodOptional,
    description: schema && (metaOf(schema).description ?? metaOf(inner).description),
  }
}

/** The value at a path, or undefined. */
export function valueAt(data: unknown, path: ContentPath): unknown {
  let value = data
  for (const step of path) {
    if (Array.isArray(value)) value = (value as unknown[])[Number(step)]
    else value = isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }
  return value
}

/** Fields of an object schema by name. */
export function shapeOf(schema: z.ZodObject): Record<string, Schema> {
  return schema.shape
}

/** The schema below `optional`; of alternatives, the one that `value` follows. */
export function unwrap(schema: Schema, value?: unknown): Schema {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap(), value)
  if (schema instanceof z.ZodUnion) return schema.options.find((option) => z.safeParse(option, value).success) ?? schema
  return schema
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Whether a value follows its schema. A check of roles leaves the others alone: they have been named already. */
export function isValid({ schema, value }: Field): boolean {
  return z.safeParse(schema, value).success
}

/** Entries of a list file, or undefined where the file cannot be read. */
export function entriesOf(content: readonly ParsedFile[], path: string): Record<string, unknown>[] | undefined {
  const data = content.find(({ file }) => file.path === path)?.data
  return Array.isArray(data) ? data.filter(isRecord) : undefined
}

function metaOf(schema: Schema | undefined): { role?: FieldRole; description?: string; id?: string } {
  return (schema && z.globalRegistry.get(schema)) ?? {}
}
