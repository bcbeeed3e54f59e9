import { isAccepting, type Season, type State } from "../../season"
import { applicationPrograms, newsletterAnchor } from "../../routes"

interface LinkItem {
  readonly label: string
  readonly href: string
}

type Href = Pick<LinkItem, "href">

const pathOf = ({ href }: Href) => href.replace(/[?#].*/, "").replace(/\/?$/, "/")

/** Whether a link leads to an application, or to the page about applications. */
export const isApplication = (link: Href) => Object.hasOwn(applicationPrograms, pathOf(link))

/** Whether a link leads to an application that is not open, although that of another program may be. */
export function isRefused(link: Href, { site, programs }: Season): boolean {
  if (!isApplication(link)) return false
  const program = applicationPrograms[pathOf(link)]
  return !isAccepting(program ? programs[program] : site)
}

/**
 * Returns the calls to action of a page, the main one first. While its program takes no applications, or none of its
 * links leads to an open one, the main one leads to the newsletter. None leads to an application that is not open. A
 * page without calls has none in every state.
 * @param state of the program of the page, or of the site
 * @param newsletter text of this call
 */
export function callsOf(
  links: readonly LinkItem[],
  state: State | undefined,
  season: Season,
  newsletter: string,
): readonly LinkItem[] {
  const open = links.filter((link) => !isRefused(link, season))
  const leadsToOpen = open.some(isApplication) || !links.some(isApplication)
  if ((isAccepting(state) && leadsToOpen) || !links.length) return open
  return [{ label: newsletter, href: `#${newsletterAnchor}` }, ...links.filter((link) => !isApplication(link))]
}
