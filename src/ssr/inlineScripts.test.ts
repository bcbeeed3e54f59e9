/** @jest-environment node */
import { runInNewContext } from "node:vm"
import { JSDOM } from "jsdom"
import fc from "fast-check"
import { scriptOf } from "../lib/scriptOf"
import { acceptInertText, openPersonalPage, repairPath, routeId } from "./inlineScripts"

const uuid = "8f14e45f-ceea-467f-9a1c-3b5d7e9f0a12"

/** Returns the window of a page in which scripts can run. */
const open = (path: string) => new JSDOM("", { url: `https://site.example${path}`, runScripts: "outside-only" }).window

// jsdom fires the load events of its documents later.
afterAll(() => new Promise((resolve) => setImmediate(resolve)))

it.each([
  ["/letter/", "/letter/.../"],
  ["/letter/index.html", "/letter/.../"],
  ["/letter/%", "/letter/.../"],
  ["/letter/100%25/", "/letter/.../"],
  ["/letter/a%2Fb/", "/letter/.../"],
  ["/letter/abc", "/letter/abc"],
  ["/letter/.../", "/letter/.../"],
  ["/letter/it%27s%5C%7D%22/", "/letter/it%27s%5C%7D%22/"],
  ["/letter/?a=1#abc.d%C3%A9", "/letter/abc.d%C3%A9/?a=1"],
  ["/letter/#100%25", "/letter/.../"],
  [`/letter/${uuid}%`, `/letter/${uuid}/`],
  [`/letter/%3C${uuid}%25%3E`, `/letter/${uuid}/`],
  [`/letter/${uuid}%2F?a=1`, `/letter/${uuid}/?a=1`],
  [`/letter/?a=1#${uuid}%ED%A0%80`, `/letter/${uuid}/?a=1`],
  [`/letter/%3C${uuid}%3E#100%`, `/letter/%3C${uuid}%3E#100%`],
])("routeId changes the address %s to %s", (address, expected) => {
  const window = open(address)
  window.eval(scriptOf(routeId))
  expect(window.location.href).toBe(`https://site.example${expected}`)
})

/** Runs `repairPath` at a path. Returns the new path, query and fragment. */
function repair(pathname: string, end = ""): string {
  const { search, hash } = new URL(end, "https://site.example")
  let repaired = pathname + end
  const replaceState = (_state: null, _title: string, url: string) => (repaired = url)
  Object.assign(globalThis, { location: { pathname, search, hash }, history: { replaceState } })
  repairPath()
  return repaired
}

it.each([
  ["/no-such-page/", "/no-such-page/"],
  ["/team)", "/team)"],
  ["/our%20team/", "/our%20team/"],
  ["/caf%C3%A9%3E", "/caf%C3%A9%3E"],
  ["/a:b;c=1&d,e", "/a:b;c=1&d,e"],
  ["/100%", "/100_"],
  ["/100%25/", "/100_/"],
  ["/caf%E9", "/caf_"],
  ["/%ED%A0%80", "/___"],
  ["/%zz", "/_zz"],
  ["/team%20", "/team_"],
  ["/team%00/", "/team_/"],
  ["/team%2F", "/team_"],
  ["/team%26a", "/team_a"],
  ["/team//", "/team/_/"],
  ["//evil.example//", "/_/evil.example/_/"],
  ["/:path/a", "/_:path/a"],
])("repairPath changes the path %s to %s", (pathname, expected) => expect(repair(pathname)).toBe(expected))

it("repairPath keeps the query and the fragment", () => {
  expect(repair("/100%", "?a=%&b=1#50%off")).toBe("/100_?a=%&b=1#50%off")
})

it("repairPath returns a path that Gatsby decodes and encodes without a change, and keeps such a path", () => {
  const piece = fc.constantFrom(
    "/",
    "%",
    ":",
    "%25",
    "%2F",
    "%20",
    "%C3%A9",
    "%E9",
    "%00",
    "%5c",
    "a",
    "_",
    ".",
    "*",
    "%41",
  )
  const paths = fc
    .array(piece, { maxLength: 8 })
    .map((pieces) => new URL(`/a${pieces.join("")}`, "https://a.example").pathname)
  fc.assert(
    fc.property(paths, (path) => {
      const repaired = repair(path)
      const decoded = decodeURIComponent(repaired)
      expect(decodeURIComponent(decoded)).toBe(decoded)
      expect(encodeURI(decoded).toLowerCase()).toBe(repaired.toLowerCase())
      expect(decoded).not.toMatch(/\/[/:]| $/)
      expect(repair(repaired)).toBe(repaired)
    }),
    { numRuns: 200 },
  )
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
  ["/letter/abc.def/?a=1", "/letter/?a=1#abc.def"],
  ["/commit/%C3%A9", "/commit/#%C3%A9"],
  ["/letter/", undefined],
  [`/letter/${uuid}/)`, `/letter/#${uuid}`],
  [`/letter/${uuid}//?a=1`, `/letter/?a=1#${uuid}`],
  [`//letter//${uuid}/%E2%80%8B,`, `/letter/#${uuid}`],
  [`/letter/${uuid}/%`, `/letter/#${uuid}`],
  [`/letter/${uuid}/${"%".repeat(2000)}a`, undefined],
  [`/COMMIT/${uuid.toUpperCase()}/`, `/commit/#${uuid.toUpperCase()}`],
  ["/letter/a/b", undefined],
  ["/x/letter/abc", undefined],
  ["/404.html", undefined],
])("the script of the 404 page at %s opens %s", (address, expected) => {
  const { pathname, search } = new URL(`https://site.example${address}`)
  const location = { pathname, search, replace: jest.fn() }
  runInNewContext(scriptOf(openPersonalPage, ["/letter/", "/commit/"]), { location, window: { stop: jest.fn() } })
  expect(location.replace.mock.calls).toEqual(expected ? [[expected]] : [])
})
