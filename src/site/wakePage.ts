import { startTransition, type ReactElement } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"

/**
 * Wakes a prebuilt page up, in place of Gatsby's own way. React does the work of a transition in slices of 5 ms and lets
 * taps and scrolling in between (https://react.dev/reference/react/startTransition); Gatsby's way is one task, long enough on a
 * phone for a tap to be felt late.
 * @param element the page
 * @param container Gatsby's own element; a client-only page has nothing in it yet
 */
export function wakePage(element: ReactElement, container: HTMLElement): void {
  const isPrebuilt = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes() ?? false
  startTransition(() => {
    if (isPrebuilt) hydrateRoot(container, element)
    else createRoot(container).render(element)
  })
}
