/** Where the content editor is, and its package. */
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"

/** URL path of the content editor. */
export const editorPath = "/admin/"

/** URL path of the script that shows the mistakes in content, in development. gatsby-ssr.tsx adds it to every page. */
export const overlayPath = "/content-mistakes.js"

export const packageFile = createRequire(path.resolve("package.json")).resolve("@sveltia/cms")

/** Folder of the package's scripts, fonts and WebAssembly modules. */
export const packageFolder = path.dirname(packageFile)

/** Returns the URL path of the package's files, such as `/admin/sveltia-cms-0.221.1`. */
export async function editorPackagePath(): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(packageFolder, "../package.json"), "utf8")) as {
    version: string
  }
  return `${editorPath}sveltia-cms-${manifest.version}`
}
