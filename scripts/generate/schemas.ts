/** `npm run generate -- schemas`: writes the files that are generated from the content model. */
import { mkdir, rm, writeFile } from "node:fs/promises"
import { generatedFiles, schemaFolder } from "./generatedFiles"

export async function writeSchemas(): Promise<void> {
  await rm(schemaFolder, { recursive: true, force: true, maxRetries: 10 })
  await mkdir(schemaFolder, { recursive: true })
  for (const [file, text] of await generatedFiles()) await writeFile(file, text)
}
