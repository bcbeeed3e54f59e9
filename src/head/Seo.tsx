import { useSiteContent } from "../site/useSiteContent"
import type { HeadProps } from "./HeadTags"
import { useHeadTags } from "./loadHeadTags"
import { useTitle } from "./useTitle"

/** Head of a page. In the browser, it sets only the title until the other tags are loaded. */
export function Seo(props: HeadProps) {
  const { site } = useSiteContent()
  const fullTitle = `${props.seo.title} | ${site.name}`
  useTitle(fullTitle)
  const HeadTags = useHeadTags()
  return HeadTags ? <HeadTags {...props} fullTitle={fullTitle} site={site} /> : null
}
