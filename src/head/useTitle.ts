import { useEffect, useLayoutEffect } from "react"
import { loadHelmet } from "./helmet"

/** React warns about layout effects on the server. */
const useBrowserEffect = typeof window === "undefined" ? useEffect : useLayoutEffect

/** True until the first page is rendered, because the HTML already has its head. */
let isFirstPage = true

/**
 * Sets the title in the same update that shows the page, so that analytics and Gatsby's route announcer read the new one.
 * Also loads react-helmet for the other tags, except when the HTML already has the head of this page.
 * @param title the full title
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
