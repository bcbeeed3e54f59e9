/** GraphQL types (SDL) of the content model: declares and describes every field, so that Gatsby infers nothing. */
import { contentFiles, type ContentFile } from "./index"
import { jsonSchemaOf, type JsonSchema } from "./jsonSchema"
import { derivedFields } from "./derived"
import type { FieldRole } from "./fields"

/** Returns the name of the GraphQL field with the file of a picture: `imageSrc` → `imageSrcFile`. */
export const pictureFileField = (field: string) => `${field}File`

/** Returns the name of the field with the dark variant of a picture: `imageSrc` → `imageSrcDarkFile`. */
export const darkPictureFileField = (field: string) => `${field}DarkFile`

/** Returns the name of Gatsby's root field for one entry of a type: `HomePage` → `homePage`. */
export const rootField = (typeName: string) => `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`

/**
 * Returns the SDL of all content types. A type that several files use is declared once.
 * @throws Error for a schema that GraphQL cannot express
 */
export function toGraphql(files: readonly ContentFile[]): string {
  const types = new Map<string, string>()
  for (const file of files) {
    const schema = jsonSchemaOf(file.schema)
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
  const derived = derivedFields[name] ?? {}
  const properties = Object.entries(schema.properties ?? {}).filter(([field]) => !(field in derived))
  const fields = properties.flatMap(([field, fieldSchema]) => {
    if (fieldSchema.role === "reference") return [referenceField(field, fieldSchema, schema)]
    // Gatsby reserves `id`, so gatsby-transformer-json renames the entry's id to `jsonId`.
    const fieldName = isNode && field === "id" ? "jsonId" : field
    const required = schema.required?.includes(field) ? "!" : ""
    const type = typeOf(fieldSchema, `${name}${capitalize(field)}`, definitions, types)
    const prose = hasRole(fieldSchema, "prose") ? " @prose" : ""
    const lines = [`${describe(fieldSchema.description, "  ")}  ${fieldName}: ${type}${required}${prose}`]
    if (hasRole(fieldSchema, "picture")) lines.push(...pictureFields(field, type))
    return lines
  })
  for (const [field, { type, description }] of Object.entries(derived))
    fields.push(`${describe(description, "  ")}  ${field}: ${type} @derived(type: "${name}")`)
  const header = `type ${name}${isNode ? " implements Node @dontInfer" : ""}`
  types.set(name, `${describe(schema.description, "")}${header} {\n${fields.join("\n")}\n}`)
}

/** A reference is the id of an entry in content, and the entry itself in GraphQL. */
function referenceField(field: string, { to, description }: JsonSchema, { required }: JsonSchema): string {
  const target = contentFiles.find(({ path }) => path === to)
  if (!target) throw new Error(`The field ${field} of the content model refers to the unknown file ${to}.`)
  const type = `${target.typeName}${required?.includes(field) ? "!" : ""}`
  return `${describe(description, "  ")}  ${field}: ${type} @link(by: "jsonId")`
}

function pictureFields(field: string, type: string): string[] {
  const file = type.startsWith("[") ? "[File]" : "File"
  const light = describe("File of the picture; null for an absolute address.", "  ")
  const dark = describe("File of the dark variant (a.png → a.dark.png); null if it does not exist.", "  ")
  return [
    `${light}  ${pictureFileField(field)}: ${file} @contentPicture(from: "${field}")`,
    `${dark}  ${darkPictureFileField(field)}: ${file} @contentPicture(from: "${field}", dark: true)`,
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
  const [only, ...others] = new Set(schema.anyOf?.map((option) => typeOf(option, nestedName, definitions, types)) ?? [])
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
  throw new Error(`The content model has a field (${nestedName}) that GraphQL cannot express.`)
}

function hasRole(schema: JsonSchema, role: FieldRole): boolean {
  return schema.role === role || schema.items?.role === role
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function describe(description: string | undefined, indent: string): string {
  if (!description) return ""
  const text = description.replaceAll('"""', "'''")
  // A quotation mark directly before the closing quotation marks would count as one of them.
  return `${indent}"""${text.endsWith('"') ? `${text} ` : text}"""\n`
}
