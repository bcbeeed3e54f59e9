/** GraphQL types (SDL) of the content model: declares and describes every field, so that Gatsby infers nothing. */
import { contentFiles, type ContentFile } from "./index"
import { jsonSchemaOf, type JsonSchema } from "./jsonSchema"

/** What `loadContent` adds to a type: a field, or the value of an optional field. */
const derivedFields: Readonly<Record<string, Pick<JsonSchema, "properties" | "required">>> = {
  Program: {
    properties: {
      closesAt: {
        type: "string",
        description: "Instant after which no round is open, or the program has begun (RFC 3339).",
      },
    },
  },
  Deadline: {
    properties: {
      at: { type: "string", description: "Instant of the deadline in UTC (RFC 3339)." },
      closesAt: { type: "string", description: "Instant after which the deadline has passed everywhere (RFC 3339)." },
    },
    required: ["label", "closesAt"],
  },
  CommitDeadline: {
    properties: { text: { type: "string", description: "The date in words, such as June 5, 2024." } },
    required: ["label", "text"],
  },
}

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
  const required = [...(schema.required ?? []), ...(derived.required ?? [])]
  const fields = Object.entries({ ...schema.properties, ...derived.properties }).flatMap(([field, fieldSchema]) => {
    const nonNull = required.includes(field) ? "!" : ""
    const description = describe(fieldSchema.description, "  ")
    if (fieldSchema.role === "reference")
      return [`${description}  ${field}: ${typeOfReference(field, fieldSchema)}${nonNull} @link(by: "jsonId")`]
    // Gatsby reserves `id`.
    const fieldName = isNode && field === "id" ? "jsonId" : field
    const type = typeOf(fieldSchema, `${name}${capitalize(field)}`, definitions, types)
    const isPicture = fieldSchema.role === "picture" || fieldSchema.items?.role === "picture"
    return [`${description}  ${fieldName}: ${type}${nonNull}`, ...(isPicture ? pictureFields(field, type) : [])]
  })
  const header = `type ${name}${isNode ? " implements Node @dontInfer" : ""}`
  types.set(name, `${describe(schema.description, "")}${header} {\n${fields.join("\n")}\n}`)
}

/** A reference is the id of an entry in content, and the entry itself in GraphQL. */
function typeOfReference(field: string, { to }: JsonSchema): string {
  const target = contentFiles.find(({ path }) => path === to)
  if (!target) throw new Error(`The field ${field} of the content model refers to the unknown file ${to}.`)
  return target.typeName
}

/** Returns the fields with the files of a picture: for `imageSrc`, `imageSrcFile` and `imageSrcDarkFile`. */
function pictureFields(field: string, type: string): string[] {
  const file = type.startsWith("[") ? "[File]" : "File"
  const light = describe("File of the picture; null for an absolute address.", "  ")
  const dark = describe("File of the dark variant (a.png → a.dark.png); null if it does not exist.", "  ")
  return [
    `${light}  ${field}File: ${file} @contentPicture(from: "${field}")`,
    `${dark}  ${field}DarkFile: ${file} @contentPicture(from: "${field}", dark: true)`,
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

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function describe(description: string | undefined, indent: string): string {
  if (!description) return ""
  const text = description.replaceAll('"""', "'''")
  // A quotation mark directly before the closing quotation marks would count as one of them.
  return `${indent}"""${text.endsWith('"') ? `${text} ` : text}"""\n`
}
