/** Generates the settings of the content editor, Sveltia CMS, from the content model. */
import type { Backend, CmsConfig, CollectionFile } from "@sveltia/cms"
import { contentFiles, type ContentFile } from "../../../content-tools/model"
import { maxPictureMegabytes } from "../../../content-tools/schemas/fields/pictureKinds"
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
    media_libraries: {
      all: { slugify_filename: true, max_file_size: maxPictureSize, transformations: { jpeg: smallerPhoto } },
      stock_assets: false,
    },
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

/** The limit of the content check, in bytes. Sveltia CMS compares it with the size after the transformation. */
const maxPictureSize = maxPictureMegabytes * 1024 * 1024

/**
 * Every JPEG becomes WebP of at most 3000 pixels, so that a photo of a camera stays below the limit. Twice the largest
 * width on the site is less. Drawings are PNG and stay as they are.
 */
const smallerPhoto = { format: "webp", quality: 90, width: 3000, height: 3000 } as const

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
