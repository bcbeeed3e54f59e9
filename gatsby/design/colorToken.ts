import { readFileSync } from "node:fs"
import path from "node:path"

const file = path.resolve("src/styles/tokens.css")

/**
 * Returns a color of src/styles/tokens.css, for pictures, documents and the manifest.
 * @param role name without the prefix: `ink` for `--color-ink`
 * @returns `#rrggbb` of the light scheme
 */
export function colorToken(role: string): string {
  // The file defines the light scheme first.
  const color = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(readFileSync(file, "utf8"))?.[1]
  if (!color) throw new Error(`src/styles/tokens.css has no color --color-${role} of the form #rrggbb.`)
  return color
}
