import { isPersonal, redactedPath } from "../../routes"

/**
 * Returns the addresses that the page sends to a form, URL-encoded as the form expects. On a personal page, `docurl` is
 * the route without the applicant's id, and `referrer` is empty.
 */
export function pageAddresses(href: string, referrer: string): { docurl: string; referrer: string } {
  const page = new URL(href)
  const source = isPersonal(page.pathname) || !referrer ? "" : redactedUrl(new URL(referrer))
  return { docurl: encodeURIComponent(redactedUrl(page)), referrer: encodeURIComponent(source) }
}

/** Replaces a personal URL with its route, without the query and the hash: they may contain the id too. */
function redactedUrl({ href, origin, pathname }: URL): string {
  return isPersonal(pathname) ? `${origin}${redactedPath(pathname)}` : href
}
