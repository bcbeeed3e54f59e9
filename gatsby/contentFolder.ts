import path from "node:path"

/**
 * Absolute path of the folder that maintainers edit.
 * A build of other content (tests do that) runs in a working folder of its own, so this is all there is to it.
 */
export function contentFolder(): string {
  return path.resolve("content")
}
