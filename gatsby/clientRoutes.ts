import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { personalRoutes, shellOf } from "../src/routes"
import { letter } from "./content-model/letters"

/** One client-only page: a single prebuilt shell that answers for every id. */
export interface ClientRoute {
  /** Where the shell is prebuilt, such as `/letter/`. */
  path: string
  /** What it answers for in the browser, such as `/letter/:userId`. */
  matchPath: string
  /** Absolute path of its template. */
  component: string
  /** What the template is given: the id of its entry in content/letters.json, for example. */
  context: { kind: string }
}

/** Returns the client-only pages of the personal routes. Every entry of content/letters.json has the same template. */
export function clientRoutes(): ClientRoute[] {
  return personalRoutes.map((matchPath) => {
    const shell = shellOf(matchPath)
    const kind = shell.replaceAll("/", "")
    const template = letter.shape.id.safeParse(kind).success ? "letter" : kind
    const component = path.resolve("src", "templates", `${template}.tsx`)
    return { path: shell, matchPath, component, context: { kind } }
  })
}

/** Has Gatsby make the client-only pages. */
export function createClientRoutes({ actions }: { actions: Pick<CreatePagesArgs["actions"], "createPage"> }): void {
  for (const route of clientRoutes()) actions.createPage(route)
}
