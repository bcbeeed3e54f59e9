import { writeFile } from "node:fs/promises"
import { loadContent } from "./content/load"
import { writeDocuments } from "./documents/writeDocuments"
import { readEnvironment } from "./environment"
import { writeImages } from "./open-graph/writeImages"

/** Writes the generated files that are not pages: Open Graph images, documents for applicants, and robots.txt. */
export async function onPostBuild(): Promise<void> {
  const content = await loadContent()
  await writeImages(content)
  await writeDocuments(content)
  // robots.txt does not disallow private pages, because a crawler has to fetch them to see their noindex.
  const { GATSBY_SITE_URL } = readEnvironment(process.env)
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${GATSBY_SITE_URL}/sitemap-index.xml\n`)
}
