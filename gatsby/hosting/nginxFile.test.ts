import { nginxFile } from "./nginxFile"

// Whether nginx serves the site with this file as specified, `npm run hosts` tests with nginx itself.

const headers =
  "/*\n  x-frame-options: DENY\n  cache-control: a\n\n/component---*\n  cache-control: b\n\n/admin/\n  ! x-frame-options\n"

describe("nginx.conf", () => {
  it("has a location for each redirect and each rewrite", () => {
    const text = nginxFile(
      "/old /apply/#steps 301\n/hiring https://forms.example/1 302\n/letter/:userId /letter/ 200\n",
      headers,
    )
    expect(text).toContain('  location = "/old" { return 301 "/apply/$is_args$args#steps"; }\n')
    expect(text).toContain('  location = "/hiring" { return 302 "https://forms.example/1$is_args$args"; }\n')
    expect(text).toMatch(/ {2}location ~ "\^\/letter\/.*\[\^\/\]\+\)\$" { try_files \/letter\/index.html =404; }\n/)
  })

  it("lists the last rule for a header first, because nginx uses the first expression that matches", () => {
    expect(nginxFile("", headers)).toMatch(
      /map \$site_path \$site_cache_control {\n {2}"~\^\/component---[^"]*" "b";\n {2}"~\^\/[^"]*" "a";\n {2}default "public, max-age=0, must-revalidate";\n}/,
    )
  })

  it("has a default only for cache-control, and nothing between the maps, the headers and the locations", () => {
    const text = nginxFile("/old /new/ 301\n/older /new/ 301\n", "/*\n  x-a: 1\n  x-b: 2\n")
    expect(text).toMatch(
      /\nmap \S+ \S+ { \S+ \S+ }\nmap \$site_path \$site_x_a {\n {2}"~[^"]*" "1";\n}\nmap \$site_path/,
    )
    expect(text).toMatch(/\n {2}add_header x-a [^\n]*;\n {2}add_header x-b [^\n]*;\n {2}if/)
    expect(text).toMatch(/\n {2}location = "\/old" [^\n]*}\n {2}location = "\/older" [^\n]*}\n {2}location/)
  })

  it("sends every header with every status, but lets clients cache no error", () => {
    const text = nginxFile("", headers)
    expect(text).toContain("  add_header x-frame-options $site_x_frame_options always;\n")
    expect(text).toContain("  add_header cache-control $site_caching always;\n")
  })

  it.each(['/a"b /c 301', "/a$b /c 301"])(
    "rejects the rule %p, in which nginx would see a quote or a variable",
    (rule) => {
      expect(() => nginxFile(rule, headers)).toThrow(/^The rule .* cannot be written for nginx\.$/)
    },
  )
})
