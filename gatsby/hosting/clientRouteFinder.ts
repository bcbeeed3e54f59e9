/** What makes `404.html` show the client-only routes on a host without rules, such as GitHub Pages. */
import { inlineCode, markedScript, withHeadStart, withScriptBehind } from "./inlineCode"
import { scriptText } from "./redirectPages"

/**
 * The 404 page with two small scripts that wake on `/letter/<id>` and its like only.
 *
 * Gatsby itself finds the page for the address, whatever file was served; but it takes the 404 page's words for that page's and
 * hydrates them, which flashes and warns. So the first script hides the page and takes on what the personal page's own head
 * would have said, its stricter policy and no referrer; the second empties Gatsby's frame before Gatsby's scripts, which come
 * after the first paint, and shows it again: into an empty frame Gatsby draws afresh.
 * @param routes such as `/letter/:userId`
 * @param personalPolicy the content-security policy of a personal page with this inline code
 */
export function withClientRouteFinder(
  html: string,
  routes: readonly string[],
  personalPolicy: (inline: ReturnType<typeof inlineCode>) => string,
): string {
  const patterns = routes.map((route) => route.replace(/:[^/]+/g, "[^/]+")).join("|")
  const isHere = `new RegExp(${scriptText(`^(?:${patterns})/?$`)}).test(location.pathname)`
  const show = `if(${isHere}){document.getElementById("gatsby-focus-wrapper").textContent="";document.documentElement.style.visibility=""}`
  const page = withScriptBehind(html, "___gatsby", show)
  const hide = [
    `if(${isHere}){document.documentElement.style.visibility="hidden";`,
    `var add=function(k,n,c){var m=document.createElement("meta");m.setAttribute(k,n);m.content=c;document.head.appendChild(m)};`,
    `add("name","referrer","no-referrer");`,
    `add("http-equiv","Content-Security-Policy",${scriptText(personalPolicy(inlineCode(page)))})}`,
  ].join("")
  return withHeadStart(page, [markedScript(hide)])
}
