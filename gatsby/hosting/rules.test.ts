import fc from "fast-check"
import { findHeaders, findRedirect, parseHeaders, parseRedirects } from "./rules"

describe("the rules of _redirects", () => {
  const rules = parseRedirects(
    ["# a comment", "", "/old /new/ 301", "/plain /new/", "/letter/:userId /letter/ 200", "/docs/* /help/ 302"].join(
      "\r\n",
    ),
  )

  it.each([
    ["/old", { status: 301, to: "/new/" }],
    ["/plain", { status: 301, to: "/new/" }],
    ["/letter/abc", { status: 200, to: "/letter/" }],
    ["/docs/a/b", { status: 302, to: "/help/" }],
    ["/docs/", { status: 302, to: "/help/" }],
    ["/old/", undefined],
    ["/OLD", undefined],
    ["/letter/", undefined],
    ["/letter/a/b", undefined],
    ["/xold", undefined],
  ])("redirect %s to %j", (path, redirect) => {
    expect(findRedirect(rules, path)).toEqual(redirect)
  })

  it("apply in order: the first match has priority", () => {
    expect(findRedirect(parseRedirects("/a /first 301\n/* /second 302"), "/a")?.to).toBe("/first")
  })

  it.each(["/a", "a /b 301", "/a /b 418", "/a /b 301 Country=us"])("reject %p with the line number", (line) => {
    expect(() => parseRedirects(`/x /y 301\n  ${line} `)).toThrow(
      `_redirects, line 2: "${line}" is not "from to status".`,
    )
  })

  it("match a path without placeholders exactly", () => {
    const segment = fc.string({ unit: fc.constantFrom(..."ab.+?$()[]{}|^-_%2F"), minLength: 1 })
    fc.assert(
      fc.property(segment, segment, (one, other) => {
        const parsed = parseRedirects(`/${one} /target 301`)
        expect(findRedirect(parsed, `/${one}`)?.to).toBe("/target")
        expect(findRedirect(parsed, `/${other}`) !== undefined).toBe(one === other)
      }),
    )
  })

  it("throw the same error for any other text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          parseRedirects(text)
        } catch (error) {
          expect(String(error)).toMatch(/^Error: _redirects, line \d+: /)
        }
      }),
    )
  })
})

describe("the rules of _headers", () => {
  const rules = parseHeaders("/*\n  X-A: one: two\n  x-b: 1\n\n# comment\n/team/\n  x-b: 2\n/component---*\n  x-c: 3\n")

  it.each([
    ["/", { "x-a": "one: two", "x-b": "1" }],
    ["/team/", { "x-a": "one: two", "x-b": "2" }],
    ["/component---a-1.js", { "x-a": "one: two", "x-b": "1", "x-c": "3" }],
  ])("set the headers of %s to %j", (path, headers) => {
    expect(Object.fromEntries(findHeaders(rules, path))).toEqual(headers)
  })

  it("detach a header of an earlier rule with an exclamation mark, as on Cloudflare", () => {
    const detaching = parseHeaders("/*\n  x-a: 1\n  x-b: 1\n\n/team/\n  ! X-A\n\n/letter/*\n  ! x-a\n  x-a: 2\n")
    expect(Object.fromEntries(findHeaders(detaching, "/"))).toEqual({ "x-a": "1", "x-b": "1" })
    expect(Object.fromEntries(findHeaders(detaching, "/team/"))).toEqual({ "x-b": "1" })
    expect(Object.fromEntries(findHeaders(detaching, "/letter/a"))).toEqual({ "x-a": "2", "x-b": "1" })
    expect([...findHeaders(detaching, "/team/").keys()]).toEqual(["x-b"])
  })

  it.each(["  x-a: 1", "/*\nx-a: 1", "/*\n  x-a", "/*\n  ! x a", "/*\n  !"])("reject %j", (text) => {
    expect(() => parseHeaders(text)).toThrow(/^_headers, line \d: "\S.*" is neither a path nor a header\.$/)
  })

  it("throw the same error for any other text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          parseHeaders(text)
        } catch (error) {
          expect(String(error)).toMatch(/^Error: _headers, line \d+: /)
        }
      }),
    )
  })
})
