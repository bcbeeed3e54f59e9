/** Writes the editors' JSON Schemas and their mapping from the content model: `npm run content:schemas`. */
import { mkdir, rm, writeFile } from "node:fs/promises"
import { contentFiles } from "../gatsby/content-model"
import { editorMapping, schemaFileName, schemaFolder, toJsonSchema } from "../gatsby/content-model/toJsonSchema"

const settings = {
  "editor.formatOnSave": true,
  "editor.defaultFormatter": "esbenp.prettier-vscode",
  "json.schemas": editorMapping(contentFiles),
}

await rm(schemaFolder, { recursive: true, force: true })
await mkdir(schemaFolder, { recursive: true })
for (const file of contentFiles) {
  await writeFile(`${schemaFolder}/${schemaFileName(file)}`, `${JSON.stringify(toJsonSchema(file), null, 2)}\n`)
}
await writeFile(".vscode/settings.json", `${JSON.stringify(settings, null, 2)}\n`)
