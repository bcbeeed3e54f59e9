import { writeFile } from "node:fs/promises"
import { writeEditor } from "../content/editor/writeEditor"
import { readResolved } from "../content/resolved"
import { writeDocuments } from "../documents/writeDocuments"
import { readEnvironment } from "../../environment"
import { writeImages } from "../open-graph/writeImages"

/** Writes the generated files that are not pages: Open Graph images, documents for applicants, the content editor, and robots.txt. */
export async function onPostBuild(): Promise<void> {
  const content = await readResolved()
  await writeImages(content)
  await writeDocuments(content)
  const environment = readEnvironment(process.env)
  await writeEditor(environment, content["site.json"].name)
  // robots.txt does not disallow private pages, because a crawler has to fetch them to see their noindex.
  await writeFile(
    "public/robots.txt",
    `User-agent: *\nAllow: /\nSitemap: ${environment.GATSBY_SITE_URL}/sitemap-index.xml\n`,
  )
}
