import { startTransition, type ReactElement } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"

/**
 * Hydrates a prerendered page, or renders a page without prerendered HTML, in a transition. React works on a transition in
 * slices of 5 ms and handles input in between (https://react.dev/reference/react/startTransition). Gatsby's own hydration
 * is one task. On a phone, it delays a tap noticeably.
 */
export function hydrateInTransition(element: ReactElement, container: HTMLElement): void {
  const isPrerendered = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes() ?? false
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, element)
    else createRoot(container).render(element)
  })
}
