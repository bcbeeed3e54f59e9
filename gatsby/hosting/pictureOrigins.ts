import { textsOf } from "../../content-tools/check/traverse"
import { contentFiles, type Content } from "../../content-tools/model"

/** Returns the origins of the pictures that content has outside of this site, such as those of a CDN, in alphabetical order. */
export function pictureOrigins(content: Content): string[] {
  const texts = contentFiles.flatMap((file) => textsOf({ file, data: content[file.path as keyof Content] }))
  const urls = texts.filter(({ role, value }) => role === "picture" && URL.canParse(value))
  return [...new Set(urls.map(({ value }) => new URL(value).origin))].sort()
}
