import { writeFile } from "node:fs/promises"
import type { BuildArgs } from "gatsby"
import { writeDocuments } from "./documents/writeDocuments"
import { readEnvironment } from "./environment"
import { writeCards } from "./open-graph/writeCards"

/** Writes what stands beside the pages: pictures for shared links, documents for applicants, and robots.txt. */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  await writeCards((query) => args.graphql(query))
  await writeDocuments()
  // Private pages are not named in robots.txt: they carry noindex, which a crawler has to be let in to read.
  const { GATSBY_SITE_URL } = readEnvironment(process.env)
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${GATSBY_SITE_URL}/sitemap-index.xml\n`)
}
