import { readFileSync } from "node:fs"
import path from "node:path"

const file = path.resolve("src/styles/tokens.css")

/**
 * A color of src/styles/tokens.css, for what is drawn at build time: pictures, documents, the manifest.
 * @param role without its prefix: `ink` for `--color-ink`
 * @returns `#rrggbb`, of the light scheme
 * @throws where the file knows no such color
 */
export function colorToken(role: string): string {
  // The light scheme comes first.
  const color = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(readFileSync(file, "utf8"))?.[1]
  if (!color) throw new Error(`src/styles/tokens.css has no color --color-${role} of the form #rrggbb.`)
  return color
}
