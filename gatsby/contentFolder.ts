import path from "node:path"

/**
 * Returns the absolute path of the content folder: `content/`, or the folder that the environment variable `CONTENT_FOLDER`
 * names. Tests set the variable to build other content.
 */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_FOLDER || "content")
}
