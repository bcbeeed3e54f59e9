/** Generates the settings of the content editor, Sveltia CMS, from the content model. */
import type { Backend, CmsConfig, CollectionFile } from "@sveltia/cms"
import { formatProblem, type LocatedProblem } from "../check"
import { contentFiles, type ContentFile } from "../model"
import { fieldsOf, rootListField, type Place } from "./fields"
import { groups, type Group } from "./groups"
import { plainWords } from "./labels"
import { editorPath } from "../../hosting/editorPaths"

/** Name of the file format that `start.js` registers. */
const contentFormat = "content"

export interface EditorOptions {
  backend: Backend
  title: string
  /** The content model. Tests replace it. */
  files?: readonly ContentFile[]
}

/** Returns the configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics). */
export function editorConfig({ backend, title, files = contentFiles }: EditorOptions): CmsConfig {
  const sidebar = groups
    .map((group) => ({ ...group, files: files.filter((file) => groupOf(file) === group) }))
    .filter((group) => group.files.length > 0)
  const place: Place = {
    listAt: (path) => {
      const target = files.find((one) => one.path === path)
      if (target?.kind !== "list")
        throw new Error(`A field refers to ${path}, which is not a list of the content model.`)
      return { collection: groupOf(target).name, file: fileName(target), schema: target.schema }
    },
  }
  return {
    load_config_file: false,
    backend,
    app_title: title,
    logo: { src: "/icons/favicon.svg" },
    media_folder: "content/images",
    public_folder: "/images",
    media_libraries: { all: { slugify_filename: true, max_file_size: maxPictureSize }, stock_assets: false },
    // The site itself shows the result.
    editor: { preview: false },
    show_preview_links: false,
    output: { omit_empty_optional_fields: true },
    collections: sidebar.map(({ name, label, icon, files }) => ({
      name,
      label,
      icon,
      files: files.map((file) => collectionFile(file, place)),
    })),
  }
}

/** 5 MB, the limit of the content check. */
const maxPictureSize = 5_000_000

function groupOf({ path }: ContentFile): Group {
  const group = groups.find(({ files }) =>
    files.some((pattern) => (typeof pattern === "string" ? pattern === path : pattern.test(path))),
  )
  if (!group) throw new Error(`No group of the editor contains ${path}.`)
  return group
}

function collectionFile(file: ContentFile, place: Place): CollectionFile {
  const { path, kind, schema, shownOn, pictures } = file
  return {
    name: fileName(file),
    label: `${shownOn} (${path})`,
    file: `content/${path}`,
    format: contentFormat,
    // A folder for each field instead of each file does not work: Sveltia CMS then uses that of a field in another file.
    ...(pictures && { media_folder: `/content/images/${pictures}`, public_folder: `/images/${pictures}` }),
    fields: kind === "list" ? [rootListField(file, place)] : fieldsOf(schema, place),
  }
}

/**
 * Returns a mistake as the editor shows it: with the labels of its fields, and the address of the form that contains it. A file that is
 * not JSON has no form, because the editor would show an empty one.
 */
export function mistakeInEditor(problem: LocatedProblem): { text: string; address?: string } {
  const path = problem.path?.map((step) => (typeof step === "string" ? plainWords(step) : step))
  const text = formatProblem(path ? { ...problem, path } : problem)
  const file = contentFiles.find((one) => one.path === problem.file)
  if (!problem.path)
    return { text: `${text} Correct it in the file, or discard the change in GitHub Desktop. Then reload.` }
  return file
    ? { text, address: `${editorPath}#/collections/${groupOf(file).name}/entries/${fileName(file)}` }
    : { text }
}

/** `pages/home.json` → `pages-home` */
function fileName({ path }: ContentFile): string {
  return path.replace(/\.json$/, "").replaceAll("/", "-")
}
