import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { personalPages, prerenderedPath } from "../../src/routes"
import { readResolved } from "../content/resolved"
import { readEnvironment } from "../environment"
import { redirectRules } from "../hosting/redirectRules"

interface Args {
  actions: Pick<CreatePagesArgs["actions"], "createPage" | "createRedirect">
}

/** Creates the client-only routes and the redirects. All other pages are files in src/pages. */
export async function createPages({ actions }: Args): Promise<void> {
  for (const page of personalPages) actions.createPage(clientOnlyPage(page))
  const { GATSBY_FORMS_URL } = readEnvironment(process.env)
  for (const { path, toPath, status } of redirectRules(await readResolved(), GATSBY_FORMS_URL))
    actions.createRedirect({ fromPath: path, toPath, statusCode: status })
}

/** Returns the page that Gatsby prerenders once for all ids. */
function clientOnlyPage({ kind, route, template, texts }: (typeof personalPages)[number]) {
  const component = path.resolve("src", "templates", `${template}.tsx`)
  return { path: prerenderedPath(route), matchPath: route, component, context: { kind, texts } }
}
