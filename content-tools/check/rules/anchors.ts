import { quote } from "../../../messages/format"
import { weekAnchor } from "../../../src/format/weekAnchor"
import { navigationId, newsletterAnchor, publicPages, type PublicPage } from "../../../src/routes"
import { joinedPlan } from "../../schemas/timelines"
import { predicate, type FieldMistake } from "../mistake"
import type { ParsedFile } from "../../model/fields"
import { recordsOf, textIn } from "../../model/values"

/** Ids of the elements that src/layouts adds to every page. */
const layoutIds = ["content", navigationId, "footer-call-to-action", newsletterAnchor]

const pages: readonly PublicPage[] = publicPages

/** Returns the ids from which the anchors of an entry are made: its own, or for a plan those of its weeks. */
export function anchoredIds({ id, items }: Record<string, unknown>): string[] {
  if (Array.isArray(items)) return recordsOf(items).map(({ title }) => weekAnchor(textIn(id), textIn(title)))
  return id === joinedPlan ? [] : [textIn(id)]
}

/**
 * Reports entries whose anchor is already the id of another element of their page. Links to the entry would lead there.
 */
export function checkAnchors({ file, data }: ParsedFile): FieldMistake[] {
  return pages.flatMap(({ path, anchors, entryAnchors = {} }) => {
    const prefix = entryAnchors[file.path]
    if (prefix === undefined) return []
    const entries = recordsOf(data)
    // Components append "-heading" to a section's id, and "-panel" to the id of an accordion item.
    const sections = anchors.flatMap((id) => [id, `${id}-heading`])
    const panels = entries.map(({ id }) => `${prefix}${textIn(id)}-panel`)
    const taken = new Set([...layoutIds, ...sections, ...panels])
    return entries.flatMap((entry, index) =>
      anchoredIds(entry)
        .filter((id) => taken.has(prefix + id))
        .map((id) => {
          const anchor = quote(`#${prefix}${id}`)
          const message = predicate`is ${quote(id)}, but another part of the page ${quote(path)} has the anchor ${anchor}.
            Choose another id.`
          return { path: [index, "id"], ...message }
        }),
    )
  })
}
