import { runInNewContext } from "node:vm"
import {
  acceptInertText,
  emptyNotFoundPage,
  hideNotFoundPage,
  loadAfterPaint,
  redirectTo,
  routeMissingId,
  scriptOf,
} from "./inlineScripts"

/** Sets global variables of a browser. */
const setGlobals = (values: Record<string, unknown>) => Object.assign(globalThis, values)

/** Sets the URL of the page. Returns a list that receives the paths to which the page is redirected. */
function setLocation(path: string): string[] {
  const targets: string[] = []
  const { pathname, search, hash } = new URL(path, "https://site.example")
  setGlobals({ location: { pathname, search, hash, replace: (target: string) => void targets.push(target) } })
  return targets
}

describe("loadAfterPaint", () => {
  const sources = ["/framework-1.js", "https://cdn.example/app-2.js", "/page-data/app-data.json"]
  const elements = [...sources.slice(0, 2).map((source) => `script high ${source}`), `link preload fetch ${sources[2]}`]

  function start(urgent: readonly string[] = []) {
    const loaded: string[] = []
    const observed: object[] = []
    let paint = () => {}
    setGlobals({
      document: {
        body: {
          append: ({ name, src, rel, as, href, fetchPriority }: Record<string, string>) =>
            loaded.push([name, rel, as, fetchPriority, src ?? href].filter(Boolean).join(" ")),
        },
        createElement: (name: string) => ({ name }),
      },
      PerformanceObserver: class {
        constructor(callback: () => void) {
          paint = callback
        }
        observe = (options: object) => observed.push(options)
      },
    })
    jest.useFakeTimers()
    loadAfterPaint(sources, urgent)
    return { loaded, observed, paint: () => paint() }
  }
  afterEach(() => jest.useRealTimers())

  it("loads the scripts once, after the first paint, in Gatsby's order", () => {
    const { loaded, observed, paint } = start()
    // A paint before the script counts too.
    expect(observed).toEqual([{ type: "paint", buffered: true }])
    expect(loaded).toEqual([])
    paint()
    paint()
    jest.runAllTimers()
    expect(loaded).toEqual(elements)
  })

  it("downloads urgent files at once", () => {
    const { loaded } = start(["/app-2.js", "/page-data/app-data.json"])
    expect(loaded).toEqual(["link preload script /app-2.js", "link preload fetch /page-data/app-data.json"])
  })

  it("loads the scripts after 2 s if no paint is reported, as in a background tab", () => {
    const { loaded } = start()
    jest.advanceTimersByTime(1999)
    expect(loaded).toEqual([])
    jest.advanceTimersByTime(1)
    expect(loaded).toEqual(elements)
  })
})

it.each([
  ["/letter/", "/letter/.../"],
  ["/letter/index.html", "/letter/.../"],
  ["/letter/%", "/letter/.../"],
  ["/letter/100%25/", "/letter/.../"],
  ["/letter/a%2Fb/", "/letter/.../"],
  ["/letter/abc", undefined],
  ["/letter/.../", undefined],
  ["/letter/it%27s%5C%7D%22/", undefined],
  ["/team/100%25/", undefined],
])("routeMissingId replaces the path %s by %p", (path, expected) => {
  setLocation(path)
  const replaceState = jest.fn()
  setGlobals({ history: { replaceState } })
  routeMissingId("^/letter/")
  expect(replaceState.mock.calls).toEqual(expected ? [[null, "", expected]] : [])
})

describe("acceptInertText", () => {
  type Rules = Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string | null>

  function defaultPolicy(): Rules {
    let rules: Partial<Rules> = {}
    const createPolicy = (name: string, given: Partial<Rules>) => (rules = name === "default" ? given : {})
    setGlobals({ trustedTypes: { createPolicy } })
    acceptInertText()
    return rules as Rules
  }

  it("accepts only text without elements as HTML, and only JSON as a script, which react-helmet writes", () => {
    const { createHTML, createScript } = defaultPolicy()
    const json = '{"@context":"https://schema.org","name":"a \\u003cb>"}'
    expect([createHTML(json), createScript(json)]).toEqual([json, json])
    expect(createHTML("<img src=x>")).toBeNull()
    expect(() => createScript("alert(1)")).toThrow(SyntaxError)
  })

  it("leaves the URLs of scripts to the content-security policy", () => {
    expect(defaultPolicy().createScriptURL("/app-1.js")).toBe("/app-1.js")
  })

  it("does nothing in a browser without Trusted Types", () => {
    setGlobals({ trustedTypes: undefined })
    expect(acceptInertText).not.toThrow()
  })
})

it("redirectTo keeps the query and the hash", () => {
  const targets = setLocation("/old/?utm_source=mail#top")
  redirectTo("/apply/")
  expect(targets).toEqual(["/apply/?utm_source=mail#top"])
})

describe("the scripts of the 404 page", () => {
  const pattern = "^(?:/letter/[^/]+|/commit/[^/]+)/?$"

  function open(path: string) {
    setLocation(path)
    const style = { visibility: "" }
    const added: object[] = []
    const wrapper = { isEmpty: false, replaceChildren: () => (wrapper.isEmpty = true) }
    setGlobals({
      document: {
        documentElement: { style },
        head: { append: (...elements: object[]) => added.push(...elements) },
        createElement: (element: string) => ({ element }),
        getElementById: (id: string) => (id === "gatsby-focus-wrapper" ? wrapper : null),
      },
    })
    hideNotFoundPage(pattern, "personal policy")
    const isHiddenWhileLoading = style.visibility === "hidden"
    emptyNotFoundPage(pattern)
    return { isHiddenWhileLoading, isHidden: style.visibility !== "", isEmpty: wrapper.isEmpty, added }
  }

  it.each(["/letter/abc", "/letter/abc.def/", "/commit/%C3%A9"])(
    "hide and empty the 404 page at %s, and add the stricter policy",
    (path) => {
      expect(open(path)).toEqual({
        isHiddenWhileLoading: true,
        isHidden: false,
        isEmpty: true,
        added: [
          { element: "meta", name: "referrer", content: "no-referrer" },
          { element: "meta", httpEquiv: "Content-Security-Policy", content: "personal policy" },
        ],
      })
    },
  )

  it.each(["/letter/", "/letter/a/b", "/nothing", "/x/letter/abc", "/404.html"])(
    "do not change the 404 page at %s",
    (path) => {
      expect(open(path)).toEqual({ isHiddenWhileLoading: false, isHidden: false, isEmpty: false, added: [] })
    },
  )
})

describe("scriptOf", () => {
  it("returns code that calls the function with the arguments", () => {
    const replace = jest.fn()
    const target = '/</script><!-- "\\\u2028'
    const run = (path: string, parts: readonly string[]) => location.replace(path + parts.join(""))
    runInNewContext(scriptOf(run, target, ["?a", "#b"]), { location: { replace } })
    expect(replace).toHaveBeenCalledWith(`${target}?a#b`)
  })

  it("escapes what would end the script element", () => {
    expect(scriptOf(loadAfterPaint, ["/</script>"], [])).not.toMatch(/<\/script|<!--/)
  })
})
