import { createRequire } from "node:module"
import path from "node:path"

/**
 * File of a static cut of the display face: what draws cards and documents reads no variable fonts.
 * @param letters `latin`, or `latin-ext` for the letters of further languages, such as ő
 * @returns absolute path of a WOFF
 */
export function displayFont(weight: 400 | 600 | 700, letters: "latin" | "latin-ext" = "latin"): string {
  const folder = path.dirname(
    createRequire(path.resolve("package.json")).resolve("@fontsource/bricolage-grotesque/package.json"),
  )
  return path.join(folder, "files", `bricolage-grotesque-${letters}-${weight}-normal.woff`)
}
