import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { personalRoutes, shellOf } from "../../src/routes"
import { lastValidContent } from "../content/load"
import { readEnvironment } from "../environment"
import { redirectRules } from "../redirectRules"

interface Args {
  actions: Pick<CreatePagesArgs["actions"], "createPage" | "createRedirect">
}

/** Creates the client-only routes and the redirects. All other pages are files in src/pages. */
export async function createPages({ actions }: Args): Promise<void> {
  for (const route of personalRoutes) actions.createPage(clientOnlyPage(route))
  const { GATSBY_FORMS_URL } = readEnvironment(process.env)
  for (const { path, toPath, status } of redirectRules(await lastValidContent(), GATSBY_FORMS_URL))
    actions.createRedirect({ fromPath: path, toPath, statusCode: status })
}

/**
 * Returns the page that Gatsby prerenders once for all ids, the shell. Letter and decision share one template.
 * @param matchPath such as `/letter/:userId`
 */
function clientOnlyPage(matchPath: string) {
  const shell = shellOf(matchPath)
  const kind = shell.replaceAll("/", "")
  const template = kind === "commit" ? "commit" : "letter"
  return { path: shell, matchPath, component: path.resolve("src", "templates", `${template}.tsx`), context: { kind } }
}
