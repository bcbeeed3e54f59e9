/**
 * Drives the content editor. Its project folder is a copy in the browser's private file system
 * (https://fs.spec.whatwg.org/).
 */
import { readFileSync, readdirSync, statSync } from "node:fs"
import path from "node:path"
import { editorPath } from "../../hosting/rules/editorPaths"
import { expect, type Locator, type Page } from "./test"

/** Bytes of files by their path in the project folder, such as `content/team.json`. */
export type ProjectFiles = ReadonlyMap<string, Buffer>

/**
 * Console errors that the editor causes by itself. Sveltia CMS declares its fonts with addresses of another host, which
 * the content-security policy blocks; it then loads those of the package. Its framework warns about its own components.
 */
export const editorErrors = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/|https:\/\/svelte\.dev\/e\/derived_inert/

/** Returns the content files below a folder. */
export function readProject(contentFolder: string): ProjectFiles {
  const names = readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
  const files = names.filter((name) => statSync(path.join(contentFolder, name)).isFile())
  return new Map(
    files.map((name) => [`content/${name.split(path.sep).join("/")}`, readFileSync(path.join(contentFolder, name))]),
  )
}

/** Opens the editor and picks a project folder with copies of files. */
export async function openEditor(page: Page, files: ProjectFiles): Promise<void> {
  await page.goto(editorPath)
  await page.evaluate(
    async (entries) => {
      const project = await navigator.storage.getDirectory()
      await project.getDirectoryHandle(".git", { create: true })
      for (const [name, data] of entries) {
        const steps = name.split("/")
        let folder = project
        for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true })
        const file = await folder.getFileHandle(steps.at(-1) ?? "", { create: true })
        const stream = await file.createWritable()
        await stream.write(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)))
        await stream.close()
      }
      Object.assign(window, { showDirectoryPicker: () => Promise.resolve(project) })
    },
    [...files].map(([name, bytes]) => [name, bytes.toString("base64")] as const),
  )
  // The button to sign in at a Git host is hidden.
  await expect(page.getByRole("button")).toHaveText(["Work with Local Repository"])
  await page.getByRole("button").click()
  await expect(page.getByRole("search").or(page.getByRole("toolbar", { name: "Global" }))).toBeVisible()
}

/** Reads the files of the project folder below `content/`. */
export async function writtenFiles(page: Page): Promise<ProjectFiles> {
  const entries = await page.evaluate(async () => {
    const found: [string, string][] = []
    const read = async (folder: FileSystemDirectoryHandle, prefix: string): Promise<void> => {
      // TypeScript's DOM library declares the iterator in a separate library.
      const handles = (folder as unknown as { values: () => AsyncIterable<FileSystemHandle> }).values()
      for await (const handle of handles) {
        const name = `${prefix}${handle.name}`
        if (handle.kind === "directory") await read(handle as FileSystemDirectoryHandle, `${name}/`)
        else {
          const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer())
          found.push([name, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))])
        }
      }
    }
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle("content"), "content/")
    return found
  })
  return new Map(entries.map(([name, data]) => [name, Buffer.from(data, "base64")]))
}

/** Opens the form of a content file. @param file path below `content/`, such as `team.json` */
export async function openFile(page: Page, group: string, file: string): Promise<void> {
  const back = page.getByRole("button", { name: "Cancel Editing" })
  if (await back.isVisible()) await back.click()
  await page.getByRole("treeitem", { name: group }).click()
  await page
    .getByRole("row")
    .filter({ hasText: `(${file})` })
    .click()
  await expect(page.getByRole("group", { name: / Field$/ }).first()).toBeVisible()
}

/** Returns a field. The editor encloses labels in invisible characters for the direction of writing. */
export function field(container: Page | Locator, label: string): Locator {
  return container.getByRole("group", { name: new RegExp(`^“.?${label}.?” Field$`) })
}

/** Saves the file that is open. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click()
}

/** Saves the file that is open, and waits until it is written: the editor then closes the form. */
export async function saveAndClose(page: Page): Promise<void> {
  await save(page)
  await expect(page.getByRole("button", { name: "Cancel Editing" })).toBeHidden()
}

/** Uploads a picture for a field. */
export async function addPicture(
  page: Page,
  container: Locator,
  picture: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await container.getByRole("button", { name: "Browse" }).click()
  const dialog = page.getByRole("dialog", { name: "Select Image" })
  const chooser = page.waitForEvent("filechooser")
  await dialog.getByRole("button", { name: "Upload" }).click()
  await (await chooser).setFiles(picture)
  await dialog.getByRole("button", { name: "Insert" }).click()
}
