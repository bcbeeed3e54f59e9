import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { contentFiles } from "./index"
import { editorMapping, schemaFileName, schemaFolder, toJsonSchema } from "./toJsonSchema"

const remedy = "Write it anew with: npm run content:schemas"

describe("JSON Schemas for editors", () => {
  it.each(contentFiles)("$path has the one that the content model makes", (file) => {
    const written: unknown = JSON.parse(readFileSync(path.join(schemaFolder, schemaFileName(file)), "utf8"))
    expect({ remedy, schema: written }).toEqual({
      remedy,
      schema: JSON.parse(JSON.stringify(toJsonSchema(file))) as unknown,
    })
  })

  it("has no schema of a file that is gone", () => {
    expect(readdirSync(schemaFolder).sort()).toEqual(contentFiles.map(schemaFileName).sort())
  })

  it("maps every content file to its schema in the editor's settings", () => {
    const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8")) as Record<string, unknown>
    expect(settings["json.schemas"]).toEqual(editorMapping(contentFiles))
  })

  it("says how many entries a list has to have", () => {
    const programmes = contentFiles.find((file) => file.path === "programmes.json")
    expect(programmes && toJsonSchema(programmes)).toMatchObject({ type: "array", minItems: 3, maxItems: 3 })
  })
})
