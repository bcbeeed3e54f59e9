import { z } from "zod"
import type { ContentPath } from "./values"

export type Schema = z.core.$ZodType

export function shapeOf(schema: z.ZodObject): Record<string, Schema> {
  return schema.shape
}

/** Returns the schema inside `optional` or a default. */
export function unwrap(schema: Schema): Schema {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema
}

/** Returns the description and the role of a schema, without those of the schema inside `optional`. */
export function metaOf(schema: Schema | undefined): z.core.GlobalMeta {
  return (schema && z.globalRegistry.get(schema)) ?? {}
}

/** Definition of a field in the model, with or without a value in content. */
export interface FieldDefinition {
  schema: Schema | undefined
  isOptional: boolean
  description: string | undefined
}

/** @param path indexes in lists may be any number */
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
