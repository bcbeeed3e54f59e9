import { headersFile, type HeaderSources } from "./headersFile"
import { findHeaders, parseHeaders } from "./rules"

const sources: HeaderSources = {
  hasAssetPrefix: false,
  pages: ["/", "/team/", "/temp/", "/letter/"],
  hashedFiles: ["/app-0123.js", "/component---a-0123.js", "/component---b-4567.js"],
}
const headersAt = (path: string, changes: Partial<HeaderSources> = {}) =>
  findHeaders(parseHeaders(headersFile({ ...sources, ...changes })), path)

describe("_headers", () => {
  it.each(["/", "/team/", "/letter/abc", "/static/a.png", "/nothing"])("sets the security headers of %s", (path) => {
    const headers = headersAt(path)
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}$/)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("x-frame-options")).toBe("DENY")
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin")
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
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
  ])("sets cache-control of %s to %s", (path, value) => {
    expect(headersAt(path).get("cache-control")).toBe(value)
  })

  it.each([
    ["/letter/abc", "noindex", "no-referrer"],
    ["/letter/", "noindex", "no-referrer"],
    ["/temp/", "noindex", "strict-origin-when-cross-origin"],
    ["/documents/research-calendar.ics", "noindex", "strict-origin-when-cross-origin"],
    ["/team/", undefined, "strict-origin-when-cross-origin"],
    ["/letters/", undefined, "strict-origin-when-cross-origin"],
  ])("sets x-robots-tag of %s to %s and referrer-policy to %s", (path, robots, referrer) => {
    expect(headersAt(path).get("x-robots-tag")).toBe(robots)
    expect(headersAt(path).get("referrer-policy")).toBe(referrer)
  })

  it("sets each header of a path once, because Cloudflare joins two values, unless the later rule detaches the earlier value", () => {
    const rules = parseHeaders(headersFile({ ...sources, editorPackage: "/admin/sveltia-cms-1.2.3" }))
    for (const path of [
      "/admin/",
      "/open-graph/home.png",
      "/",
      "/team/",
      "/temp/",
      "/letter/",
      "/letter/abc",
      "/app-0123.js",
      "/component---a-0123.js",
      "/documents/a.pdf",
    ]) {
      const names: string[] = []
      for (const { value } of rules.filter((rule) => findHeaders([rule], path).size > 0))
        for (const [name, text] of value) {
          if (text === undefined) names.splice(names.indexOf(name), 1)
          else names.push(name)
        }
      expect(names).toEqual([...new Set(names)])
    }
  })

  it("keeps the page of the content editor out of search engines, lets it open popups, and caches its package", () => {
    const editorPackage = "/admin/sveltia-cms-1.2.3"
    const page = headersAt("/admin/", { editorPackage })
    expect(page.get("x-robots-tag")).toBe("noindex")
    expect(page.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups")
    expect(page.get("cache-control")).toBe("public, max-age=0, must-revalidate")
    expect(headersAt(`${editorPackage}/index.js`, { editorPackage }).get("cache-control")).toContain("immutable")
    expect(headersFile(sources)).not.toContain("/admin/")
  })

  it("allows other origins to load files only if a CDN serves the files", () => {
    expect(headersAt("/static/a.woff2").has("access-control-allow-origin")).toBe(false)
    const fromCdn = headersAt("/static/a.woff2", { hasAssetPrefix: true })
    expect(fromCdn.get("access-control-allow-origin")).toBe("*")
    expect(fromCdn.get("cross-origin-resource-policy")).toBe("cross-origin")
  })

  it("lets other sites show the Open Graph images", () => {
    expect(headersAt("/open-graph/home.png").get("cross-origin-resource-policy")).toBe("cross-origin")
  })

  it("has at most 100 rules for any number of pages and files", () => {
    const many = Array.from({ length: 300 }, (_, index) => `/chunk-${index}.js`)
    const rules = parseHeaders(headersFile({ ...sources, hashedFiles: many, pages: many }))
    expect(rules).toHaveLength(100)
    expect(rules.map(({ path }) => path)).toEqual(expect.arrayContaining(["/*", "/static/*", "/letter/*", "/temp/"]))
  })
})
