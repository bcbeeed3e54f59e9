import { copyFile, mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { GitHubBackend, GitLabBackend } from "@sveltia/cms"
import type { Environment } from "../../environment"
import { editorPolicy } from "../../hosting/contentSecurityPolicy"
import { editorFiles } from "./editorFiles"
import { editorPath } from "../../hosting/editorPaths"

type EditorEnvironment = Pick<Environment, "EDITOR_REPOSITORY" | "EDITOR_BRANCH" | "EDITOR_AUTH_URL">

/** Origins of the API of each Git host. */
const apiOrigins = { github: "https://api.github.com", gitlab: "https://gitlab.com" } as const

/**
 * Writes the content editor into a built site if `EDITOR_REPOSITORY` is set. Otherwise removes the editor of an earlier build.
 * @param folder of the built site
 */
export async function writeEditor(environment: EditorEnvironment, folder = "public"): Promise<void> {
  const target = path.join(folder, editorPath)
  await rm(target, { recursive: true, force: true })
  const backend = backendOf(environment)
  if (!backend) return
  for (const [name, file] of await editorFiles({ backend, policy: editorPolicy([apiOrigins[backend.name]]) })) {
    const copy = path.join(target, name)
    await mkdir(path.dirname(copy), { recursive: true })
    await ("text" in file ? writeFile(copy, file.text) : copyFile(file.file, copy))
  }
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
