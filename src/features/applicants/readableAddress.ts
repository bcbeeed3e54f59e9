import { personalRoutes } from "../../routes"

/** Dots are no id, so nothing is asked for; and an address without any id is not one of the page's (gatsby/hosting/inlineScripts.ts). */
const nobody = "..."

/**
 * Gatsby decodes an address more than once and stops for good where that fails or makes another path of it (seen with 5.16.1).
 * Such an id is nobody's: its page is opened with none, finds nothing, and says so.
 * @param pathname as in `location.pathname`
 * @returns the path of the page with nobody's id, or undefined where Gatsby can read the address
 */
export function readableAddressFor(pathname: string): string | undefined {
  const [, page, id = ""] = pathname.split("/")
  const route = personalRoutes.find((one) => one.startsWith(`/${page}/`))
  return route && !isReadable(id) ? `/${page}/${nobody}/` : undefined
}

function isReadable(id: string): boolean {
  try {
    return !/[%/]/.test(decodeURIComponent(id))
  } catch {
    return false
  }
}

/** Before Gatsby starts: leaves an address that it cannot read. @returns a promise that then never ends, so that it does not start */
export function leaveUnreadableAddress(): Promise<void> | undefined {
  const readable = readableAddressFor(window.location.pathname)
  if (readable === undefined) return undefined
  window.location.replace(readable)
  return new Promise(() => {})
}
