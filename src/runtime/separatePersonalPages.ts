import { isPersonal } from "../routes"

/**
 * Makes the browser follow each link between a personal page and a public page, instead of Gatsby's router. So a public
 * page is always a new document: it gets its own content-security policy, and its scripts cannot read the id in the
 * document's history and performance entries.
 */
export function separatePersonalPages(): void {
  const skipRouter = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (link && isPersonal(link.pathname) !== isPersonal(window.location.pathname)) event.stopPropagation()
  }
  // In the capture phase, before the event reaches React, whose listeners are on Gatsby's root element.
  document.addEventListener("click", skipRouter, true)
}
