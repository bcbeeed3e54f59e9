/** JSON Schemas for code editors: completion, descriptions and error marks. */
import { z } from "zod"
import { wholeSchema, type ContentFile } from "./index"
import { patternsOf } from "../schemas/fields/patterns"

/** Returns the file name of a schema: `pages/home.json` → `pages-home.schema.json`. */
export function schemaFileName(file: ContentFile): string {
  return `${file.path.replace(/\.json$/, "").replaceAll("/", "-")}.schema.json`
}

/** Returns the JSON Schema (draft 2020-12) of a whole content file. */
export function codeEditorSchema(file: ContentFile): object {
  return {
    title: file.typeName,
    description: file.shownOn,
    // As maintainers write it: a field with a default may be left out.
    ...z.toJSONSchema(wholeSchema(file), { io: "input", override: addMessages }),
  }
}

interface Conversion {
  zodSchema: z.core.$ZodType
  jsonSchema: z.core.JSONSchema.BaseSchema
}

/**
 * Adds the messages of patterns, which VS Code shows. Its own sentence is a regular expression; those of other rules
 * are plain words.
 */
function addMessages({ zodSchema, jsonSchema }: Conversion): void {
  const patterns = patternsOf(zodSchema)
  if (patterns.length === 0) return
  delete jsonSchema.pattern
  // Code editors require seconds and an offset in a "time".
  delete jsonSchema.format
  jsonSchema.allOf = patterns.map(({ pattern, message }) => ({
    pattern: pattern.source,
    patternErrorMessage: `This text ${message}`,
  }))
}
