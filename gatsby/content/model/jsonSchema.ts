import { z } from "zod"
import type { FieldRole } from "./fields"
import type { PictureShape } from "./pictureShapes"

/** The part of JSON Schema that zod uses for the content model, with the metadata of the model's fields. */
export interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean"
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxLength?: number
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  role?: FieldRole
  to?: string
  shape?: PictureShape
}

/** Returns the JSON Schema of content as a maintainer writes it: fields with a default are optional. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input" }) as JsonSchema
}
