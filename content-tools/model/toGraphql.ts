/**
 * GraphQL types (SDL) of the content model: declares and describes every field, so that Gatsby infers nothing. And a
 * fragment with all fields of each type, so that queries do not list them again.
 */
import { derivedFields } from "./derivedFields"
import { contentFiles, type ContentFile } from "./index"
import { groupName, jsonSchemasOf, type JsonSchema } from "./jsonSchema"

/** Returns the name of Gatsby's root field for one entry of a type: `HomePage` → `homePage`. */
export const rootField = (typeName: string) => `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`

/**
 * Returns the SDL of all content types.
 * @throws Error for a schema that GraphQL cannot express
 */
export function toGraphql(files: readonly ContentFile[]): string {
  const { entries, groups } = jsonSchemasOf(files)
  return [
    ...Object.entries(entries).map(([name, schema]) => typeDefinition(name, schema, true)),
    ...Object.entries(groups).map(([name, schema]) => typeDefinition(name, schema, false)),
  ].join("\n\n")
}

/**
 * Returns a fragment with all fields of each type, such as `LinkItemFields`, except references that no query always
 * needs. `sample` is only for the report. The section that shows the pictures of a type defines their size in the
 * fragment `<type>Picture` on File.
 */
export function toFragments(files: readonly ContentFile[]): string {
  const { entries, groups } = jsonSchemasOf(files)
  const fragments = Object.entries({ ...entries, ...groups }).flatMap(([name, schema]) => {
    const fields = fieldsOf(name, schema).flatMap(([field, fieldSchema]) => {
      if (field === "sample") return []
      if (fieldSchema.role === "reference")
        return fieldSchema.shown ? `${field} { ${shownFields(field, fieldSchema)} }` : []
      if (isPicture(fieldSchema)) return [field, ...fileFields(field).map((file) => `${file} { ...${name}Picture }`)]
      const group = groupName(fieldSchema.items ?? fieldSchema)
      if (group) return `${field} { ...${group}Fields }`
      return name in entries && field === "id" ? "id: jsonId" : field
    })
    return fields.length ? `fragment ${name}Fields on ${name} { ${fields.join(" ")} }` : []
  })
  return fragments.join("\n")
}

function fieldsOf(name: string, { properties = {} }: JsonSchema): [field: string, schema: JsonSchema][] {
  const derived = Object.entries(derivedFields[name] ?? {}).filter(([field]) => !(field in properties))
  return [
    ...Object.entries(properties),
    ...derived.map(([field, { type, description }]): [string, JsonSchema] => [
      field,
      { type: type ?? "string", ...(description && { description }) },
    ]),
  ]
}

const isPicture = ({ role, items }: JsonSchema) => role === "picture" || items?.role === "picture"

/**
 * Returns the names of the fields with the files of a picture: for `imageSrc`, `imageSrcFile` and `imageSrcDarkFile`.
 */
const fileFields = (field: string) => [`${field}File`, `${field}DarkFile`] as const

function typeDefinition(name: string, schema: JsonSchema, isNode: boolean): string {
  const derived = Object.entries(derivedFields[name] ?? {}).filter(([, { isRequired }]) => isRequired)
  const required = [...(schema.required ?? []), ...derived.map(([field]) => field)]
  const fields = fieldsOf(name, schema).flatMap(([field, fieldSchema]) => {
    const nonNull = required.includes(field) ? "!" : ""
    const description = describe(fieldSchema.description, "  ")
    if (fieldSchema.role === "reference")
      return [`${description}  ${field}: ${typeOfReference(field, fieldSchema)}${nonNull} @link(by: "jsonId")`]
    // Gatsby reserves `id`.
    const fieldName = isNode && field === "id" ? "jsonId" : field
    return [
      `${description}  ${fieldName}: ${typeOf(fieldSchema, `${name}.${field}`)}${nonNull}`,
      ...(isPicture(fieldSchema) ? pictureFields(field, fieldSchema) : []),
    ]
  })
  const header = `type ${name}${isNode ? " implements Node @dontInfer" : ""}`
  return `${describe(schema.description, "")}${header} {\n${fields.join("\n")}\n}`
}

/** A reference is the id of an entry in content, and the entry itself in GraphQL. */
function typeOfReference(field: string, { to }: JsonSchema): string {
  const target = contentFiles.find(({ path }) => path === to)
  if (!target) throw new Error(`The field ${field} of the content model refers to the unknown file ${to}.`)
  return target.typeName
}

function shownFields(field: string, schema: JsonSchema): string {
  if (schema.shown === "all") return `...${typeOfReference(field, schema)}Fields`
  return (schema.shown ?? []).map((name) => (name === "id" ? "id: jsonId" : name)).join(" ")
}

function pictureFields(field: string, { items }: JsonSchema): string[] {
  const type = items ? "[File]" : "File"
  const [file, darkFile] = fileFields(field)
  const light = describe("File of the picture; null for an absolute address.", "  ")
  const dark = describe("File of the dark variant (a.png → a.dark.png); null if it does not exist.", "  ")
  return [
    `${light}  ${file}: ${type} @contentPicture(from: "${field}")`,
    `${dark}  ${darkFile}: ${type} @contentPicture(from: "${field}", dark: true)`,
  ]
}

const scalars: Readonly<Record<string, string>> = {
  string: "String",
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
}

function typeOf(schema: JsonSchema, field: string): string {
  const type = groupName(schema) ?? (schema.items ? `[${typeOf(schema.items, field)}!]` : scalars[schema.type ?? ""])
  if (type) return type
  throw new Error(`GraphQL cannot express ${field} of the content model. A group needs an id: .meta({ id: "Name" })`)
}

function describe(description: string | undefined, indent: string): string {
  if (!description) return ""
  const text = description.replaceAll('"""', "'''")
  // A quotation mark directly before the closing quotation marks would count as one of them.
  return `${indent}"""${text.endsWith('"') ? `${text} ` : text}"""\n`
}
