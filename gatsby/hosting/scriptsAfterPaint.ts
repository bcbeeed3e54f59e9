/** Has a page ask for Gatsby's scripts once it has been painted. */
import { cut, elementsOf, type Element } from "./inlineCode"

/**
 * The page with one inline script in place of all that do not wait for others.
 *
 * As Gatsby writes them, they come down the line together with the fonts and the first picture and run before the first paint; on
 * a slow line that paint is later for it (docs/decisions/0016). Everything can be read without them. Gatsby puts them into the page
 * last of all, as a fragment of its own, so this works on the final HTML.
 * @param html a whole page; one that has been through this before comes back as it is
 */
export function withScriptsAfterPaint(html: string): string {
  const scripts = elementsOf(html).filter(isFreeScript)
  const start = scripts[0]?.sourceCodeLocation?.startOffset
  if (start === undefined) return html
  const sources = scripts.map((script) => attributeOf(script, "src") ?? "")
  const rest = cut(html, scripts)
  // In the place of the first: Gatsby's next build takes what stands there out again.
  return `${rest.slice(0, start)}<script>${loaderOf(sources)}</script>${rest.slice(start)}`
}

/** A script of an address that waits for no other. */
function isFreeScript(element: Element): boolean {
  const isFree = element.tagName === "script" && attributeOf(element, "async") !== undefined
  return isFree && attributeOf(element, "src") !== undefined
}

function attributeOf({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value
}

/**
 * The browser reports the first paint once it is on the screen (https://www.w3.org/TR/paint-timing/), which can be long after the
 * frame's callbacks. A page in the background is not painted: there, and where nothing is reported, the scripts come after 2 s.
 */
function loaderOf(sources: readonly string[]): string {
  const list = JSON.stringify(sources).replaceAll("<", "\\u003c")
  const append = `for(const src of ${list})document.body.append(Object.assign(document.createElement("script"),{src}))`
  const start = `let started;const start=()=>{if(!started){started=true;${append}}}`
  return `{${start};setTimeout(start,2000);new PerformanceObserver(start).observe({type:"paint",buffered:true})}`
}
