import type { GatsbySSR } from "gatsby"
import { isValidElement, type ReactNode } from "react"

/**
 * Moves the styles to the end of the head: on a busy machine, Chromium requests the fonts that it has read of before
 * their preloads. The styles of the page follow those of all pages, as they do after a navigation.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const placeOf = (node: ReactNode) => {
    if (!isValidElement<{ "data-href"?: string }>(node) || node.type !== "style") return 0
    return node.props["data-href"]?.includes("/component---") ? 2 : 1
  }
  replaceHeadComponents([...getHeadComponents()].sort((a, b) => placeOf(a) - placeOf(b)))
}
