/**
 * GraphQL types (SDL) of the content model: declares and describes every field, so that Gatsby infers nothing. And a fragment with all
 * fields of each type, so that queries do not list them again.
 */
import { contentFiles, type ContentFile } from "./index"
import { groupName, jsonSchemasOf, type JsonSchema } from "./jsonSchema"

const closingDeadline = {
  properties: {
    closesAt: { type: "string", description: "Instant after which the deadline in the value has passed (RFC 3339)." },
  },
} as const

/** What `loadContent` adds to a type: a field, or the value of an optional field. */
const derivedFields: Readonly<Record<string, Pick<JsonSchema, "properties" | "required">>> = {
  Program: {
    properties: {
      opensAt: { type: "string", description: "Instant at which applications open (RFC 3339)." },
      startsAt: { type: "string", description: "Instant at which the first day begins (RFC 3339)." },
      endsAt: { type: "string", description: "Instant at which the last day ends (RFC 3339)." },
      lastDay: { type: "string", description: "The last day, such as August 12, 2025." },
      dates: {
        type: "string",
        description: "First and last day, such as June 17 – August 12, 2025. Null without one of them.",
      },
      firstMeeting: {
        type: "string",
        description: "Instant at which meetings begin on the first day, in UTC (RFC 3339). Null without one of them.",
      },
      meetingsClock: {
        type: "string",
        description:
          "When meetings begin, by the clock there and in UTC: 8:00 in Los Angeles (PDT, 15:00 UTC). Null without that time.",
      },
      priceText: {
        type: "string",
        description: "The price with its currency sign, such as $1,460. Null without a price.",
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
  FamilyQuestion: {
    properties: {
      isUnanswered: { type: "boolean", description: "Whether neither the FAQ answers it nor it is dismissed." },
    },
    required: ["isUnanswered"],
  },
  FactRow: closingDeadline,
  ComparedValue: closingDeadline,
  CommitDeadline: {
    properties: {
      text: { type: "string", description: "The date in words, such as June 5, 2024." },
      closesAt: { type: "string", description: "Instant after which the day has ended everywhere (RFC 3339)." },
      isAfterLastRound: {
        type: "boolean",
        description: "Whether the date is after the last round of the program. Otherwise, only the letter shows it.",
      },
    },
    required: ["label", "text", "closesAt", "isAfterLastRound"],
  },
}

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
 * Returns a fragment with all fields of each type, such as `LinkItemFields`, except references. `sample` is only for the report. The
 * section that shows the pictures of a type defines their size in the fragment `<type>Picture` on File.
 */
export function toFragments(files: readonly ContentFile[]): string {
  const { entries, groups } = jsonSchemasOf(files)
  const fragments = Object.entries({ ...entries, ...groups }).flatMap(([name, schema]) => {
    const fields = fieldsOf(name, schema).flatMap(([field, fieldSchema]) => {
      if (fieldSchema.role === "reference" || field === "sample") return []
      if (isPicture(fieldSchema)) return [field, ...fileFields(field).map((file) => `${file} { ...${name}Picture }`)]
      const group = groupName(fieldSchema.items ?? fieldSchema)
      if (group) return `${field} { ...${group}Fields }`
      return name in entries && field === "id" ? "id: jsonId" : field
    })
    return fields.length ? `fragment ${name}Fields on ${name} { ${fields.join(" ")} }` : []
  })
  return fragments.join("\n")
}

const fieldsOf = (name: string, schema: JsonSchema) =>
  Object.entries({ ...schema.properties, ...derivedFields[name]?.properties })

const isPicture = ({ role, items }: JsonSchema) => role === "picture" || items?.role === "picture"

/** Returns the names of the fields with the files of a picture: for `imageSrc`, `imageSrcFile` and `imageSrcDarkFile`. */
const fileFields = (field: string) => [`${field}File`, `${field}DarkFile`] as const

function typeDefinition(name: string, schema: JsonSchema, isNode: boolean): string {
  const required = [...(schema.required ?? []), ...(derivedFields[name]?.required ?? [])]
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
