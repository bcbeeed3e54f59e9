/** Generates the settings of the content editor, Sveltia CMS, from the content model. */
import type { Backend, CmsConfig, CollectionFile } from "@sveltia/cms"
import { contentFiles, type ContentFile } from "../../../content-tools/model"
import { fieldsOf, rootListField } from "./fields"
import { groups, placeOf } from "./groups"

/** Name of the file format that `start.js` registers. */
const contentFormat = "content"

/** Returns the configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics). */
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
      .map(({ name, label }) => ({
        name,
        label,
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
    // A folder for each field instead of each file does not work: Sveltia CMS then uses that of a field in another
    // file.
    ...(pictures && { media_folder: `/content/images/${pictures}`, public_folder: `/images/${pictures}` }),
    fields: kind === "list" ? [rootListField(file)] : fieldsOf(schema),
  }
}
