/** Entries whose anchor another element of their page has already: a link would lead to the wrong place. */
import { publicPages, type PublicPage } from "../../src/routes"
import { quoted } from "./inWords"
import type { ContentProblem } from "./problem"
import { isRecord, type ParsedFile } from "./walk"

/** Ids in src/layouts that every page has. */
const layoutIds = ["content", "main-navigation", "footer-call-to-action", "footer-newsletter"]

const pages: readonly PublicPage[] = publicPages

export function checkAnchors({ file, data }: ParsedFile): ContentProblem[] {
  const page = pages.find(({ entryAnchors = {} }) => file.path in entryAnchors)
  if (!page || !Array.isArray(data)) return []
  const prefix = page.entryAnchors?.[file.path] ?? ""
  const anchors = data.map((entry: unknown) => `${prefix}${String(isRecord(entry) ? entry["id"] : "")}`)
  // A section's heading and a question's answer have ids that begin with its own.
  const taken = new Set([
    ...layoutIds,
    ...page.anchors.flatMap((id) => [id, `${id}-heading`]),
    ...anchors.map((anchor) => `${anchor}-panel`),
  ])
  return anchors.flatMap((anchor, index) =>
    taken.has(anchor)
      ? [
          {
            file: file.path,
            path: [index, "id"],
            message: `is ${quoted(anchor.slice(prefix.length))}, but another part of the page ${quoted(page.path)} has the anchor ${quoted(`#${anchor}`)}. Choose another id.`,
          },
        ]
      : [],
  )
}
