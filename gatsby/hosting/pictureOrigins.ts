import { readContent } from "../content/check"
import { fieldsOf } from "../content/check/traverse"
import { contentFiles } from "../content/model"
import { contentFolder } from "../content/contentFolder"

/** Returns the origins of the pictures that content has outside of this site, such as those of a CDN, in alphabetical order. */
export async function pictureOrigins(folder = contentFolder()): Promise<string[]> {
  const { texts } = await readContent(folder)
  const fields = contentFiles.flatMap((file) => {
    const text = texts.get(file.path)
    return text === undefined ? [] : fieldsOf({ file, data: JSON.parse(text) as unknown })
  })
  const origins = fields.flatMap(({ role, value }) =>
    role === "picture" && typeof value === "string" && URL.canParse(value) ? [new URL(value).origin] : [],
  )
  return [...new Set(origins)].sort()
}
