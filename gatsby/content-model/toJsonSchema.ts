/** JSON Schemas for code editors: completion, descriptions and error marks. */
import { z } from "zod"
import { wholeSchema, type ContentFile } from "./index"

/** Relative to the repository root. */
export const schemaFolder = ".vscode/content-schemas"

/** Returns the file name of a schema: `pages/home.json` → `pages-home.schema.json`. */
export function schemaFileName(file: ContentFile): string {
  return `${file.path.replace(/\.json$/, "").replaceAll("/", "-")}.schema.json`
}

/** Returns the JSON Schema (draft 2020-12) of a whole content file. */
export function toJsonSchema(file: ContentFile): object {
  const requiredEntries = Object.keys(file.requiredIds ?? {}).map((id) => ({
    contains: { required: ["id"], properties: { id: { const: id } } },
  }))
  return {
    title: file.typeName,
    description: file.shownOn,
    ...z.toJSONSchema(wholeSchema(file), { io: "input" }),
    ...(requiredEntries.length > 0 && { allOf: requiredEntries }),
  }
}

/** Returns the `json.schemas` setting of VS Code. */
export function editorMapping(files: readonly ContentFile[]): { fileMatch: string[]; url: string }[] {
  return files.map((file) => ({
    fileMatch: [`/content/${file.path}`],
    url: `./${schemaFolder}/${schemaFileName(file)}`,
  }))
}
