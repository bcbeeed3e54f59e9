import path from "node:path"

/**
 * Returns the absolute path of the content folder: the value of the environment variable `CONTENT_FOLDER`, or
 * `content/` if it is empty. Tests set the variable to build other content.
 */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_FOLDER || "content")
}

/** Returns the content folder as messages name it: from the project folder, with slashes, such as `test/content`. */
export function printedFolder(folder = contentFolder()): string {
  return path.relative(".", folder).replaceAll(path.sep, "/")
}
