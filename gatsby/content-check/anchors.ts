import { publicPages, type PublicPage } from "../../src/routes"
import { quote } from "./format"
import type { FieldProblem } from "./problem"
import { isRecord, type ParsedFile } from "./traverse"

/** Ids in src/layouts, which every page has. */
const layoutIds = ["content", "main-navigation", "footer-call-to-action", "footer-newsletter"]

const pages: readonly PublicPage[] = publicPages

/** Reports entries whose anchor is already the id of another element of their page: links would lead to the wrong place. */
export function checkAnchors({ file, data }: ParsedFile): FieldProblem[] {
  const page = pages.find(({ entryAnchors = {} }) => file.path in entryAnchors)
  if (!page || !Array.isArray(data)) return []
  const prefix = page.entryAnchors?.[file.path] ?? ""
  const anchors = data.map((entry: unknown) => `${prefix}${String(isRecord(entry) ? entry["id"] : "")}`)
  // The components derive ids for a section's heading and an accordion panel.
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
