import { readFileSync } from "node:fs"
import path from "node:path"
import { contentFolder } from "../../content-tools/contentFolder"

/**
 * Returns the name in site.json, for gatsby-config.ts, which Gatsby reads before the content is checked. Undefined if
 * the file cannot be read: the check then reports it.
 */
export function siteName(): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(path.join(contentFolder(), "site.json"), "utf8")) as { name?: string }
    return name
  } catch {
    return undefined
  }
}
