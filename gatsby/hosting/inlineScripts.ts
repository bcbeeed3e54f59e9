/**
 * Scripts that the hosting adapter writes into pages. The browser receives the compiled text of each function, so a function must
 * not use anything from this module.
 */

/**
 * Returns the code of a script that calls a function. Escapes `<` in the arguments, because `</script` would end the element.
 * @param args are written as JSON
 */
export function scriptOf<Args extends readonly (string | readonly string[])[]>(
  run: (...args: Args) => void,
  ...args: Args
): string {
  return `(${run.toString()})(${args.map((arg) => JSON.stringify(arg).replaceAll("<", "\\u003c")).join(",")})`
}

/**
 * Loads scripts and preloads data (`.json`) in the given order after the first paint (docs/decisions/0016). The browser reports the
 * paint once it is on the screen (https://www.w3.org/TR/paint-timing/). It does not paint a page in a background tab: there they load
 * after 2 s.
 * @param urgent files to download at once. Elements in the page would do the same, but fail where scripts are turned off
 */
export function loadAfterPaint(sources: readonly string[], urgent: readonly string[]): void {
  const add = (name: string, properties: object) =>
    void document.body.append(Object.assign(document.createElement(name), properties))
  const preload = (href: string) =>
    add("link", {
      rel: "preload",
      href,
      ...(href.endsWith(".json") ? { as: "fetch", crossOrigin: "anonymous" } : { as: "script" }),
    })
  let isStarted = false
  const load = () => {
    if (isStarted) return
    isStarted = true
    for (const src of sources) {
      if (src.endsWith(".json")) preload(src)
      // Otherwise, pictures far below the viewport would be downloaded first.
      else add("script", { src, fetchPriority: "high" })
    }
  }
  urgent.forEach(preload)
  setTimeout(load, 2000)
  new PerformanceObserver(load).observe({ type: "paint", buffered: true })
}

/**
 * Replaces a missing id, as in `/letter/`, and one that Gatsby cannot decode by an empty id, so that the page redirects to the home page
 * and says why. Gatsby (5.16.1) finds no route at `/letter/` and renders nothing. It decodes other paths more than once, and crashes if
 * that fails or changes the route. The page removes dots from ids.
 * @param routePattern regular expression of the personal paths
 */
export function routeMissingId(routePattern: string): void {
  const [, page, id = ""] = location.pathname.split("/")
  if (!new RegExp(routePattern).test(location.pathname)) return
  try {
    if (/^(?!index\.html$)[^%/]+$/.test(decodeURIComponent(id))) return
  } catch {
    // The id is malformed.
  }
  history.replaceState(null, "", `/${page}/.../`)
}

/**
 * Creates the default policy of Trusted Types (https://www.w3.org/TR/trusted-types/), which browsers apply where a script writes a
 * string as HTML or as a script. It accepts what cannot execute: text without elements, and JSON. react-helmet writes structured
 * data in both ways if the visitor goes on to a public page. The content-security policy decides about URLs of scripts.
 */
export function acceptInertText(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => void } }
  trustedTypes?.createPolicy("default", {
    createHTML: (text: string) => (text.includes("<") ? null : text),
    createScript: (text: string) => (JSON.parse(text) as unknown) && text,
    createScriptURL: (url: string) => url,
  })
}

/** Redirects to a new path or URL, with the query and the hash. */
export function redirectTo(target: string): void {
  location.replace(target + location.search + location.hash)
}

/**
 * Hides 404.html if the URL is a client-only route, and adds the content-security policy and the referrer policy of a personal
 * page. Runs in the head. A host that does not read `_redirects`, such as GitHub Pages, serves 404.html for such a URL. Gatsby would
 * hydrate the content of 404.html as the page of the route: the wrong page would be visible, and React would warn.
 * @param routePattern regular expression of the client-only paths
 */
export function hideNotFoundPage(routePattern: string, personalPolicy: string): void {
  if (!new RegExp(routePattern).test(location.pathname)) return
  document.documentElement.style.visibility = "hidden"
  document.head.append(
    Object.assign(document.createElement("meta"), { name: "referrer", content: "no-referrer" }),
    Object.assign(document.createElement("meta"), { httpEquiv: "Content-Security-Policy", content: personalPolicy }),
  )
}

/**
 * Empties and shows the page that `hideNotFoundPage` has hidden, so that Gatsby renders the route instead of hydrating. Runs after
 * the content of 404.html and before Gatsby's scripts.
 */
export function emptyNotFoundPage(routePattern: string): void {
  if (!new RegExp(routePattern).test(location.pathname)) return
  document.getElementById("gatsby-focus-wrapper")?.replaceChildren()
  document.documentElement.style.visibility = ""
}
