/** The files of the content editor at `/admin/`. */
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import type { Backend } from "@sveltia/cms"
import { contentFolder } from "../contentFolder"
import { escapeHtml } from "../../hosting/html"
import { editorSettings } from "./config"
import { editorPackagePath, editorPath, packageFile, packageFolder } from "../../hosting/editorPaths"

export interface EditorFileOptions {
  /** Where the editor reads and writes the content. Default: the project folder, which the maintainer picks. */
  backend?: Backend
  /** Content-security policy of the page. */
  policy: string
  /** URL of the script that shows the mistakes in content (scripts/live-content). */
  overlay?: string | undefined
}

/** Text, or the path of a file that is published as it is. */
export type EditorFile = { text: string } | { file: string }

/**
 * Sveltia CMS requires the name of a Git host, even if it works on the project folder. It does not contact this one: for Gitea, it
 * does not request the status of the host. It shows the last part of `repo` as the name of the folder to pick.
 */
const projectFolder = (): Backend => ({
  name: "gitea",
  repo: `local/${path.basename(process.cwd())}`,
  app_id: "unused",
  auth_methods: ["token"],
})

/** Returns the files by their path below `/admin/`. Those of the package are in a folder whose name contains the version. */
export async function editorFiles({ backend, policy, overlay }: EditorFileOptions): Promise<Map<string, EditorFile>> {
  const title = `${await readSiteName()}: content`
  const settings = editorSettings({ backend: backend ?? projectFolder(), title })
  const packagePath = await editorPackagePath()
  return new Map<string, EditorFile>([
    ["index.html", { text: page({ title, policy, packagePath, overlay, isLocal: !backend }) }],
    ["settings.json", { text: JSON.stringify(settings) }],
    ["start.js", { file: path.resolve("gatsby/content/editor/start.mjs") }],
    ...(await packageFiles()).map((name): [string, EditorFile] => [
      `${packagePath.slice(editorPath.length)}/${name}`,
      { file: path.join(packageFolder, name) },
    ]),
  ])
}

/** Returns the names of the package's files, without the source maps. */
async function packageFiles(): Promise<string[]> {
  const entries = await readdir(packageFolder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".map"))
    .map((entry) => path.relative(packageFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
}

/** Returns the name of the site for the title of the editor. */
async function readSiteName(): Promise<string> {
  try {
    const site = JSON.parse(await readFile(path.join(contentFolder(), "site.json"), "utf8")) as { name?: unknown }
    return typeof site.name === "string" ? site.name : "Site"
  } catch {
    // The content check reports the mistake.
    return "Site"
  }
}

interface PageOptions extends Pick<EditorFileOptions, "policy" | "overlay"> {
  title: string
  packagePath: string
  /** Whether the editor works on the project folder. */
  isLocal: boolean
}

/** Sveltia CMS has no option for these changes of its forms. */
const styles = `
/* Marks the description of a picture as required once the picture is chosen. */
section:has(.filled) ~ section[data-key-path$="Alt"] h4::after {
  content: "*" / "required"; margin-inline-start: 4px; color: var(--sui-error-foreground-color);
}
/* Hides the number of entries of a list with one entry: "1 a question". */
.toolbar.top:has(+ .item-list > :only-child) .summary { visibility: hidden }
`

/** Hides the button "Sign In Using Access Token", which is of no use without a Git host. */
const stylesOfProjectFolder = ".logo ~ .buttons .secondary { display: none }"

function page({ title, policy, packagePath, overlay, isLocal }: PageOptions): string {
  const overlayScript = overlay ? `\n    <script type="module" src="${escapeHtml(overlay)}"></script>` : ""
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="/icons/favicon.svg" />
    <style>${styles}${isLocal ? stylesOfProjectFolder : ""}</style>
    <script type="module" src="${packagePath}/${path.basename(packageFile)}"></script>
    <script type="module" src="${editorPath}start.js"></script>${overlayScript}
  </head>
  <body></body>
</html>
`
}
