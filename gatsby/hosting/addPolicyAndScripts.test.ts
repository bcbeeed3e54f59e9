import type { Environment } from "../environment"
import { hashSource } from "./contentSecurityPolicy"
import { environment, gatsbyPage } from "./fixtures"
import { inlineCode } from "./html"
import { loadScriptsAfterPaint, addPolicyAndScripts as addWith } from "./addPolicyAndScripts"

const warn = jest.fn()
const addPolicyAndScripts = (html: string, file: string, variables: Environment, warnWith: typeof warn) =>
  addWith(
    { html, file, resources: [] },
    { environment: variables, pictureOrigins: ["https://cdn.example"], warn: warnWith },
  )
const withClientRoutes = { ...environment, GATSBY_REDIRECT_PAGES: true }

/** Returns the first content-security policy in a page. */
const policyIn = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ""

describe("addPolicyAndScripts", () => {
  it("allows every inline script and style of the resulting page by its hash", () => {
    const html = addPolicyAndScripts(gatsbyPage("/team/"), "team/index.html", environment, warn)
    const { scripts, styles, styleAttributes } = inlineCode(html)
    expect(scripts).toHaveLength(2)
    for (const code of [...scripts, ...styles, ...styleAttributes]) expect(policyIn(html)).toContain(hashSource(code))
  })

  it("returns the same page when it runs again, because Gatsby keeps the files of unchanged pages", () => {
    for (const file of ["team/index.html", "letter/index.html", "404.html"]) {
      const once = addPolicyAndScripts(gatsbyPage("/"), file, withClientRoutes, warn)
      expect(addPolicyAndScripts(once, file, withClientRoutes, warn)).toBe(once)
    }
  })

  it("sends no referrer from a personal page, and allows no third-party scripts there", () => {
    const withAnalytics = { ...environment, GATSBY_GA_MEASUREMENT_ID: "G-ABC" }
    const letter = addPolicyAndScripts(gatsbyPage("/letter/"), "letter/index.html", withAnalytics, warn)
    expect(letter).toContain('<meta data-hosting="" name="referrer" content="no-referrer"/>')
    expect(policyIn(letter)).not.toMatch(/googletagmanager|script-src[^;]*forms\.example/)
    const team = addPolicyAndScripts(gatsbyPage("/team/"), "team/index.html", withAnalytics, warn)
    expect(team).not.toContain('name="referrer"')
    expect(policyIn(team)).toMatch(/script-src[^;]*googletagmanager[^;]*forms\.example/)
  })

  it("sends no referrer from the 404 page, because a mistyped address may contain an applicant's id", () => {
    const notFound = addPolicyAndScripts(gatsbyPage("/404.html"), "404.html", environment, warn)
    expect(notFound).toContain('<meta data-hosting="" name="referrer" content="no-referrer"/>')
  })

  it("allows the scripts of forms only on public pages, and pictures from the origins that the content names", () => {
    const policyOf = (file: string) => policyIn(addPolicyAndScripts(gatsbyPage("/"), file, environment, warn))
    for (const file of ["index.html", "team/index.html", "404.html"])
      expect(policyOf(file)).toMatch(/script-src[^;]*forms\.example/)
    for (const file of ["temp/index.html", "acceptance/index.html", "commit/index.html"])
      expect(policyOf(file)).not.toMatch(/script-src[^;]*forms\.example/)
    expect(policyOf("team/index.html")).toMatch(/img-src 'self' data: https:\/\/cdn\.example;/)
  })

  it("creates the default policy of Trusted Types before any other script of a page that requires it", () => {
    const isCreated = (file: string) =>
      inlineCode(addPolicyAndScripts(gatsbyPage("/"), file, withClientRoutes, warn)).scripts[0]?.includes('"default"')
    expect(["letter/index.html", "404.html", "team/index.html", "temp/index.html"].map(isCreated)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it("redirects from a shell without an id, with the second script of the page, which its policy allows", () => {
    const letter = addPolicyAndScripts(gatsbyPage("/letter/"), "letter/index.html", environment, warn)
    const [, script = ""] = inlineCode(letter).scripts
    expect(script).toMatch(/\("\^\/letter\/"\)$/)
    expect(policyIn(letter)).toContain(hashSource(script))
    expect(addPolicyAndScripts(gatsbyPage("/team/"), "team/index.html", environment, warn)).not.toContain("location")
  })

  it("renders the client-only routes from 404.html only if GATSBY_REDIRECT_PAGES is true", () => {
    expect(addPolicyAndScripts(gatsbyPage("/404.html"), "404.html", environment, warn)).not.toContain("RegExp")
    const html = addPolicyAndScripts(gatsbyPage("/404.html"), "404.html", withClientRoutes, warn)
    const { scripts } = inlineCode(html)
    expect(scripts).toHaveLength(6)
    for (const script of scripts) expect(policyIn(html)).toContain(hashSource(script))
    // The third script adds the personal policy, which has to allow the later scripts too.
    for (const script of scripts.slice(3)) expect(scripts[2]).toContain(hashSource(script))
    expect(scripts[2]).not.toContain("script-src 'self' https://forms")
    expect(scripts[2]).toContain("require-trusted-types-for 'script'")
    const pattern = JSON.stringify("^(?:/letter/[^/]+|/decision/[^/]+|/commit/[^/]+)/?$")
    for (const script of scripts.slice(1, 4)) expect(script).toContain(pattern)
  })

  it("empties the 404 page after its content and before Gatsby's scripts", () => {
    const html = addPolicyAndScripts(gatsbyPage("/404.html"), "404.html", withClientRoutes, warn)
    const position = html.indexOf(inlineCode(html).scripts[3] ?? "missing")
    expect(position).toBeGreaterThan(html.indexOf("<h1>Hello</h1></div></div>"))
    expect(position).toBeLessThan(html.indexOf("gatsby-script-loader"))
    expect(() => addPolicyAndScripts("<head><meta charset=utf-8></head>", "404.html", withClientRoutes, warn)).toThrow(
      'The 404 page has no element with the id "___gatsby".',
    )
  })

  it("warns only about event handlers in attributes, which the policy blocks", () => {
    warn.mockClear()
    addPolicyAndScripts(gatsbyPage("/"), "index.html", environment, warn)
    expect(warn).not.toHaveBeenCalled()
    const html = gatsbyPage("/").replace("<h1", '<h1 onclick="x()" onfocus="y()"')
    addPolicyAndScripts(html, "index.html", environment, warn)
    expect(warn).toHaveBeenCalledWith(
      "index.html: the content-security policy blocks event handlers in attributes: onclick of h1, onfocus of h1.",
    )
  })
})

describe("async scripts", () => {
  const sources = ["/framework-1.js", "https://cdn.example/app-2.js"]
  const asyncScripts = `<script src="${sources[0]}" async></script><script src="${sources[1]}" async=""></script>`
  const page = gatsbyPage("/").replace(
    /<script src=[^>]*><\/script>/,
    `<!-- slice-start id="s" -->${asyncScripts}<!-- slice-end id="s" -->`,
  )
  const html = loadScriptsAfterPaint(page, [], false)

  it("are replaced with one inline script inside the slice that Gatsby's next build replaces", () => {
    expect(html).toMatch(/<!-- slice-start id="s" --><script>[^<]*<\/script><!-- slice-end id="s" -->/)
    expect(html).not.toContain("<script src")
    expect(html).toContain('window.pagePath="/"')
    expect(inlineCode(html).scripts.at(-1)).toContain(`(${JSON.stringify(sources)},[])`)
  })

  it("load together with the chunks and the data of the page, from the same origin", () => {
    const cdn = page.replace(sources[0] ?? "", "https://cdn.example/framework-1.js")
    const resources = ["page-1.js", "framework-1.js", "page-data/index/page-data.json"]
    const all = ["framework-1.js", "app-2.js", "page-1.js", "page-data/index/page-data.json"]
    const code = inlineCode(loadScriptsAfterPaint(cdn, resources, false)).scripts.at(-1)
    expect(code).toContain(`(${JSON.stringify(all.map((name) => `https://cdn.example/${name}`))},[])`)
  })

  it("are downloaded at once on an urgent page, and also run after the first paint", () => {
    const code = inlineCode(loadScriptsAfterPaint(page, ["page-data/letter/page-data.json"], true)).scripts.at(-1)
    expect(code).toContain(
      `(${JSON.stringify(sources)},${JSON.stringify([...sources, "/page-data/letter/page-data.json"])})`,
    )
  })

  it("stays unchanged if it has no async scripts, or if they have already been replaced", () => {
    const bound = '<html><body><script src="/a.js" nomodule></script><script>b()</script></body></html>'
    expect(loadScriptsAfterPaint(bound, ["x.js"], true)).toBe(bound)
    expect(loadScriptsAfterPaint(html, ["x.js"], true)).toBe(html)
  })

  it("cannot end the inline script with `</script>` in their URL", () => {
    const strange = loadScriptsAfterPaint('<body><script src="/</script>.js" async></script></body>', [], false)
    expect(strange.match(/<\/script>/g)).toHaveLength(1)
  })
})
