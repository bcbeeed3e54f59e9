import { copyFile, cp, mkdir, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import type { Backend, GitHubBackend } from "@sveltia/cms"
import type { Environment } from "../../../environment"
import { editorPolicy } from "../../../hosting/rules/contentSecurityPolicy"
import { editorPath, overlayPath } from "../../../hosting/rules/editorPaths"
import { escapeHtml } from "../../../src/escapeHtml"
import { editorConfig } from "./config"

type EditorEnvironment = Pick<Environment, "EDITOR_REPOSITORY" | "EDITOR_BRANCH" | "EDITOR_AUTH_URL">

/**
 * Writes the content editor into a built site if `EDITOR_REPOSITORY` is set. Otherwise removes the editor of an earlier
 * build.
 */
export async function writeEditor(environment: EditorEnvironment, siteName: string, folder = "public"): Promise<void> {
  await rm(path.join(folder, editorPath), { recursive: true, force: true, maxRetries: 10 })
  const backend = backendOf(environment)
  if (backend) await writeFiles(folder, siteName, backend)
}

/**
 * Writes the content editor of `gatsby develop`, which works on the project folder. The maintainer picks the folder.
 */
export async function writeLocalEditor(siteName: string, folder = "public"): Promise<void> {
  // Sveltia CMS requires the name of a Git host, even if it works on the project folder. It does not contact this one:
  // for Gitea, it does not request the status of the host. It shows the last part of `repo` as the name of the folder
  // to pick.
  const repo = `local/${path.basename(process.cwd())}`
  const backend: Backend = { name: "gitea", repo, app_id: "unused", auth_methods: ["token"] }
  await writeFiles(folder, siteName, backend)
}

async function writeFiles(folder: string, siteName: string, backend: Backend): Promise<void> {
  const title = `${siteName}: content`
  const target = path.join(folder, editorPath)
  const packagePath = `${editorPath}sveltia-cms`
  const packageFile = createRequire(path.resolve("package.json")).resolve("@sveltia/cms")
  await mkdir(target, { recursive: true })
  const page = editorPage(title, `${packagePath}/${path.basename(packageFile)}`, backend.name === "github")
  await writeFile(path.join(target, "index.html"), page)
  await writeFile(path.join(target, "settings.json"), JSON.stringify(editorConfig(backend, title)))
  await copyFile("gatsby/content/editor/start.mjs", path.join(target, "start.js"))
  const withoutSourceMaps = (file: string) => !file.endsWith(".map")
  // The package's scripts, fonts and WebAssembly modules.
  await cp(path.dirname(packageFile), path.join(folder, packagePath), { recursive: true, filter: withoutSourceMaps })
}

function backendOf(environment: EditorEnvironment): GitHubBackend | undefined {
  const { EDITOR_REPOSITORY, EDITOR_BRANCH, EDITOR_AUTH_URL } = environment
  if (!EDITOR_REPOSITORY) return undefined
  return {
    name: "github",
    repo: new URL(EDITOR_REPOSITORY).pathname.slice(1),
    ...(EDITOR_BRANCH && { branch: EDITOR_BRANCH }),
    ...(EDITOR_AUTH_URL ? { base_url: EDITOR_AUTH_URL } : { auth_methods: ["token"] }),
  }
}

/** Sveltia CMS has no option for these changes of its forms. */
const styles = `
/* Marks the description of a picture as required once the picture is chosen. */
section:has(.filled) ~ section[data-key-path$="Alt"] h4::after {
  content: "*" / "required"; margin-inline-start: 4px; color: var(--sui-error-foreground-color);
}
`

/** Hides the button "Sign In Using Access Token", which is of no use without a Git host. */
const stylesOfProjectFolder = ".logo ~ .buttons .secondary { display: none }"

/**
 * Returns the HTML of the editor. On the project folder, it shows the mistakes in content.
 * @param script URL path of Sveltia CMS
 */
function editorPage(title: string, script: string, isPublished: boolean): string {
  const policy = editorPolicy(isPublished ? ["https://api.github.com"] : [])
  const overlayScript = isPublished ? "" : `\n    <script type="module" src="${overlayPath}"></script>`
  return `<!doctype html>
<html lang="en" data-is-editor>
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="/icons/favicon.svg" />
    <style>${styles}${isPublished ? "" : stylesOfProjectFolder}</style>
    <script type="module" src="${script}"></script>
    <script type="module" src="${editorPath}start.js"></script>${overlayScript}
  </head>
  <body></body>
</html>
`
}
