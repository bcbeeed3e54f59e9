/** Generates the settings of the content editor, Sveltia CMS, from the content model. */
import type { Backend, CmsConfig, CollectionFile } from "@sveltia/cms"
import { formatProblem, type LocatedProblem } from "../check"
import { contentFiles, type ContentFile } from "../model"
import { fieldsOf, rootListField } from "./fields"
import { groups, placeOf } from "./groups"
import { plainWords } from "./labels"
import { editorPath } from "../../hosting/editorPaths"

/** Name of the file format that `start.js` registers. */
const contentFormat = "content"

/**
 * Returns the configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics).
 * @param files the content model; tests replace it
 */
export function editorConfig(backend: Backend, title: string, files = contentFiles): CmsConfig {
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
    collections: groups
      .map(({ name, label, icon }) => ({
        name,
        label,
        icon,
        files: files.filter((file) => placeOf(file).group === name).map(collectionFile),
      }))
      .filter((collection) => collection.files.length > 0),
  }
}

/** 5 MB, the limit of the content check. */
const maxPictureSize = 5_000_000

function collectionFile(file: ContentFile): CollectionFile {
  const { path, kind, schema, shownOn, pictures } = file
  return {
    name: placeOf(file).name,
    label: `${shownOn} (${path})`,
    file: `content/${path}`,
    format: contentFormat,
    // A folder for each field instead of each file does not work: Sveltia CMS then uses that of a field in another file.
    ...(pictures && { media_folder: `/content/images/${pictures}`, public_folder: `/images/${pictures}` }),
    fields: kind === "list" ? [rootListField(file)] : fieldsOf(schema),
  }
}

/**
 * Returns a mistake as the editor shows it: with the labels of its fields, and the address of the form that contains it. A file that is
 * not JSON has no form, because the editor would show an empty one.
 */
export function mistakeInEditor(problem: LocatedProblem): { text: string; address?: string } {
  const path = problem.path?.map((step) => (typeof step === "string" ? plainWords(step) : step))
  const text = formatProblem(path ? { ...problem, path } : problem)
  if (!problem.path)
    return { text: `${text} Correct it in the file, or discard the change in GitHub Desktop. Then reload.` }
  if (!contentFiles.some((file) => file.path === problem.file)) return { text }
  const { group, name } = placeOf({ path: problem.file })
  return { text, address: `${editorPath}#/collections/${group}/entries/${name}` }
}
