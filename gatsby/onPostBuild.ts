import { writeFile } from "node:fs/promises"
import { loadContent } from "./content/load"
import { writeDocuments } from "./documents/writeDocuments"
import { readEnvironment } from "./environment"
import { writeCards } from "./open-graph/writeCards"

/** Writes the generated files that are not pages: pictures for shared links, documents for applicants, and robots.txt. */
export async function onPostBuild(): Promise<void> {
  const content = await loadContent()
  await writeCards(content)
  await writeDocuments(content)
  // Private pages are not in robots.txt: a crawler has to fetch them to see their noindex.
  const { GATSBY_SITE_URL } = readEnvironment(process.env)
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${GATSBY_SITE_URL}/sitemap-index.xml\n`)
}
