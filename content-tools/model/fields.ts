import { z } from "zod"
import { wholeSchema, type ContentFile } from "./index"
import { once } from "./once"
import { metaOf, shapeOf, unwrap, type Schema } from "./schema"
import { isRecord, valueAt, type ContentPath } from "./values"
import type { PictureShape } from "../schemas/fields/pictureShapes"

/** A content file that is valid JSON. */
export interface ParsedFile {
  file: ContentFile
  data: unknown
}

/** A field with the metadata of the model. The shape is that of the group around the field, unless it has its own. */
export interface Field extends Pick<
  z.core.GlobalMeta,
  "role" | "to" | "shape" | "takesLinks" | "isShort" | "siteGoesOn"
> {
  path: ContentPath
  value: unknown
  schema: Schema
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
  const { role, to, takesLinks, isShort, siteGoesOn, shape = parentShape } = { ...metaOf(inner), ...metaOf(schema) }
  yield { path, value, schema: inner, role, to, takesLinks, isShort, siteGoesOn, shape }
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

/** Whether a field has words, as a heading does. Dates, links and ids have a fixed format. */
export const isFreeText = once(
  ({ schema, role }: Field): boolean =>
    role === "prose" || (schema instanceof z.ZodString && schema.safeParse("any words").success),
)

/** Returns the fields of the group that contains a field. */
export function groupOf({ parsed, path }: TextField): Record<string, unknown> {
  const group = valueAt(parsed.data, path.slice(0, -1))
  return isRecord(group) ? group : {}
}
