/**
 * GraphQL types (SDL) made from the content model: every field declared and described, nothing inferred.
 */
import { z } from "zod"
import type { ContentFile } from "./index"
import type { FieldRole } from "./fields"

/** The part of JSON Schema that zod writes for the schemas of this model. */
interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean"
  description?: string
  role?: FieldRole
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
}

/** Name of the GraphQL field that holds the file of a picture field: `imageSrc` → `imageSrcFile`. */
export const pictureFileField = (field: string) => `${field}File`

/** Name of the field that holds the picture's twin for the dark scheme: `imageSrc` → `imageSrcDarkFile`. */
export const darkPictureFileField = (field: string) => `${field}DarkFile`

/** Name of the root field by which Gatsby returns one entry of a type: `HomePage` → `homePage`. */
export const rootField = (typeName: string) => `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`

/**
 * SDL of all content types.
 * @param files the content files of the model
 * @returns one SDL document; types that several files share stand in it once
 * @throws Error where the model uses a shape that has no place in GraphQL
 */
export function toGraphql(files: readonly ContentFile[]): string {
  const types = new Map<string, string>()
  for (const file of files) {
    const schema = z.toJSONSchema(file.schema) as JsonSchema
    addType(file.typeName, { ...schema, description: file.shownOn }, schema.$defs ?? {}, types, true)
  }
  return [...types.values()].join("\n\n")
}

function addType(
  name: string,
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
  types: Map<string, string>,
  isNode: boolean,
): void {
  if (types.has(name)) return
  types.set(name, "")
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, fieldSchema]) => {
    // Gatsby keeps `id` for itself; gatsby-transformer-json hands the entry's own one on as `jsonId`.
    const fieldName = isNode && field === "id" ? "jsonId" : field
    const required = schema.required?.includes(field) ? "!" : ""
    const type = typeOf(fieldSchema, `${name}${capitalised(field)}`, definitions, types)
    const prose = holdsRole(fieldSchema, "prose") ? " @prose" : ""
    const lines = [`${describe(fieldSchema.description, "  ")}  ${fieldName}: ${type}${required}${prose}`]
    if (holdsRole(fieldSchema, "picture")) lines.push(...pictureFields(field, type))
    return lines
  })
  const header = `type ${name}${isNode ? " implements Node @dontInfer" : ""}`
  types.set(name, `${describe(schema.description, "")}${header} {\n${fields.join("\n")}\n}`)
}

function pictureFields(field: string, type: string): string[] {
  const file = type.startsWith("[") ? "[File]" : "File"
  const lightAbout = describe("The file of the picture; null where it is an absolute address.", "  ")
  const darkAbout = describe(
    "The file beside it for the dark scheme (a.png → a.dark.png); null where there is none.",
    "  ",
  )
  return [
    `${lightAbout}  ${pictureFileField(field)}: ${file} @contentPicture(from: "${field}")`,
    `${darkAbout}  ${darkPictureFileField(field)}: ${file} @contentPicture(from: "${field}", dark: true)`,
  ]
}

function typeOf(
  schema: JsonSchema,
  nestedName: string,
  definitions: Record<string, JsonSchema>,
  types: Map<string, string>,
): string {
  if (schema.$ref) {
    const name = schema.$ref.replace("#/$defs/", "")
    const definition = definitions[name]
    if (!definition) throw new Error(`The content model refers to the unknown type ${name}.`)
    addType(name, definition, definitions, types, false)
    return name
  }
  const [only, ...others] = new Set(schema.anyOf?.map((one) => typeOf(one, nestedName, definitions, types)) ?? [])
  if (only && others.length === 0) return only
  switch (schema.type) {
    case "string":
      return "String"
    case "integer":
      return "Int"
    case "number":
      return "Float"
    case "boolean":
      return "Boolean"
    case "array":
      if (schema.items) return `[${typeOf(schema.items, nestedName, definitions, types)}!]`
      break
    case "object":
      addType(nestedName, schema, definitions, types, false)
      return nestedName
  }
  throw new Error(`The content model has a field (${nestedName}) whose shape GraphQL cannot hold.`)
}

function holdsRole(schema: JsonSchema, role: FieldRole): boolean {
  return schema.role === role || schema.items?.role === role
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function describe(description: string | undefined, indent: string): string {
  if (!description) return ""
  const text = description.replaceAll('"""', "'''")
  // A quotation mark right before the closing ones would be read as one of them.
  return `${indent}"""${text.endsWith('"') ? `${text} ` : text}"""\n`
}
