/**
 * JSON Schemas for editors, made from the content model: completion, descriptions and squiggles while one types.
 */
import { z } from "zod"
import { wholeSchema, type ContentFile } from "./index"

/** Folder of the written schemas, from the top of the repository. */
export const schemaFolder = ".vscode/content-schemas"

/** Name of the schema file of a content file: `pages/home.json` → `pages-home.schema.json`. */
export function schemaFileName(file: ContentFile): string {
  return `${file.path.replace(/\.json$/, "").replaceAll("/", "-")}.schema.json`
}

/** JSON Schema (draft 2020-12) of a whole content file. */
export function toJsonSchema(file: ContentFile): object {
  const requiredEntries = Object.keys(file.requiredIds ?? {}).map((id) => ({
    contains: { required: ["id"], properties: { id: { const: id } } },
  }))
  return {
    title: file.typeName,
    description: file.shownOn,
    ...z.toJSONSchema(wholeSchema(file)),
    ...(requiredEntries.length > 0 && { allOf: requiredEntries }),
  }
}

/** The `json.schemas` setting that maps each content file to its schema. */
export function editorMapping(files: readonly ContentFile[]): { fileMatch: string[]; url: string }[] {
  return files.map((file) => ({
    fileMatch: [`/content/${file.path}`],
    url: `./${schemaFolder}/${schemaFileName(file)}`,
  }))
}
