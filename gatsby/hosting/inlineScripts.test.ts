import { runInNewContext } from "node:vm"
import { JSDOM } from "jsdom"
import {
  acceptInertText,
  emptyNotFoundPage,
  hideNotFoundPage,
  loadAfterPaint,
  redirectTo,
  routeMissingId,
  scriptOf,
} from "./inlineScripts"

/** Returns the window of a page of Gatsby in which scripts can run. */
const open = (path: string) =>
  new JSDOM('<div id="gatsby-focus-wrapper"><h1></h1></div>', {
    url: `https://site.example${path}`,
    runScripts: "outside-only",
  }).window

// jsdom fires the load events of its documents later.
afterAll(() => new Promise((resolve) => setImmediate(resolve)))

describe("loadAfterPaint", () => {
  const sources = ["/framework-1.js", "https://cdn.example/app-2.js", "/page-data/app-data.json"]
  const elements = [...sources.slice(0, 2).map((source) => `script high ${source}`), `link preload fetch ${sources[2]}`]
  const urgent = ["link preload script /app-2.js", "link preload fetch /page-data/app-data.json"]

  function start(urgentFiles: readonly string[] = []) {
    const loaded: string[] = []
    const observed: object[] = []
    let paint = () => {}
    Object.assign(globalThis, {
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
    loadAfterPaint(sources, urgentFiles)
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

  it("downloads urgent files at once, and loads the scripts after 2 s if no paint is reported, as in a background tab", () => {
    const { loaded } = start(["/app-2.js", "/page-data/app-data.json"])
    jest.advanceTimersByTime(1999)
    expect(loaded).toEqual(urgent)
    jest.advanceTimersByTime(1)
    expect(loaded).toEqual([...urgent, ...elements])
  })
})

it.each([
  ["/letter/", "/letter/.../"],
  ["/letter/index.html", "/letter/.../"],
  ["/letter/%", "/letter/.../"],
  ["/letter/100%25/", "/letter/.../"],
  ["/letter/a%2Fb/", "/letter/.../"],
  ["/letter/abc", "/letter/abc"],
  ["/letter/.../", "/letter/.../"],
  ["/letter/it%27s%5C%7D%22/", "/letter/it%27s%5C%7D%22/"],
  ["/team/100%25/", "/team/100%25/"],
])("routeMissingId changes the path %s to %s", (path, expected) => {
  const window = open(path)
  window.eval(scriptOf(routeMissingId, "^/letter/"))
  expect(window.location.pathname).toBe(expected)
})

it("acceptInertText accepts only text without elements as HTML, and only JSON as a script, which react-helmet writes", () => {
  expect(acceptInertText).not.toThrow()
  const createPolicy = jest.fn<void, [string, Record<string, (text: string) => string | null>]>()
  Object.assign(globalThis, { trustedTypes: { createPolicy } })
  acceptInertText()
  const [[name, { createHTML, createScript, createScriptURL } = {}] = []] = createPolicy.mock.calls
  const json = '{"@context":"https://schema.org","name":"a \\u003cb>"}'
  expect([name, createHTML?.(json), createScript?.(json)]).toEqual(["default", json, json])
  expect(createHTML?.("<img src=x>")).toBeNull()
  expect(() => createScript?.("alert(1)")).toThrow(SyntaxError)
  // The content-security policy decides about URLs.
  expect(createScriptURL?.("/app-1.js")).toBe("/app-1.js")
})

it.each([
  ["/letter/abc.def/", true],
  ["/commit/%C3%A9", true],
  ["/letter/", false],
  ["/letter/a/b", false],
  ["/x/letter/abc", false],
  ["/404.html", false],
])("the scripts of the 404 page hide it at %s, add the personal policy and empty it: %s", (path, isPersonal) => {
  const window = open(path)
  const { documentElement, head } = window.document
  const pattern = "^(?:/letter/[^/]+|/commit/[^/]+)/?$"
  window.eval(scriptOf(hideNotFoundPage, pattern, "personal policy"))
  expect(documentElement.style.visibility).toBe(isPersonal ? "hidden" : "")
  const policies = `<meta name="referrer" content="no-referrer"><meta http-equiv="Content-Security-Policy" content="personal policy">`
  expect(head.innerHTML).toBe(isPersonal ? policies : "")
  window.eval(scriptOf(emptyNotFoundPage, pattern))
  expect(documentElement.style.visibility).toBe("")
  expect(window.document.querySelector("h1") === null).toBe(isPersonal)
})

it("redirectTo keeps the query and the hash, for a target that would end a script element", () => {
  const location = { search: "?utm_source=mail", hash: "#top", replace: jest.fn() }
  const target = '/</script><!-- "\\\u2028'
  const code = scriptOf(redirectTo, target)
  expect(code).not.toMatch(/<\/script|<!--/)
  runInNewContext(code, { location })
  expect(location.replace).toHaveBeenCalledWith(`${target}?utm_source=mail#top`)
})
