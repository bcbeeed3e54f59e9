import { SessionStorage } from "gatsby-react-router-scroll/session-storage"
import { redactedPath } from "../routes"

/**
 * Removes applicants' ids from the keys under which Gatsby stores scroll positions in `sessionStorage`. A key contains
 * the path of the page, and scripts on later pages of the tab can read it. Personal pages keep their scroll positions.
 */
export function redactScrollKeys(): void {
  const { getStateKey } = SessionStorage.prototype
  SessionStorage.prototype.getStateKey = (location, key) =>
    getStateKey({ pathname: redactedPath(location.pathname) }, key)
}
