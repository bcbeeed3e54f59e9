import { readContent } from "../../content-tools/check/source"
import { contentFiles } from "../../content-tools/model"
import type { ParsedFile } from "../../content-tools/model/fields"

/** The fields of a file whose content is an object, and the entries of one whose content is a list. */
type Data = Record<string, unknown> & Record<string, unknown>[]

/** Reads the files of a content folder, without the facts in their texts. */
export async function readFiles(folder: string) {
  const { texts } = await readContent(folder, "static")
  const files = contentFiles.map((file): ParsedFile => ({ file, data: JSON.parse(texts.get(file.path) ?? "") }))
  return {
    files,
    dataOf: (path: string) => files.find(({ file }) => file.path === path)?.data as Data,
  }
}
