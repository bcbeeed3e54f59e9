import { z } from "zod"
import { shapeOf, unwrap, type Schema } from "../../content-tools/model/schema"
import { isRecord } from "../../content-tools/model/values"

/**
 * Returns a copy of content with each text, number and boolean replaced. Keeps ids, because other files refer to them.
 * @param change receives a value and its schema
 */
export function mapValues(
  schema: Schema,
  value: unknown,
  change: (value: unknown, schema: Schema) => unknown,
): unknown {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item: unknown) => mapValues(inner.element, item, change))
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return change(value, inner)
  const shape = shapeOf(inner)
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      shape[name] && name !== "id" ? mapValues(shape[name], field, change) : field,
    ]),
  )
}

/** Whether a field accepts any text, as a heading does. Dates, links and paths of pictures have a fixed format. */
export function isText(schema: Schema): boolean {
  return schema instanceof z.ZodString && z.safeParse(schema, "any words").success
}
