import { readdirSync, readFileSync } from "node:fs"
import { contentFiles } from "../../content-tools/model"
import { generatedFiles, schemaFolder } from "./generatedFiles"

const remedy = "Update it with: npm run generate -- schemas"

it("are up to date", async () => {
  for (const [file, text] of await generatedFiles()) {
    const written = readFileSync(file, "utf8").replaceAll("\r\n", "\n")
    expect({ remedy, file, text: written }).toEqual({ remedy, file, text })
  }
  // No schema remains of a file that was removed.
  expect(readdirSync(schemaFolder)).toHaveLength(contentFiles.length)
})
