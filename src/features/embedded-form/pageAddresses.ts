import { isPersonal, reportedPath } from "../../routes"

/** Both URL-encoded, as the provider's forms expect them. */
export interface PageAddresses {
  docurl: string
  referrer: string
}

/**
 * What a form is told of the page around it: its address, and from where one came. Of a page of one applicant it learns
 * the route alone, and not from where one came; the applicant's id reaches a form as a prefill or not at all.
 * @param href address of the page
 * @param referrer as in `document.referrer`: an address or nothing
 */
export function pageAddresses(href: string, referrer: string): PageAddresses {
  const page = new URL(href)
  const from = isPersonal(page.pathname) || !referrer ? "" : withoutPerson(new URL(referrer))
  return { docurl: encodeURIComponent(withoutPerson(page)), referrer: encodeURIComponent(from) }
}

/** A personal address may hold the id in its query and hash as well, so they are left out there. */
function withoutPerson({ href, origin, pathname }: URL): string {
  return isPersonal(pathname) ? `${origin}${reportedPath(pathname)}` : href
}
