import { quote } from "../../../messages/format"
import { publicPages, type PublicPage } from "../../../src/routes"
import { predicate, type FieldMistake } from "../mistake"
import { recordsOf, type ParsedFile } from "../traverse"

/** Ids of the elements that src/layouts adds to every page. */
const layoutIds = ["content", "main-navigation", "footer-call-to-action", "footer-newsletter"]

const pages: readonly PublicPage[] = publicPages

/**
 * Reports entries whose anchor is already the id of another element of their page. Links to the entry would lead there.
 */
export function checkAnchors({ file, data }: ParsedFile): FieldMistake[] {
  const page = pages.find(({ entryAnchors = {} }) => file.path in entryAnchors)
  if (!page) return []
  const ids = recordsOf(data).map(({ id }) => String(id))
  const prefix = page.entryAnchors?.[file.path] ?? ""
  // Components append "-heading" to a section's id, and "-panel" to the id of an accordion item.
  const sections = page.anchors.flatMap((id) => [id, `${id}-heading`])
  const taken = new Set([...layoutIds, ...sections, ...ids.map((id) => `${prefix}${id}-panel`)])
  return ids.flatMap((id, index) => {
    const anchor = quote(`#${prefix}${id}`)
    const message = predicate`is ${quote(id)}, but another part of the page ${quote(page.path)} has the anchor ${anchor}.
      Choose another id.`
    return taken.has(prefix + id) ? [{ path: [index, "id"], ...message }] : []
  })
}
