import { personalRoutes } from "../../routes"
import { isRoutable, userIdOf } from "./applicantId"

/** Dots only, so the lookup finds nothing. A path without an id would not match the route (gatsby/hosting/inlineScripts.ts). */
const emptyId = "..."

/**
 * Replaces an undecodable id with an empty one, so the page shows "not found" instead of crashing Gatsby's router. Gatsby
 * decodes a path more than once, and crashes if that fails or changes the route (observed with 5.16.1).
 * @param pathname as in `location.pathname`
 * @returns the path with the empty id, or undefined if Gatsby can decode the path
 */
export function replacementForUndecodable(pathname: string): string | undefined {
  const [, page, encodedId] = pathname.split("/")
  if (!encodedId || !personalRoutes.some((route) => route.startsWith(`/${page}/`))) return undefined
  return isRoutable(userIdOf(pathname)) ? undefined : `/${page}/${emptyId}/`
}

/**
 * Navigates from an undecodable path to its replacement, before Gatsby starts.
 * @returns a promise that never settles, so that Gatsby does not start; undefined if Gatsby can decode the path
 */
export function leaveUndecodablePath(): Promise<void> | undefined {
  const replacement = replacementForUndecodable(window.location.pathname)
  if (replacement === undefined) return undefined
  window.location.replace(replacement)
  return new Promise(() => {})
}
