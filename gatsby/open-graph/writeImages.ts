import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { openGraphPicture, publicPages } from "../../src/routes"
import type { Content } from "../../content-tools/model"
import { resolvedPicture } from "../content/resolved"
import { renderImage, type ImageContent } from "./renderImage"

/** Writes the Open Graph image of every public page into public/. */
export async function writeImages(content: Content): Promise<void> {
  await mkdir("public/open-graph", { recursive: true })
  for (const page of publicPages)
    await writeFile(path.join("public", openGraphPicture(page.path)), await renderImage(imageContentOf(page, content)))
}

/** Returns what a page's image shows: its title and description, and its hero picture or that of the home page. */
export function imageContentOf(
  { contentFile }: Pick<(typeof publicPages)[number], "contentFile">,
  content: Content,
): ImageContent {
  const { seo, hero } = content[contentFile]
  const picture = hero.figure?.imageSrc ?? content["pages/home.json"].hero.figure?.imageSrc
  return {
    ...seo,
    siteName: content["site.json"].name,
    picture: picture && !picture.startsWith("https://") ? resolvedPicture(picture) : undefined,
  }
}
