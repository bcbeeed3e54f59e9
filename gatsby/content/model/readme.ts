/** Generates the tables in content/README.md, and content/FIELDS.md. */
import type { Facts } from "./facts"
import type { ContentFile } from "./index"
import { jsonSchemaOf, type JsonSchema } from "./jsonSchema"
import { markdownTable } from "./markdownTable"

/**
 * Returns a text with each generated table between its two markers, such as `<!-- files: … -->` and `<!-- end of files -->`.
 * @param exampleFacts facts by name, for the examples
 * @throws Error if the text lacks a marker
 */
export function withTables(text: string, files: readonly ContentFile[], exampleFacts: Facts): string {
  const tables = {
    files: filesTable(files),
    facts: factsTable(exampleFacts),
  }
  return Object.entries(tables).reduce((result, [name, table]) => withTable(result, name, table), text)
}

/** Returns the text of content/FIELDS.md. */
export function fieldsPage(files: readonly ContentFile[]): string {
  return `# All fields

\`npm run generate -- schemas\` writes this file from the content model. Do not change it by hand.

Fields that are not marked as optional are required. A list is written in \`[ ]\`, a group in \`{ }\`. The last tables describe
groups that several files use.

${fieldTables(files)}

## Sizes of pictures

${picturesTable(files)}

## Ids that must not change

The site looks up these entries by their \`id\`. You may change everything else in the entries.

${idsTable(files)}
`
}

function withTable(text: string, name: string, table: string): string {
  const begin = `<!-- ${name}: written by npm run generate schemas -->`
  const end = `<!-- end of ${name} -->`
  const [before, rest] = text.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined)
    throw new Error(`content/README.md needs ${begin} and ${end} around the table. Put the two lines back.`)
  return `${before}${begin}\n\n${table}\n\n${end}${after}`
}

function filesTable(files: readonly ContentFile[]): string {
  const rows = files.map(({ path, kind, limit, shownOn }) => [
    `[\`${path}\`](${path})`,
    kind === "single" ? "one object" : limit ? `list, at most ${limit.maxItems}` : "list",
    shownOn,
  ])
  return markdownTable(["file", "format", "shown on"], rows)
}

/** Lists each fact once: a fact that several programs have, such as the price, with the example of the first program. */
function factsTable(facts: Facts): string {
  const listed = new Set<string>()
  const rows = Object.entries(facts).flatMap(([name, value]) => {
    const [subject = "", ...rest] = name.split(".")
    const kind = ["bootcamp", "research", "launchpad", "letter", "decision"].includes(subject) ? rest.join(".") : name
    if (listed.has(kind)) return []
    listed.add(kind)
    return [[`\`{{${name}}}\``, value]]
  })
  return markdownTable(["write", "to get, for example"], rows)
}

function picturesTable(files: readonly ContentFile[]): string {
  const rows = files.flatMap((file) =>
    picturesOf(jsonSchemaOf(file.schema), jsonSchemaOf(file.schema).$defs ?? {}, "").map(({ field, shape }) => [
      `\`${file.path}\` ${field}`,
      `${shape.width} × ${shape.height}`,
      shape.crop,
    ]),
  )
  return markdownTable(["picture", "at least, in pixels", "how the site shows it"], rows)
}

function picturesOf(
  { role, shape, properties, items, $ref }: JsonSchema,
  definitions: Record<string, JsonSchema>,
  field: string,
): { field: string; shape: NonNullable<JsonSchema["shape"]> }[] {
  if (shape) return [{ field, shape }]
  if (role === "picture") return []
  const inner = $ref ? definitions[$ref.replace("#/$defs/", "")] : items
  const here = inner ? picturesOf(inner, definitions, field) : []
  const below = Object.entries(properties ?? {}).flatMap(([name, schema]) =>
    picturesOf(schema, definitions, field ? `${field} → \`${name}\`` : `\`${name}\``),
  )
  return [...here, ...below]
}

function idsTable(files: readonly ContentFile[]): string {
  const rows = files.flatMap(({ path, requiredIds = {} }) =>
    Object.entries(requiredIds).map(([id, neededBy]) => [`\`${path}\``, `\`${id}\``, neededBy]),
  )
  return markdownTable(["file", "id", "needed by"], rows)
}

/** Returns a table of fields for each file, and one for each group of fields that several files share. */
function fieldTables(files: readonly ContentFile[]): string {
  const groups = new Map<string, JsonSchema>()
  const sections = files.map((file) => {
    const schema = jsonSchemaOf(file.schema)
    for (const [name, group] of Object.entries(schema.$defs ?? {})) groups.set(name, group)
    return `## \`${file.path}\`\n\n${fieldTable(schema)}`
  })
  const shared = [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, group]) => `## ${name}\n\n${fieldTable(group)}`)
  return [...sections, ...shared].join("\n\n")
}

function fieldTable({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(([name, schema]) => [
    `\`${name}\``,
    `${describeType(schema)}${required.includes(name) ? "" : ", optional"}`,
    cell(schema.description ?? ""),
  ])
  return markdownTable(["field", "value", "meaning"], rows)
}

const roleNames = {
  prose: "text with facts",
  picture: "picture",
  link: "link",
  redirectSource: "path",
  reference: "id",
} as const

function describeType({
  $ref,
  type,
  role,
  to,
  items,
  maxItems,
  enum: choices,
  properties,
  ...schema
}: JsonSchema): string {
  if ($ref) {
    const name = $ref.replace("#/$defs/", "")
    return `[${name}](#${name.toLowerCase()})`
  }
  if (role === "reference") return `id of an entry in \`${to}\``
  if (role) return roleNames[role]
  if (choices) return choices.map((choice) => cell(JSON.stringify(choice))).join(" or ")
  if ("const" in schema) return cell(JSON.stringify(schema.const))
  if (items) return `list: ${describeType(items)}${maxItems === undefined ? "" : `, at most ${maxItems}`}`
  if (properties) return `group: ${Object.keys(properties).join(", ")}`
  return { string: "text", integer: "whole number", number: "number", boolean: "true or false" }[String(type)] ?? ""
}

/** Escapes a text for a cell of a Markdown table. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("{{", "`{{").replaceAll("}}", "}}`")
}
