/** The files of the content editor at `/admin/`. */
import { readdir } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import { escapeHtml } from "../hosting/html"
import type { EditorSettings } from "./config"

/** Text, or the path of the file that has the content. */
export type EditorFile = { text: string } | { file: string }

/** Folder of the package's scripts, fonts and WebAssembly modules. It loads nothing from another host. */
const packageFolder = path.dirname(createRequire(path.resolve("package.json")).resolve("@sveltia/cms"))

/**
 * Returns the files by their path below `/admin/`.
 * @param policy content-security policy of the page
 */
export async function editorFiles(settings: EditorSettings, policy: string): Promise<Map<string, EditorFile>> {
  const names = await readdir(packageFolder, { recursive: true, withFileTypes: true })
  const packageFiles = names
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".map"))
    .map((entry): [string, EditorFile] => {
      const file = path.join(entry.parentPath, entry.name)
      const name = path.relative(packageFolder, file).split(path.sep).join("/")
      return [`sveltia/${name}`, { file }]
    })
  return new Map<string, EditorFile>([
    ["index.html", { text: page(settings.config.app_title ?? "", policy) }],
    ["settings.json", { text: JSON.stringify(settings) }],
    ["start.js", { file: path.resolve("gatsby/content-editor/start.js") }],
    ...packageFiles,
  ])
}

function page(title: string, policy: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <script type="module" src="sveltia/index.js"></script>
    <script type="module" src="start.js"></script>
  </head>
  <body></body>
</html>
`
}
