import fc from "fast-check"
import { destinationOf, headersOf, parseHeaders, parseRedirects } from "./rules"

describe("_redirects as a host reads it", () => {
  const rules = parseRedirects(
    [
      "# a comment",
      "",
      "/old /new/ 301",
      "/plain /new/",
      "/letter/:userId /letter/ 200",
      "/docs/* /help/:splat 302",
      "/a/:b/c /:b 301",
    ].join("\r\n"),
  )

  it.each([
    ["/old", { status: 301, to: "/new/" }],
    ["/plain", { status: 301, to: "/new/" }],
    ["/letter/abc", { status: 200, to: "/letter/" }],
    ["/docs/a/b", { status: 302, to: "/help/a/b" }],
    ["/docs/", { status: 302, to: "/help/" }],
    ["/a/x/c", { status: 301, to: "/x" }],
    ["/old/", undefined],
    ["/OLD", undefined],
    ["/letter/", undefined],
    ["/letter/a/b", undefined],
    ["/xold", undefined],
  ])("%s", (path, destination) => {
    expect(destinationOf(rules, path)).toEqual(destination)
  })

  it("takes the first rule that matches", () => {
    expect(destinationOf(parseRedirects("/a /first 301\n/* /second 302"), "/a")?.to).toBe("/first")
  })

  it.each(["/a", "a /b 301", "/a /b 418", "/a /b 301 Country=us"])("refuses %p with the line's number", (line) => {
    expect(() => parseRedirects(`/x /y 301\n${line}`)).toThrow(`_redirects, line 2: "${line}" is not "from to status".`)
  })

  it("matches a path without patterns with itself and nothing else", () => {
    const segment = fc.string({ unit: fc.constantFrom(..."ab.+?$()[]{}|^-_%2F"), minLength: 1 })
    fc.assert(
      fc.property(segment, segment, (one, other) => {
        const made = parseRedirects(`/${one} /target 301`)
        expect(destinationOf(made, `/${one}`)?.to).toBe("/target")
        expect(destinationOf(made, `/${other}`) !== undefined).toBe(one === other)
      }),
    )
  })

  it("reads back what it is given, and answers nonsense with an error of its own words at most", () => {
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

describe("_headers as a host reads it", () => {
  const blocks = parseHeaders(
    "/*\n  X-A: one: two\n  x-b: 1\n\n# comment\n/team/\n  x-b: 2\n/component---*\n  x-c: 3\n",
  )

  it.each([
    ["/", { "x-a": "one: two", "x-b": "1" }],
    ["/team/", { "x-a": "one: two", "x-b": "2" }],
    ["/component---a-1.js", { "x-a": "one: two", "x-b": "1", "x-c": "3" }],
  ])("%s", (path, headers) => {
    expect(Object.fromEntries(headersOf(blocks, path))).toEqual(headers)
  })

  it.each(["  x-a: 1", "/*\nx-a: 1", "/*\n  x-a"])("refuses %j", (text) => {
    expect(() => parseHeaders(text)).toThrow(/^_headers, line \d: .* is neither a path nor "name: value"\.$/)
  })

  it("answers nonsense with an error of its own words at most", () => {
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
