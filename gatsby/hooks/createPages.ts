import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { personalPages, personalRoute, prerenderedPath, publicationPath } from "../../src/routes"
import { relatedPapers } from "../content/relatedPapers"
import { readResolved } from "../content/resolved"
import { readEnvironment } from "../../environment"
import { redirectRules } from "../../hosting/rules/redirectRules"

/**
 * Creates the client-only routes, each with one prerendered page for all ids, the page of each publication, and the
 * redirects. All other pages are files in src/pages.
 */
export async function createPages({ actions }: CreatePagesArgs): Promise<void> {
  for (const { kind, template, texts } of personalPages) {
    const route = personalRoute(kind)
    const component = path.resolve("src", "templates", `${template}.tsx`)
    actions.createPage({ path: prerenderedPath(route), matchPath: route, component, context: { kind, texts } })
  }
  const content = await readResolved()
  const component = path.resolve("src", "templates", "publication.tsx")
  const papers = content["publications.json"]
  for (const paper of papers) {
    const context = { id: paper.id, others: relatedPapers(paper, papers) }
    actions.createPage({ path: publicationPath(paper.id), component, context })
  }
  const { GATSBY_FORMS_URL } = readEnvironment(process.env)
  for (const { path, toPath, status } of redirectRules(content, GATSBY_FORMS_URL))
    actions.createRedirect({ fromPath: path, toPath, statusCode: status })
}
