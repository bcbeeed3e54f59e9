import { z } from "zod"
import type { FieldRole } from "../schemas/fields/fieldMeta"
import type { ContentFile } from "./index"
import type { PictureShape } from "../schemas/fields/pictureShapes"

/** The part of JSON Schema that zod uses for the content model, with the metadata of the model's fields. */
export interface JsonSchema {
  $ref?: string
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean"
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  maxItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxLength?: number
  enum?: unknown[]
  const?: unknown
  role?: FieldRole
  takesLinks?: boolean
  to?: string
  shown?: "all" | readonly string[]
  shape?: PictureShape
}

/** Returns the JSON Schema of content as a maintainer writes it: fields with a default are optional. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema & { $defs?: Record<string, JsonSchema> } {
  return z.toJSONSchema(schema, { io: "input" }) as JsonSchema
}

/**
 * Returns the JSON Schemas of one entry of each file, by the name of its type, and of the groups that the files
 * contain, by their ids.
 */
export function jsonSchemasOf(files: readonly ContentFile[]): Record<"entries" | "groups", Record<string, JsonSchema>> {
  const entries = files.map(({ typeName, schema, shownOn }) => [typeName, schema.describe(shownOn)] as const)
  const { properties = {}, $defs = {} } = jsonSchemaOf(z.object(Object.fromEntries(entries)))
  return { entries: properties, groups: $defs }
}

/** Returns the id of the group that a schema refers to, such as `LinkItem`. */
export function groupName({ $ref }: JsonSchema): string | undefined {
  return $ref?.replace("#/$defs/", "")
}
