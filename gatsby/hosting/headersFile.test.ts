import { headerRules, headersFile, type HeaderSources } from "./headersFile"
import { headersOf, parseHeaders } from "./rules"

const sources: HeaderSources = {
  hasAssetPrefix: false,
  pages: ["/", "/team/", "/temp/", "/letter/"],
  hashedFiles: ["/app-0123.js", "/component---a-0123.js", "/component---b-4567.js"],
  personal: ["/letter", "/commit"],
  unlisted: ["/temp/"],
}
const headersAt = (path: string, changes: Partial<HeaderSources> = {}) =>
  headersOf(parseHeaders(headersFile({ ...sources, ...changes })), path)

describe("_headers", () => {
  it.each(["/", "/team/", "/letter/abc", "/static/a.png", "/nothing"])("secures %s", (path) => {
    const headers = headersAt(path)
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}$/)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("x-frame-options")).toBe("DENY")
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin")
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    expect(headers.get("permissions-policy")).not.toContain("camera")
    expect(headers.get("permissions-policy")).toContain("usb=()")
  })

  it.each([
    ["/", "public, max-age=0, must-revalidate"],
    ["/team/", "public, max-age=0, must-revalidate"],
    ["/letter/abc", "public, max-age=0, must-revalidate"],
    ["/page-data/team/page-data.json", "public, max-age=0, must-revalidate"],
    ["/documents/research-terms.pdf", "public, max-age=600"],
    ["/static/a-0123.png", "public, max-age=31536000, immutable"],
    ["/app-0123.js", "public, max-age=31536000, immutable"],
    ["/component---b-4567.js", "public, max-age=31536000, immutable"],
    ["/~partytown/partytown.js", undefined],
    ["/icons/icon.png", undefined],
  ])("has %s kept: %s", (path, value) => {
    expect(headersAt(path).get("cache-control")).toBe(value)
  })

  it.each([
    ["/letter/abc", "noindex", "no-referrer"],
    ["/letter/", "noindex", "no-referrer"],
    ["/temp/", "noindex", "strict-origin-when-cross-origin"],
    ["/documents/research-calendar.ics", "noindex", "strict-origin-when-cross-origin"],
    ["/team/", undefined, "strict-origin-when-cross-origin"],
    ["/letters/", undefined, "strict-origin-when-cross-origin"],
  ])("%s: robots %s, referrer %s", (path, robots, referrer) => {
    expect(headersAt(path).get("x-robots-tag")).toBe(robots)
    expect(headersAt(path).get("referrer-policy")).toBe(referrer)
  })

  it("gives no header twice for one address but the referrer policy, since Cloudflare joins them", () => {
    const blocks = parseHeaders(headersFile(sources))
    for (const path of [
      "/",
      "/team/",
      "/temp/",
      "/letter/",
      "/letter/abc",
      "/app-0123.js",
      "/component---a-0123.js",
      "/documents/a.pdf",
    ]) {
      const names = blocks
        .filter((block) => headersOf([block], path).size > 0)
        .flatMap(({ headers }) => headers.map(([name]) => name))
        .filter((name) => name !== "referrer-policy")
      expect(names).toEqual([...new Set(names)])
    }
  })

  it("opens files to the CDN's address only where there is a CDN", () => {
    expect(headersAt("/static/a.woff2").has("access-control-allow-origin")).toBe(false)
    expect(headersAt("/static/a.woff2", { hasAssetPrefix: true }).get("access-control-allow-origin")).toBe("*")
  })

  it("stays within 100 rules, however many pages and files there are", () => {
    const many = Array.from({ length: 300 }, (_, index) => `/chunk-${index}.js`)
    const rules = headerRules({ ...sources, hashedFiles: many, pages: many })
    expect(rules).toHaveLength(100)
    expect(rules.map(({ path }) => path)).toEqual(expect.arrayContaining(["/*", "/static/*", "/letter/*", "/temp/"]))
  })
})
