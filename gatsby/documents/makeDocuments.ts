import { calendarAddress, documentAddress } from "./addresses"
import { calendarFile } from "./calendarFile"
import { readSources } from "./readSources"
import { renderDocument } from "./renderDocument"

/**
 * Makes every document that the build publishes.
 * @param folder the content folder
 * @returns bytes by address
 */
export async function makeDocuments(folder: string): Promise<Map<string, Buffer>> {
  const sources = await readSources(folder)
  const files = new Map<string, Buffer>()
  for (const document of sources.documents)
    files.set(documentAddress(document.id), await renderDocument(document, sources))
  return files.set(calendarAddress, Buffer.from(calendarFile(sources)))
}
