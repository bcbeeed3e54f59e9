import { copyFile, cp, mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Backend, GitHubBackend, GitLabBackend } from "@sveltia/cms"
import type { Environment } from "../../environment"
import { editorPolicy } from "../../hosting/contentSecurityPolicy"
import { editorPath, overlayPath, packageFile, packageFolder } from "../../hosting/editorPaths"
import { editorPage } from "./editorPage"
import { editorConfig } from "./config"

type EditorEnvironment = Pick<Environment, "EDITOR_REPOSITORY" | "EDITOR_BRANCH" | "EDITOR_AUTH_URL">

/** Origins of the API of each Git host. */
const apiOrigins = { github: "https://api.github.com", gitlab: "https://gitlab.com" } as const

/**
 * Writes the content editor into a built site if `EDITOR_REPOSITORY` is set. Otherwise removes the editor of an earlier build.
 * @param siteName for the title of the editor
 * @param folder of the built site
 */
export async function writeEditor(environment: EditorEnvironment, siteName: string, folder = "public"): Promise<void> {
  await rm(path.join(folder, editorPath), { recursive: true, force: true })
  const backend = backendOf(environment)
  if (backend) await writeFiles(folder, siteName, backend, editorPolicy([apiOrigins[backend.name]]))
}

/** Writes the content editor of `gatsby develop`, which works on the project folder. The maintainer picks the folder. */
export async function writeLocalEditor(siteName: string, folder = "public"): Promise<void> {
  // Sveltia CMS requires the name of a Git host, even if it works on the project folder. It does not contact this one: for Gitea, it
  // does not request the status of the host. It shows the last part of `repo` as the name of the folder to pick.
  const repo = `local/${path.basename(process.cwd())}`
  const backend: Backend = { name: "gitea", repo, app_id: "unused", auth_methods: ["token"] }
  await writeFiles(folder, siteName, backend, editorPolicy([]), overlayPath)
}

/** @param policy content-security policy of the page */
async function writeFiles(
  folder: string,
  siteName: string,
  backend: Backend,
  policy: string,
  overlay?: string,
): Promise<void> {
  const title = `${siteName}: content`
  const target = path.join(folder, editorPath)
  const packagePath = `${editorPath}sveltia-cms`
  const page = editorPage({ title, policy, overlay, script: `${packagePath}/${path.basename(packageFile)}` })
  await mkdir(target, { recursive: true })
  await writeFile(path.join(target, "index.html"), page)
  await writeFile(path.join(target, "settings.json"), JSON.stringify(editorConfig(backend, title)))
  await copyFile("gatsby/content/editor/start.mjs", path.join(target, "start.js"))
  const withoutSourceMaps = (file: string) => !file.endsWith(".map")
  await cp(packageFolder, path.join(folder, packagePath), { recursive: true, filter: withoutSourceMaps })
}

function backendOf(environment: EditorEnvironment): GitHubBackend | GitLabBackend | undefined {
  const { EDITOR_REPOSITORY, EDITOR_BRANCH, EDITOR_AUTH_URL } = environment
  if (!EDITOR_REPOSITORY) return undefined
  const { hostname, pathname } = new URL(EDITOR_REPOSITORY)
  return {
    name: hostname === "github.com" ? "github" : "gitlab",
    repo: pathname.slice(1),
    ...(EDITOR_BRANCH && { branch: EDITOR_BRANCH }),
    ...(EDITOR_AUTH_URL ? { base_url: EDITOR_AUTH_URL } : { auth_methods: ["token"] }),
  }
}
