/**
 * `npm run generate -- schemas`: writes the files that the content model generates: JSON Schemas, their VS Code setting,
 * content/FIELDS.md, and the tables in content/README.md.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { format, resolveConfig } from "prettier"
import { readContent } from "../../gatsby/content/check"
import { parseSource } from "../../gatsby/content/load"
import { factsFrom } from "../../gatsby/content/model/facts"
import { contentFiles } from "../../gatsby/content/model"
import { fieldsPage, withTables } from "../../gatsby/content/model/readme"
import { editorMapping, schemaFileName, schemaFolder, toJsonSchema } from "../../gatsby/content/model/toJsonSchema"

const settingsFile = ".vscode/settings.json"
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
await writeFile("content/FIELDS.md", fieldsPage(contentFiles))
const prettierOptions = { ...(await resolveConfig(settingsFile)), filepath: settingsFile }
await writeFile(settingsFile, await format(JSON.stringify(settings, null, 2), prettierOptions))

// The examples of facts come from the fixture, so that a change of content does not change the README.
const fixture = parseSource(await readContent("test/content"))
const readme = "content/README.md"
await writeFile(
  readme,
  withTables((await readFile(readme, "utf8")).replaceAll("\r\n", "\n"), contentFiles, factsFrom(fixture)),
)
