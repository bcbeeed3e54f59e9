/**
 * Inline scripts of personal pages and of 404.html. The browser receives the compiled text of each function, so a
 * function must not use anything from this module.
 */

/**
 * Opens a personal page from 404.html. A host that does not read `_redirects`, such as GitHub Pages, sends 404.html for
 * its URL. Other hosts send it if the link was copied with punctuation behind its last slash, with two slashes, or in
 * capital letters. The id is in the fragment, which browsers send to no server, until `routeId` puts it into the path.
 * @param prerendered paths of the prerendered pages, such as `/letter/`
 */
export function openPersonalPage(prerendered: readonly string[]): void {
  const pattern = new RegExp(`^(${prerendered.join("|")})([^/]+)(/(%([\\da-f]{2})?|[^a-z\\d%])*)?$`, "i")
  const [, path, id] = pattern.exec(location.pathname.replace(/\/+/g, "/")) ?? []
  if (!path || !id) return
  // Shows and loads nothing of the 404 page.
  window.stop()
  location.replace(`${path.toLowerCase()}${location.search}#${id}`)
}

/**
 * Changes a path on the 404 page that Gatsby's router (5.16.1) does not keep: "_" replaces what is encoded, and is
 * added to an empty segment and one that begins with a colon. Gatsby decodes a path up to four times, which fails at
 * "%", and requests the result, which may be the path of another page ("/team%20"). It takes ":path" for a parameter.
 * No path of a page contains "_".
 */
export function repairPath(): void {
  const { pathname, search, hash } = location
  let isKept = false
  try {
    const decoded = decodeURIComponent(pathname)
    const isStable = encodeURI(decoded).toLowerCase() === pathname.toLowerCase()
    // Browsers remove spaces and control characters at the end of a URL, and read a backslash as a slash.
    isKept = isStable && !/[\p{Cc}%\\]| \/?$|\/[/:]/u.test(decoded)
  } catch {
    // The path is malformed.
  }
  if (isKept) return
  const repaired = pathname.replace(/%[\da-f]{0,2}/gi, "_").replace(/\/(?=[/:])/g, "/_")
  history.replaceState(null, "", repaired + search + hash)
}

/**
 * Puts the id from `openPersonalPage` into the path of a personal page. Replaces a missing id, as in `/letter/`, and
 * one that Gatsby cannot decode by the UUID in it, or an empty id, so that the page redirects to the home page and says
 * why. Gatsby (5.16.1) finds no route at `/letter/` and renders nothing. It decodes other paths more than once, and
 * crashes if that fails or changes the route. The page removes dots from ids.
 */
export function routeId(): void {
  const [, page, given] = location.pathname.split("/")
  const id = given || location.hash.slice(1)
  let isValid = false
  try {
    isValid = /^(?!index\.html$)[^%/]+$/.test(decodeURIComponent(id))
  } catch {
    // The id is malformed.
  }
  if (given && isValid) return
  const [uuid = "..."] = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i.exec(id) ?? []
  history.replaceState(null, "", `/${page}/${isValid ? id : uuid}/${location.search}`)
}

/**
 * Creates the default policy of Trusted Types (https://www.w3.org/TR/trusted-types/), which browsers apply where a
 * script writes a string as HTML or as a script. It accepts what cannot execute: text without elements, and JSON.
 * react-helmet writes structured data in both ways if the visitor goes on to a public page. The content-security policy
 * decides about URLs of scripts.
 */
export function acceptInertText(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => void } }
  trustedTypes?.createPolicy("default", {
    createHTML: (text: string) => (text.includes("<") ? null : text),
    createScript: (text: string) => (JSON.parse(text) as unknown) && text,
    createScriptURL: (url: string) => url,
  })
}
