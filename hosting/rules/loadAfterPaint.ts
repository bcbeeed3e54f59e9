/**
 * An inline script of each page. The browser receives its compiled text, so it must not use anything from this module.
 *
 * Loads scripts and preloads data (`.json`) in the given order after the first paint (docs/decisions/0016). The browser
 * reports the paint once it is on the screen (https://www.w3.org/TR/paint-timing/). It does not paint a page in a
 * background tab: there they load after 2 s.
 * @param isUrgent downloads all files at once. Elements in the page would do the same, but fail where scripts are
 * turned off
 */
export function loadAfterPaint(sources: readonly string[], isUrgent: boolean): void {
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
      // Otherwise, pictures far below the viewport would be downloaded first.
      if (!src.endsWith(".json")) add("script", { src, fetchPriority: "high" })
      else if (!isUrgent) preload(src)
    }
  }
  if (isUrgent) sources.forEach(preload)
  setTimeout(load, 2000)
  new PerformanceObserver(load).observe({ type: "paint", buffered: true })
}
