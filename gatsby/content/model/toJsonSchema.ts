/** JSON Schemas for code editors: completion, descriptions and error marks, with the sentences of the content check. */
import { z } from "zod"
import { expectation } from "./expectation"
import { wholeSchema, type ContentFile } from "./index"
import { listLimitOf, tooLongMessage } from "./listLimit"
import { messageOf, patternsOf } from "./patterns"

/** Returns the file name of a schema: `pages/home.json` → `pages-home.schema.json`. */
export function schemaFileName(file: ContentFile): string {
  return `${file.path.replace(/\.json$/, "").replaceAll("/", "-")}.schema.json`
}

/** Returns the JSON Schema (draft 2020-12) of a whole content file. */
export function toJsonSchema(file: ContentFile): object {
  const requiredEntries = Object.entries(file.requiredIds ?? {}).map(([id, neededBy]) => ({
    contains: { required: ["id"], properties: { id: { const: id } } },
    errorMessage: `The file has no entry with the id "${id}". It is needed by ${neededBy}.`,
  }))
  return {
    title: file.typeName,
    description: file.shownOn,
    // As maintainers write it: a field with a default may be left out.
    ...z.toJSONSchema(wholeSchema(file), { io: "input", override: addMessages }),
    ...(requiredEntries.length > 0 && { allOf: requiredEntries }),
  }
}

interface Conversion {
  zodSchema: z.core.$ZodType
  jsonSchema: z.core.JSONSchema.BaseSchema
  /** Of the JSON Schema, such as `["items", "properties", "name"]`. */
  path: (string | number)[]
}

/**
 * Adds the messages that VS Code shows. It reads `errorMessage` for a wrong type, an unknown value, `contains` and `not`, and
 * `patternErrorMessage` for `pattern`, but no message for other keywords (vscode-json-languageservice, src/parser/jsonParser.ts).
 */
function addMessages({ zodSchema, jsonSchema, path }: Conversion): void {
  const schema = withoutOptional(zodSchema)
  const subject = path.at(-2) === "properties" ? `"${path.at(-1)}"` : path.length === 0 ? "The file" : "This entry"
  const patterns = patternsOf(schema)
  if (patterns.length > 0) {
    delete jsonSchema.pattern
    delete jsonSchema.maxLength
    jsonSchema.allOf = patterns.map(({ pattern, message }) => ({
      pattern: sourceOf(pattern),
      patternErrorMessage: `${subject} ${message}`,
    }))
  }
  if (schema instanceof z.ZodArray) {
    for (const keyword of ["minItems", "maxItems", "place", "entry"]) delete jsonSchema[keyword]
    jsonSchema.allOf = lengthMistakes(schema).map(({ length, message }) => ({
      not: { type: "array", ...length },
      errorMessage: `${subject} ${message}`,
    }))
    if (jsonSchema.allOf.length === 0) delete jsonSchema.allOf
  }
  // Otherwise VS Code shows the message of a group for each unknown field in it.
  if (jsonSchema.type !== undefined && jsonSchema.type !== "object")
    jsonSchema["errorMessage"] = `${subject} has to be ${expectation(schema)}.`
}

function withoutOptional(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return isWrapper ? withoutOptional(schema.unwrap()) : schema
}

/** Returns a pattern without flags, which JSON Schema does not have: `/of\b/i` → `[oO][fF]\b`. */
function sourceOf({ source, ignoreCase }: RegExp): string {
  if (!ignoreCase) return source
  return source.replace(/\\.|[a-z]/gi, (part) =>
    part.length > 1 ? part : `[${part.toLowerCase()}${part.toUpperCase()}]`,
  )
}

/** Returns the lengths that a list must not have, each with the message of the model. */
function lengthMistakes(
  list: z.ZodArray,
): { length: { minItems?: number; maxItems?: number }; message: string | undefined }[] {
  const limit = listLimitOf(list)
  const mistakes = (list.def.checks ?? []).flatMap((check) => {
    const message = messageOf(check)
    if (check instanceof z.core.$ZodCheckMinLength)
      return [{ length: { maxItems: check._zod.def.minimum - 1 }, message }]
    if (!(check instanceof z.core.$ZodCheckLengthEquals)) return []
    const { length } = check._zod.def
    return [
      { length: { maxItems: length - 1 }, message },
      { length: { minItems: length + 1 }, message },
    ]
  })
  return [...mistakes, ...(limit ? [{ length: { minItems: limit.maxItems + 1 }, message: tooLongMessage(limit) }] : [])]
}
