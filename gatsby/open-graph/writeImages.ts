import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { openGraphPicture, publicationPath, publicPagesOf, type publicPages } from "../../src/routes"
import type { Content } from "../../content-tools/model"
import { paperTexts } from "../../content-tools/model/sharedLinks"
import { resolvedPicture } from "../content/resolved"
import { renderImage, type ImageContent } from "./renderImage"

/** Writes the Open Graph image of every public page into public/. */
export async function writeImages(content: Content): Promise<void> {
  const images = [
    ...publicPagesOf(content).map((page) => [page.path, imageContentOf(page, content)] as const),
    ...content["publications.json"].map((paper) => [publicationPath(paper.id), paperImageOf(paper, content)] as const),
  ]
  for (const [page, image] of images) {
    const file = path.join("public", openGraphPicture(page))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await renderImage(image))
  }
}

/** Returns what a page's image shows: its title and description, and its hero picture or that of the home page. */
export function imageContentOf(
  { contentFile }: Pick<(typeof publicPages)[number], "contentFile">,
  content: Content,
): ImageContent {
  const { seo, hero } = content[contentFile]
  return imageWith(seo, [hero.figure?.imageSrc, content["pages/home.json"].hero.figure?.imageSrc], content)
}

/** Returns what a paper's image shows: its title and summary, and its first picture or that of its group. */
export function paperImageOf(paper: Content["publications.json"][number], content: Content): ImageContent {
  const { figures = [], highlight } = paper
  const texts = { title: paper[paperTexts.title], description: paper[paperTexts.description] ?? "" }
  const ofGroup = content["research-highlights.json"].find(({ id }) => id === highlight)?.collageImages?.[0]
  return imageWith(texts, [...figures.map(({ imageSrc }) => imageSrc), ofGroup], content)
}

/** @param pictures paths from content, of which the first is shown */
function imageWith(
  texts: Pick<ImageContent, "title" | "description">,
  pictures: readonly (string | undefined)[],
  content: Content,
): ImageContent {
  const picture = pictures.find((path) => path !== undefined)
  return {
    ...texts,
    siteName: content["site.json"].name,
    picture: picture && !picture.startsWith("https://") ? resolvedPicture(picture) : undefined,
  }
}
