/** Where the content editor is, and its package. */
import { createRequire } from "node:module"
import path from "node:path"

/** URL path of the content editor. */
export const editorPath = "/admin/"

/** URL path of the script that shows the mistakes in content, in development. gatsby-ssr.tsx adds it to every page. */
export const overlayPath = "/content-mistakes.js"

export const packageFile = createRequire(path.resolve("package.json")).resolve("@sveltia/cms")

/** Folder of the package's scripts, fonts and WebAssembly modules. */
export const packageFolder = path.dirname(packageFile)
