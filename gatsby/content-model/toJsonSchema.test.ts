import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { contentFiles } from "./index"
import { editorMapping, schemaFileName, schemaFolder, toJsonSchema } from "./toJsonSchema"

const remedy = "Update it with: npm run content:schemas"

describe("JSON Schemas for editors", () => {
  it.each(contentFiles)("is up to date: $path", (file) => {
    const written: unknown = JSON.parse(readFileSync(path.join(schemaFolder, schemaFileName(file)), "utf8"))
    expect({ remedy, schema: written }).toEqual({
      remedy,
      schema: JSON.parse(JSON.stringify(toJsonSchema(file))) as unknown,
    })
  })

  it("has no schema of a file that was removed", () => {
    expect(readdirSync(schemaFolder).sort()).toEqual(contentFiles.map(schemaFileName).sort())
  })

  it("maps every content file to its schema in the editor's settings", () => {
    const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8")) as Record<string, unknown>
    expect(settings["json.schemas"]).toEqual(editorMapping(contentFiles))
  })

  it("requires the entries that the site looks up by id", () => {
    const forms = contentFiles.find((file) => file.path === "forms.json")
    expect(forms && toJsonSchema(forms)).toMatchObject({
      allOf: ["home-widget", "apply-research", "commit"].map((id) => ({
        contains: { properties: { id: { const: id } } },
      })),
    })
  })
})
