// hosting/checks/siteChecks.ts checks the headers of the pages and files of a built site, and e2e/long/assets.spec.ts
// those of a CDN.
import { headerRules, headersFile, type HeaderRule } from "./headerRules"

const hashedFiles = ["/app-0123.js", "/component---a-0123.js", "/component---b-4567.js"]
const immutable = "public, max-age=31536000, immutable"

/** Returns the headers of a path as Netlify applies them: the last rule has priority. */
const headersAt = (path: string) =>
  headerRules(hashedFiles, { EDITOR_REPOSITORY: "a/b" })
    .filter((rule) => rule.path === path || (rule.path.endsWith("*") && path.startsWith(rule.path.slice(0, -1))))
    .reduce((all, { headers }) => ({ ...all, ...headers }), {})

it.each([
  ["/letters/", undefined, undefined, "strict-origin-when-cross-origin"],
  ["/component---b-4567.js", immutable, undefined, "strict-origin-when-cross-origin"],
  ["/admin/", undefined, "noindex", "strict-origin-when-cross-origin"],
  ["/admin/sveltia-cms/index.js", undefined, undefined, "strict-origin-when-cross-origin"],
])(
  "sets the headers of %s: cache-control %s, x-robots-tag %s, referrer-policy %s",
  (path, caching, robots, referrer) => {
    const headers: Partial<Record<string, string>> = headersAt(path)
    expect(["cache-control", "x-robots-tag", "referrer-policy"].map((name) => headers[name])).toEqual([
      caching,
      robots,
      referrer,
    ])
  },
)

it("lets the content editor open popups, and has no rule for a site without the editor", () => {
  expect(headersAt("/admin/")).toMatchObject({ "cross-origin-opener-policy": "same-origin-allow-popups" })
  expect(headersFile(headerRules(hashedFiles, {}))).not.toContain("/admin/")
})

it("keeps search engines away from every page of a preview", () => {
  const [common] = headerRules(hashedFiles, { GATSBY_PREVIEW: true })
  expect(common?.headers).toMatchObject({ "x-robots-tag": "noindex" })
  expect(headersAt("/team/")).not.toHaveProperty("x-robots-tag")
})

it("detaches the value of the first rule before a rule sets another, because Cloudflare joins two values", () => {
  const rules: HeaderRule[] = [
    { path: "/*", headers: { "x-b": "1" } },
    { path: "/a/*", headers: { "x-a": "1", "x-b": "2" } },
  ]
  expect(headersFile(rules)).toBe("/*\n  x-b: 1\n\n/a/*\n  x-a: 1\n  ! x-b\n  x-b: 2\n")
})
