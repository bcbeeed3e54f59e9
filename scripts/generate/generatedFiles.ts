import { readContent } from "../../content-tools/check/source"
import { parseSource } from "../../content-tools/parseSource"
import { contentFiles } from "../../content-tools/model"
import { factsFrom } from "../../content-tools/model/facts"
import { fieldsPage } from "../../content-tools/model/fieldsPage"
import { codeEditorSchema, schemaFileName } from "../../content-tools/model/codeEditorSchema"

export const schemaFolder = ".vscode/content-schemas"

/**
 * Returns the text of each file that is generated from the content model, by its path: the JSON Schemas, their VS Code
 * setting and content/FIELDS.md.
 */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const schemas = contentFiles.map((file): [string, string] => [
    `${schemaFolder}/${schemaFileName(file)}`,
    toJson(codeEditorSchema(file)),
  ])
  const settings = {
    "editor.formatOnSave": true,
    "editor.defaultFormatter": "esbenp.prettier-vscode",
    "json.schemas": contentFiles.map((file) => ({
      fileMatch: [`/content/${file.path}`],
      url: `./${schemaFolder}/${schemaFileName(file)}`,
    })),
  }
  // The examples of facts come from the fixture, so that a change of content does not change the file.
  const exampleFacts = factsFrom(parseSource(await readContent("test/content")))
  return new Map([
    ...schemas,
    [".vscode/settings.json", toJson(settings)],
    ["content/FIELDS.md", fieldsPage(contentFiles, exampleFacts)],
  ])
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
