import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Content } from "../../content-tools/model"
import { contentFolder } from "../../content-tools/contentFolder"
import { lastChange } from "./lastChange"
import { calendarPath, documentPath } from "../../content-tools/model/documentPaths"
import { calendarFile, calendarSources } from "./calendarFile"
import { renderDocument } from "./renderDocument"

/** Writes the documents for applicants into public/. */
export async function writeDocuments(content: Content): Promise<void> {
  for (const [urlPath, bytes] of await renderDocuments(content)) {
    const file = path.join("public", urlPath)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
}

/**
 * Renders the PDFs and the calendar file.
 * @param version of the calendar: date and time of the last change of its content; default: that of the content folder
 */
export async function renderDocuments(
  content: Content,
  version = lastChange(contentFolder(), calendarSources),
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const document of content["documents.json"])
    files.set(documentPath(document.id), await renderDocument(document, content))
  return files.set(calendarPath, Buffer.from(calendarFile(content, version)))
}
