import type { CreatePageArgs } from "gatsby"
import { publicPages, publicPagesOf } from "../../src/routes"
import { readResolved } from "../content/resolved"

/** Removes the page of a program that content no longer has. The content check requires a redirect from its address. */
export async function onCreatePage({ page, actions }: Pick<CreatePageArgs, "page" | "actions">): Promise<void> {
  const listed = publicPages.find(({ path }) => path === page.path)
  if (!listed || !("program" in listed)) return
  if (!publicPagesOf(await readResolved()).includes(listed)) actions.deletePage(page)
}
