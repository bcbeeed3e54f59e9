import { isAccepting, type State } from "../../season"
import { applicationPaths, newsletterAnchor } from "../../routes"

interface LinkItem {
  readonly label: string
  readonly href: string
}

/** Whether a link leads to an application, or to the page about applications. */
export const isApplication = ({ href }: Pick<LinkItem, "href">) =>
  applicationPaths.includes(href.replace(/[?#].*/, "").replace(/\/?$/, "/"))

/**
 * Returns the calls to action of a page, the main one first. While its program takes no applications, the main one
 * leads to the newsletter, and none to an application. A page without calls has none in every state.
 * @param newsletter text of this call
 */
export function callsOf(links: readonly LinkItem[], state: State | undefined, newsletter: string): readonly LinkItem[] {
  if (isAccepting(state) || !links.length) return links
  return [{ label: newsletter, href: `#${newsletterAnchor}` }, ...links.filter((link) => !isApplication(link))]
}
