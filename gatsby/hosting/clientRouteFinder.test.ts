import { runInNewContext } from "node:vm"
import { withClientRouteFinder } from "./clientRouteFinder"
import { gatsbyPage } from "./fixtures"
import { inlineCode } from "./inlineCode"

const routes = ["/letter/:userId", "/commit/:userId"]
const html = withClientRouteFinder(gatsbyPage("/404.html"), routes, ({ scripts }) => `personal ${scripts.length}`)
const [hide = "", show = ""] = inlineCode(html).scripts

/** What a browser at that path has made of the page after both scripts. */
function opened(pathname: string) {
  const head: Record<string, string>[] = []
  const frame = { textContent: "404" }
  const style = { visibility: "" }
  const document = {
    documentElement: { style },
    head: { appendChild: (element: Record<string, string>) => head.push(element) },
    createElement: () => ({
      setAttribute(this: Record<string, string>, name: string, value: string) {
        this[name] = value
      },
    }),
    getElementById: (id: string) => (id === "gatsby-focus-wrapper" ? frame : null),
  }
  const context = { document, location: { pathname } }
  runInNewContext(hide, context)
  const isHiddenWhileLoading = style.visibility === "hidden"
  runInNewContext(show, context)
  const added = head.map(({ name, "http-equiv": equivalent, content }) => [name ?? equivalent, content])
  return { isHiddenWhileLoading, isHidden: style.visibility !== "", frame: frame.textContent, added }
}

describe("404 page that finds the client-only routes", () => {
  it.each(["/letter/abc", "/letter/abc.def/", "/commit/%C3%A9"])(
    "makes room for %s under its stricter policy",
    (path) => {
      expect(opened(path)).toEqual({
        isHiddenWhileLoading: true,
        isHidden: false,
        frame: "",
        added: [
          ["referrer", "no-referrer"],
          ["Content-Security-Policy", "personal 2"],
        ],
      })
    },
  )

  it.each(["/letter/", "/letter/a/b", "/nothing", "/x/letter/abc", "/404.html"])("stays the 404 page at %s", (path) => {
    expect(opened(path)).toEqual({ isHiddenWhileLoading: false, isHidden: false, frame: "404", added: [] })
  })

  it("acts behind the frame and before Gatsby's own scripts", () => {
    expect(html.indexOf(show)).toBeGreaterThan(html.indexOf("<h1>Hello</h1></div></div>"))
    expect(html.indexOf(show)).toBeLessThan(html.indexOf("gatsby-script-loader"))
  })
})
