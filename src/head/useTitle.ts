import { useEffect, useLayoutEffect } from "react"
import { loadHelmet } from "./helmet"

/** React warns of layout effects on the server. */
const useBrowserEffect = typeof window === "undefined" ? useEffect : useLayoutEffect

/** True until the first page has been drawn, whose head came with its HTML. */
let isFirstPage = true

/**
 * Sets the title in the very update that shows the page, so that whoever is told of the new page (analytics, Gatsby's
 * announcer) reads the right one. From the second page on, and where the HTML came with another head (a client-only page,
 * `gatsby develop`), the rest of the head follows by react-helmet.
 * @param title the whole title
 */
export function useTitle(title: string): void {
  useBrowserEffect(() => {
    const isPrerendered = isFirstPage && document.title === title
    isFirstPage = false
    if (isPrerendered) return
    document.title = title
    void loadHelmet()
  }, [title])
}
