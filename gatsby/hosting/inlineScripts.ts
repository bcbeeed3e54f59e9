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
 * Loads scripts after the first paint (docs/decisions/0016), in their order. The browser reports the paint once it is on the screen
 * (https://www.w3.org/TR/paint-timing/). It does not paint a page in the background: there the scripts load after 2 s.
 */
export function loadAfterPaint(sources: readonly string[]): void {
  let isStarted = false
  const load = () => {
    if (isStarted) return
    isStarted = true
    for (const src of sources) document.body.append(Object.assign(document.createElement("script"), { src }))
  }
  setTimeout(load, 2000)
  new PerformanceObserver(load).observe({ type: "paint", buffered: true })
}

/**
 * Redirects `/letter/` to the home page. A host serves the shell for every `/letter/<id>`, and at its own path too, where Gatsby
 * (5.16.1) finds no route and renders nothing.
 */
export function redirectShell(shell: string): void {
  if ([shell, `${shell}index.html`].includes(location.pathname)) location.replace("/")
}

/** Redirects to a new path or URL, with the query and the hash. */
export function redirectTo(target: string): void {
  location.replace(target + location.search + location.hash)
}

/**
 * In 404.html, before the content: prepares a client-only route on a host without rules, such as GitHub Pages. Gatsby renders the
 * route for the URL, but hydrates the content of the 404 page, which flashes and warns. So this script hides the page. It adds the
 * stricter policy and the referrer policy of a personal page.
 * @param routes pattern of the client-only paths
 */
export function hideNotFoundPage(routes: string, personalPolicy: string): void {
  if (!new RegExp(routes).test(location.pathname)) return
  document.documentElement.style.visibility = "hidden"
  document.head.append(
    Object.assign(document.createElement("meta"), { name: "referrer", content: "no-referrer" }),
    Object.assign(document.createElement("meta"), { httpEquiv: "Content-Security-Policy", content: personalPolicy }),
  )
}

/** In 404.html, after the content and before Gatsby's scripts: empties the page, so that Gatsby renders instead of hydrating. */
export function emptyNotFoundPage(routes: string): void {
  if (!new RegExp(routes).test(location.pathname)) return
  document.getElementById("gatsby-focus-wrapper")?.replaceChildren()
  document.documentElement.style.visibility = ""
}
