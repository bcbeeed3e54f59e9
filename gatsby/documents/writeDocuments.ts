import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Content } from "../content-model"
import { calendarAddress, documentAddress } from "./addresses"
import { calendarFile } from "./calendarFile"
import { renderDocument } from "./renderDocument"

/** Writes the documents for applicants into public/. */
export async function writeDocuments(content: Content): Promise<void> {
  for (const [address, bytes] of await makeDocuments(content)) {
    const file = path.join("public", address)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
}

/**
 * Makes every document that the build publishes.
 * @param content content whose facts are already filled in
 * @returns bytes by address
 */
export async function makeDocuments(content: Content): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const document of content["documents.json"])
    files.set(documentAddress(document.id), await renderDocument(document, content))
  return files.set(calendarAddress, Buffer.from(calendarFile(content)))
}
