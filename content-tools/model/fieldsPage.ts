/** Generates content/FIELDS.md. */
import type { Facts } from "./facts"
import type { ContentFile } from "./index"
import { groupName, jsonSchemasOf, type JsonSchema } from "./jsonSchema"

/**
 * Returns the text of content/FIELDS.md.
 * @param exampleFacts facts by name, for the examples
 */
export function fieldsPage(files: readonly ContentFile[], exampleFacts: Facts): string {
  const { entries, groups } = jsonSchemasOf(files)
  const fields = files.map(({ path, typeName }) => `### \`${path}\`\n\n${fieldTable(entries[typeName] ?? {})}`)
  const shared = Object.entries(groups)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, group]) => `### ${name}\n\n${fieldTable(group)}`)
  return `# Files, facts and fields

\`npm run generate -- schemas\` writes this file from the content model. Do not change it by hand.

## Files

${filesTable(files)}

## Facts

${factsTable(files, exampleFacts)}

## Ids that must not change

The site looks up these entries by their \`id\`. You may change everything else in the entries.

${idsTable(files)}

## Fields

Fields that are not marked as optional are required. A list is written in \`[ ]\`, a group in \`{ }\`. The last tables describe
groups that several files use. The sizes of pictures are the smallest ones, in pixels.

${[...fields, ...shared].join("\n\n")}
`
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n")
}

function filesTable(files: readonly ContentFile[]): string {
  const rows = files.map(({ path, kind, limit, shownOn }) => [
    `[\`${path}\`](${path})`,
    kind === "single" ? "one object" : limit ? `list, at most ${limit.maxItems}` : "list",
    shownOn,
  ])
  return markdownTable(["file", "format", "shown on"], rows)
}

/** Lists each fact once: a fact that several entries have, such as the price, with the example of the first entry. */
function factsTable(files: readonly ContentFile[], facts: Facts): string {
  const ids = files.flatMap(({ requiredIds = {} }) => Object.keys(requiredIds))
  const entry = new RegExp(String.raw`^(?:${ids.join("|")})\.`)
  const rows = new Map<string, string[]>()
  for (const [name, value] of Object.entries(facts)) {
    const kind = name.replace(entry, "")
    if (!rows.has(kind)) rows.set(kind, [`\`{{${name}}}\``, value])
  }
  return markdownTable(["write", "to get, for example"], [...rows.values()])
}

function idsTable(files: readonly ContentFile[]): string {
  const rows = files.flatMap(({ path, requiredIds = {}, ofProgram = {} }) =>
    Object.entries(requiredIds).map(([id, neededBy]) => [
      `\`${path}\``,
      `\`${id}\``,
      id in ofProgram ? `${neededBy}, until [the program ends](README.md#ending-the-bootcamp)` : neededBy,
    ]),
  )
  return markdownTable(["file", "id", "needed by"], rows)
}

function fieldTable({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(([name, schema]) => {
    const { shape = schema.items?.shape, description = "" } = schema
    const size = shape ? `, ${shape.width} × ${shape.height}, ${shape.crop}` : ""
    const type = `${describeType(schema)}${size}${required.includes(name) ? "" : ", optional"}`
    return [`\`${name}\``, type, cell(description)]
  })
  return markdownTable(["field", "value", "meaning"], rows)
}

const roleNames = {
  prose: "text with facts",
  picture: "picture",
  link: "link",
} as const

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  boolean: "true or false",
}

function describeType(schema: JsonSchema): string {
  const { type = "", role, takesLinks, to, items, maxItems, enum: choices } = schema
  const group = groupName(schema)
  if (group) return `[${group}](#${group.toLowerCase()})`
  if (role === "reference") return `id of an entry in \`${to}\``
  if (takesLinks) return `${roleNames.prose} and links`
  if (role) return roleNames[role]
  if (choices) return choices.map((choice) => cell(JSON.stringify(choice))).join(" or ")
  if ("const" in schema) return cell(JSON.stringify(schema.const))
  if (items) return `list: ${describeType(items)}${maxItems === undefined ? "" : `, at most ${maxItems}`}`
  return typeNames[type] ?? type
}

/** Escapes a text for a cell of a Markdown table. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("{{", "`{{").replaceAll("}}", "}}`")
}
