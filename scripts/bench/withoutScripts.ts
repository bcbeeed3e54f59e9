import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { cp, rm } from "node:fs/promises"
import path from "node:path"
import { isExecutable, parseElements } from "../../gatsby/hosting/html"

/** Copies a built site and removes the scripts from its pages. An existing copy is replaced. */
export async function copyWithoutScripts(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true })
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue
    const page = path.join(entry.parentPath, entry.name)
    writeFileSync(page, removeScripts(readFileSync(page, "utf8")))
  }
}

/** Returns a page without the scripts that a browser would execute. Structured data stays. */
export function removeScripts(html: string): string {
  return parseElements(html)
    .filter(isExecutable)
    .reduceRight((page, { start, end }) => page.slice(0, start) + page.slice(end), html)
}
