import { personalRoutes } from "../../routes"

/**
 * Gatsby decodes an address more than once and stops for good where that fails or makes another path of it. Such an id is
 * nobody's: its page is opened without one, finds nothing, and says so.
 * @param pathname as in `location.pathname`
 * @returns the path of the page without an id, or undefined where Gatsby can read the address
 */
export function readableAddressFor(pathname: string): string | undefined {
  const [, page, id = ""] = pathname.split("/")
  const route = personalRoutes.find((one) => one.startsWith(`/${page}/`))
  return route && !isReadable(id) ? `/${page}/` : undefined
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
