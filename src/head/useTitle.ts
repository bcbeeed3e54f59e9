import { useEffect, useLayoutEffect } from "react"
import { loadHeadTags } from "./loadHeadTags"

/** `useLayoutEffect` in the browser. In prerendering, React warns about layout effects. */
const useBrowserEffect = typeof window === "undefined" ? useEffect : useLayoutEffect

/** True until the first page is rendered. The HTML already has the head of that page. */
let isFirstPage = true

/**
 * Sets the title in the same update that shows the page, so that analytics and Gatsby's route announcer read the new title.
 * Also loads the other tags, except when the HTML already has the head of this page.
 * @param title with the name of the program
 */
export function useTitle(title: string): void {
  useBrowserEffect(() => {
    const isPrerendered = isFirstPage && document.title === title
    isFirstPage = false
    if (isPrerendered) return
    document.title = title
    void loadHeadTags()
  }, [title])
}
