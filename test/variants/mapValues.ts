import { z } from "zod"
import { isRecord, unwrap, type Schema } from "../../gatsby/content-check/walk"

/**
 * Returns a copy of content with each text, number and switch replaced. An id stays, because other files refer to it.
 * @param change receives a value and its schema
 */
export function mapValues(
  schema: Schema,
  value: unknown,
  change: (value: unknown, schema: Schema) => unknown,
): unknown {
  const inner = unwrap(schema, value)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item: unknown) => mapValues(inner.element, item, change))
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return change(value, inner)
  const shape: Record<string, Schema> = inner.shape
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      shape[name] && name !== "id" ? mapValues(shape[name], field, change) : field,
    ]),
  )
}

/** Whether a value may hold any words, as a heading does; dates, links and names of pictures have a form. */
export function isText(schema: Schema): boolean {
  return schema instanceof z.ZodString && z.safeParse(schema, "Any words").success
}
