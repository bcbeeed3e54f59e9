import { nginxFiles } from "./nginxFiles"
import type { HeaderRule } from "./headerRules"
import type { RedirectRule } from "./redirectRules"

// Whether nginx serves the site with these files as specified, `npm run hosts` tests with nginx itself.

const headers: HeaderRule[] = [
  { path: "/*", headers: { "x-frame-options": "DENY", "cache-control": "a" } },
  { path: "/component---*", headers: { "cache-control": "b" } },
]
const textOf = (redirects: readonly RedirectRule[]) => Object.values(nginxFiles(redirects, headers)).join("")
const redirect = (path: string, toPath: string, status = 301): RedirectRule => ({ path, toPath, status })

describe("the files of nginx", () => {
  it("has a location for each redirect and each rewrite", () => {
    const text = textOf([
      redirect("/old", "/apply/#steps"),
      redirect("/hiring", "https://forms.example/1", 302),
      redirect("/letter/:userId", "/letter/", 200),
    ])
    expect(text).toContain('location = "/old" { return 301 "/apply/$is_args$args#steps"; }\n')
    expect(text).toContain('location = "/hiring" { return 302 "https://forms.example/1$is_args$args"; }\n')
    expect(text).toContain('location ~ "^/letter/[^/]+$" { error_log /dev/null; try_files /letter/index.html =404; }\n')
  })

  it("redirects to no path with an empty segment, which would be another site", () => {
    expect(textOf([])).toContain('location ~ "//|^/[\\x5c\\s]" { return 404; }\n')
  })

  it("lists the last rule for a header first, because nginx uses the first expression that matches", () => {
    expect(textOf([])).toMatch(
      /map \$site_path \$site_cache_control {\n {2}"~\^\/component---[^"]*" "b";\n {2}"~\^\/[^"]*" "a";\n {2}default "public, max-age=0, must-revalidate";\n}/,
    )
  })

  it("sends every header with every status, but lets clients cache no error", () => {
    const text = textOf([])
    expect(text).toContain("add_header x-frame-options $site_x_frame_options always;\n")
    expect(text).toContain("add_header cache-control $site_caching always;\n")
  })

  it.each([
    ["/letter/abcdef", "/letter/:userId"],
    ["/commit/abcdef/more/", "/commit/:userId"],
    ["/Letter/abc", "/:userId"],
    ["/l%65tter/abc", "/:userId"],
    ["/lettre/3f0c9a52-5b0e/x", "/lettre/:userId"],
    [`/lettre/${"a".repeat(24)}`, "/lettre/:userId"],
    ["//8f14e45f", "//:userId"],
    ["/team/no-such-page/", "/team/no-such-page/"],
    ["/letter/", "/letter/"],
    ["/wp-login.php", "/wp-login.php"],
  ])("logs %s as %s", (path, logged) => {
    // nginx and JavaScript read these expressions in the same way.
    const [, map = ""] = /map \$site_path \$site_redacted_path {([^]*?)\n}/.exec(textOf([])) ?? []
    const expressions = [...map.matchAll(/"~(.*)" \$1:userId;/g)].map(([, source = ""]) => new RegExp(source))
    expect(expressions).toHaveLength(2)
    const start = expressions.map((expression) => expression.exec(path)?.[1]).find((found) => found !== undefined)
    expect(start === undefined ? path : `${start}:userId`).toBe(logged)
  })

  it.each(['/a"b', "/a$b"])("rejects the path %p, in which nginx would see a quote or a variable", (path) => {
    expect(() => textOf([redirect(path, "/c")])).toThrow(/^The rule .* cannot be written for nginx\.$/)
  })
})
