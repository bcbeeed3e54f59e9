import { useEffect, useLayoutEffect, useState } from "react"
import { useSiteContent } from "../site/useSiteContent"
import type { Season } from "../season"
import type { HeadProps, HeadTags as HeadTagsComponent } from "./HeadTags"

/** `useLayoutEffect` in the browser. In prerendering, React warns about layout effects. */
const useBrowserEffect = typeof window === "undefined" ? useEffect : useLayoutEffect

/** True until the first page is rendered. The HTML already has the head of that page. */
let isFirstPage = true

let HeadTags: typeof HeadTagsComponent | undefined

/**
 * Sets the component for all tags of a head. The build calls this before it renders a page
 * (src/ssr/replaceRenderer.ts).
 */
export function provideHeadTags(component: typeof HeadTagsComponent): void {
  HeadTags = component
}

/**
 * Head of a page. In the browser, it sets the title in the same update that shows the page, so that analytics and
 * Gatsby's route announcer read the new title. It loads the other tags with react-helmet (7 kB with gzip), except when
 * the HTML already has the head of this page. If the request fails, for example offline, the next page tries again.
 */
export function Seo(props: HeadProps & { season?: Season }) {
  const { site } = useSiteContent()
  const fullTitle = `${props.seo.title} | ${site.name}`
  const [, setLoaded] = useState(false)
  useBrowserEffect(() => {
    const isPrerendered = isFirstPage && document.title === fullTitle
    isFirstPage = false
    if (isPrerendered) return
    document.title = fullTitle
    import("./HeadTags").then(
      (module) => {
        provideHeadTags(module.HeadTags)
        setLoaded(true)
      },
      // Ignored, because no visible content depends on the head.
      () => undefined,
    )
  }, [fullTitle])
  return HeadTags ? <HeadTags {...props} fullTitle={fullTitle} site={site} /> : null
}
