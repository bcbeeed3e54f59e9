import type { CreatePagesArgs } from "gatsby"
import { createRedirects } from "./createRedirects"

/** Makes what is no file below src/pages: the redirects. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  await createRedirects(args)
}
