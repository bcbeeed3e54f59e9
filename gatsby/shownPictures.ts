import { pictureShapes } from "./content/model/pictureShapes"
import { contentFiles, type Content } from "./content/model"
import { fieldsOf } from "./content/check/traverse"

export type ShapeName = keyof typeof pictureShapes

export const shapeNames = Object.keys(pictureShapes) as ShapeName[]

export interface ShownPicture {
  /** File and field, such as `pages/home.json, "hero", "figure", "imageSrc"`. */
  field: string
  /** Path below content/, or a URL. */
  source: string
  shape: ShapeName
}

/** Returns all pictures of the content, in the order of the files. */
export function shownPictures(content: Content): ShownPicture[] {
  return contentFiles.flatMap((file) =>
    fieldsOf({ file, data: content[file.path as keyof Content] }).flatMap(({ path, value, role, shape }) => {
      const known = shapeNames.find((name) => pictureShapes[name] === shape)
      if (role !== "picture" || typeof value !== "string" || !known) return []
      const steps = path.map((step) => (typeof step === "number" ? `item ${step + 1}` : `"${step}"`))
      return [{ field: `${file.path}, ${steps.join(", ")}`, source: value, shape: known }]
    }),
  )
}

/** Returns the origins of the pictures that content has outside of this site, such as those of a CDN, in alphabetical order. */
export function pictureOrigins(content: Content): string[] {
  const sources = shownPictures(content).map(({ source }) => source)
  const origins = sources.filter((source) => URL.canParse(source)).map((source) => new URL(source).origin)
  return [...new Set(origins)].sort()
}
