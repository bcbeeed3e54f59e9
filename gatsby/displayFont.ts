import { createRequire } from "node:module"
import path from "node:path"

/**
 * Returns the path of a WOFF file of the display font in one weight, because satori and pdfkit do not support variable fonts.
 * @param letters `latin-ext` has the letters of more languages, such as ő
 */
export function displayFont(weight: 400 | 600 | 700, letters: "latin" | "latin-ext" = "latin"): string {
  const folder = path.dirname(
    createRequire(path.resolve("package.json")).resolve("@fontsource/bricolage-grotesque/package.json"),
  )
  return path.join(folder, "files", `bricolage-grotesque-${letters}-${weight}-normal.woff`)
}
