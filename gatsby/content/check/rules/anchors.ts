import { publicPages, type PublicPage } from "../../../../src/routes"
import { quote } from "../format"
import type { FieldProblem } from "../problem"
import { recordsOf, type ParsedFile } from "../traverse"

/** Ids of the elements that src/layouts adds to every page. */
const layoutIds = ["content", "main-navigation", "footer-call-to-action", "footer-newsletter"]

const pages: readonly PublicPage[] = publicPages

/** Reports entries whose anchor is already the id of another element of their page. Links to the entry would lead there. */
export function checkAnchors({ file, data }: ParsedFile): FieldProblem[] {
  const page = pages.find(({ entryAnchors = {} }) => file.path in entryAnchors)
  if (!page) return []
  const prefix = page.entryAnchors?.[file.path] ?? ""
  const anchors = recordsOf(data).map(({ id }) => `${prefix}${String(id)}`)
  // Components append "-heading" to a section's id, and "-panel" to the id of an accordion item.
  const taken = new Set([
    ...layoutIds,
    ...page.anchors.flatMap((id) => [id, `${id}-heading`]),
    ...anchors.map((anchor) => `${anchor}-panel`),
  ])
  return anchors.flatMap((anchor, index) => {
    if (!taken.has(anchor)) return []
    const message = `is ${quote(anchor.slice(prefix.length))}, but another part of the page ${quote(page.path)} has the anchor ${quote(`#${anchor}`)}. Choose another id.`
    return [{ path: [index, "id"], message }]
  })
}
