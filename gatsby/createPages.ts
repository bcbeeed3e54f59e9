import type { CreatePagesArgs } from "gatsby"
import { createClientRoutes } from "./clientRoutes"
import { createRedirects } from "./createRedirects"

/** Makes what is no file below src/pages: the client-only routes and the redirects. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  createClientRoutes(args)
  await createRedirects(args)
}
