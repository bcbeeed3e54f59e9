import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { personalPages, prerenderedPath } from "../../src/routes"
import { readResolved } from "../content/resolved"
import { readEnvironment } from "../../environment"
import { redirectRules } from "../../hosting/rules/redirectRules"

/** Creates the client-only routes, each with one prerendered page for all ids, and the redirects. All other pages are files in src/pages. */
export async function createPages({ actions }: CreatePagesArgs): Promise<void> {
  for (const { kind, route, template, texts } of personalPages) {
    const component = path.resolve("src", "templates", `${template}.tsx`)
    actions.createPage({ path: prerenderedPath(route), matchPath: route, component, context: { kind, texts } })
  }
  const { GATSBY_FORMS_URL } = readEnvironment(process.env)
  for (const { path, toPath, status } of redirectRules(await readResolved(), GATSBY_FORMS_URL))
    actions.createRedirect({ fromPath: path, toPath, statusCode: status })
}
