import { startTransition, type ReactElement } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { keepTyped } from "./keepTyped"

/** The element in which translators of browsers put the text that replaces a text node. */
const translation = "font"

/**
 * Hydrates a prerendered page, or renders a page without prerendered HTML, in a transition. React works on a transition
 * in slices of 5 ms and handles input in between (https://react.dev/reference/react/startTransition). Gatsby's own
 * hydration is one task. On a phone, it delays a tap noticeably.
 *
 * If the prerendered page differs from what React renders, React renders it anew, and reports an error. It is not
 * reported if a translator has changed the page, because then the site has no mistake.
 * @returns ends the observation of the prerendered page. Call it when the page is hydrated
 */
export function hydrateInTransition(element: ReactElement, container: HTMLElement): () => void {
  let isTranslated = false
  const look = () => {
    isTranslated ||= container.querySelector(translation) !== null
  }
  // React has removed the translation when it reports the error.
  const observer = new MutationObserver(look)
  observer.observe(container, { childList: true, subtree: true })
  look()
  const typed = keepTyped(container)
  const onRecoverableError = (error: unknown) => {
    typed.restore()
    if (!isTranslated) reportError(error)
  }
  const isPrerendered = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes() ?? false
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, element, { onRecoverableError })
    else createRoot(container).render(element)
  })
  return () => {
    observer.disconnect()
    typed.stop()
  }
}
