import { writeFile } from "node:fs/promises"
import type { BuildArgs } from "gatsby"
import { readEnvironment } from "./environment"

/** Writes robots.txt. Private pages are not named in it: they carry noindex, which a crawler has to be let in to read. */
export async function onPostBuild(_args: BuildArgs): Promise<void> {
  const { GATSBY_SITE_URL } = readEnvironment(process.env)
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${GATSBY_SITE_URL}/sitemap-index.xml\n`)
}
