import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { personalRoutes } from "../src/routes"

/** One client-only page: a single prebuilt shell that answers for every id. */
export interface ClientRoute {
  /** Where the shell is prebuilt, such as `/letter/`. */
  path: string
  /** What it answers for in the browser, such as `/letter/:userId`. */
  matchPath: string
  /** Absolute path of its template. */
  component: string
}

/** The client-only pages of the personal routes: `/letter/:userId` is drawn by `src/templates/letter.tsx`. */
export function clientRoutes(): ClientRoute[] {
  return personalRoutes.map((matchPath) => {
    const name = matchPath.split("/")[1] ?? ""
    return { path: `/${name}/`, matchPath, component: path.resolve("src", "templates", `${name}.tsx`) }
  })
}

/** Has Gatsby make the client-only pages. */
export function createClientRoutes({ actions }: { actions: Pick<CreatePagesArgs["actions"], "createPage"> }): void {
  for (const route of clientRoutes()) actions.createPage(route)
}
