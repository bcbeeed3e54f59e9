import type { Content } from "../content-model"
import { calendarAddress, documentAddress } from "./addresses"
import { calendarFile } from "./calendarFile"
import { renderDocument } from "./renderDocument"

/**
 * Makes every document that the build publishes.
 * @param content with the facts in its prose
 * @returns bytes by address
 */
export async function makeDocuments(content: Content): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const document of content["documents.json"])
    files.set(documentAddress(document.id), await renderDocument(document, content))
  return files.set(calendarAddress, Buffer.from(calendarFile(content)))
}
