import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { openGraphPicture, publicPages } from "../../src/routes"
import type { Content } from "../content-model"
import { contentFolder } from "../contentFolder"
import { renderCard, type Card } from "./renderCard"

/** Writes the Open Graph card of every public page into public/. */
export async function writeCards(content: Content): Promise<void> {
  await mkdir("public/open-graph", { recursive: true })
  for (const page of publicPages)
    await writeFile(path.join("public", openGraphPicture(page.path)), await renderCard(cardOf(page, content)))
}

/** Returns the contents of a page's card: its title and description, and its hero picture or that of the home page. */
export function cardOf({ contentFile }: Pick<(typeof publicPages)[number], "contentFile">, content: Content): Card {
  const { seo, hero } = content[contentFile]
  const picture = hero.figure?.imageSrc ?? content["pages/home.json"].hero.figure?.imageSrc
  return {
    ...seo,
    siteName: content["site.json"].name,
    picture: picture && !picture.startsWith("https://") ? path.join(contentFolder(), picture) : undefined,
  }
}
