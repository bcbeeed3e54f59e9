import { addPolicyAndScripts as addWith, loadScriptsAfterPaint } from "./addPolicyAndScripts"
import { hashSource } from "./contentSecurityPolicy"
import { environment, gatsbyPage } from "./testing/fixtures"
import { inlineCode } from "./html"

const withClientRoutes = { ...environment, GATSBY_REDIRECT_PAGES: true }
const addPolicyAndScripts = (file: string, variables = environment, html = gatsbyPage("/")) =>
  addWith({ html, file, resources: [] }, { environment: variables, pictureOrigins: ["https://cdn.example"] })

/** Returns the first content-security policy in a page. */
const policyIn = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ""

it.each(["team/index.html", "letter/index.html", "404.html"])(
  "the policy of %s allows each inline script and style by its hash, also if the page is processed again",
  (file) => {
    const html = addPolicyAndScripts(file, withClientRoutes)
    const { scripts, styles, styleAttributes } = inlineCode(html)
    expect(scripts.length).toBeGreaterThan(1)
    for (const code of [...scripts, ...styles, ...styleAttributes]) expect(policyIn(html)).toContain(hashSource(code))
    // Gatsby keeps the files of unchanged pages.
    expect(addPolicyAndScripts(file, withClientRoutes, html)).toBe(html)
  },
)

it.each([
  ["index.html", "public", false],
  ["team/index.html", "public", false],
  // A mistyped address may contain an applicant's id.
  ["404.html", "public", true],
  ["temp/index.html", "signIn", false],
  ["acceptance/index.html", "signIn", false],
  ["letter/index.html", "personal", true],
  ["commit/index.html", "personal", true],
])("%s has the policy of a %s page; sends no referrer: %s", (file, kind, sendsNoReferrer) => {
  const html = addPolicyAndScripts(file, { ...environment, GATSBY_GA_MEASUREMENT_ID: "G-ABC" })
  expect(/script-src[^;]*forms\.example/.test(policyIn(html))).toBe(kind === "public")
  expect(policyIn(html).includes("googletagmanager")).toBe(kind !== "personal")
  expect(policyIn(html)).toContain("https://cdn.example")
  expect(html.includes('<meta data-hosting="" name="referrer" content="no-referrer"/>')).toBe(sendsNoReferrer)
})

it("a personal page first creates the default policy of Trusted Types, then redirects if the id is missing", () => {
  const [first, second] = inlineCode(addPolicyAndScripts("letter/index.html")).scripts
  expect(first).toContain('"default"')
  expect(second).toMatch(/\("\^\/letter\/"\)$/)
  expect(addPolicyAndScripts("team/index.html")).not.toMatch(/"default"|location/)
})

describe("the 404 page", () => {
  it("renders the client-only routes only if GATSBY_REDIRECT_PAGES is true", () => {
    expect(addPolicyAndScripts("404.html")).not.toContain("RegExp")
    const { scripts } = inlineCode(addPolicyAndScripts("404.html", withClientRoutes))
    expect(scripts).toHaveLength(6)
    // The third script adds the personal policy, which has to allow the later scripts too.
    for (const script of scripts.slice(3)) expect(scripts[2]).toContain(hashSource(script))
    expect(scripts[2]).not.toContain("script-src 'self' https://forms")
    expect(scripts[2]).toContain("require-trusted-types-for 'script'")
    const pattern = JSON.stringify("^(?:/letter/[^/]+|/decision/[^/]+|/commit/[^/]+)/?$")
    for (const script of scripts.slice(1, 4)) expect(script).toContain(pattern)
  })

  it("is emptied after its content and before Gatsby's scripts", () => {
    const html = addPolicyAndScripts("404.html", withClientRoutes)
    const position = html.indexOf(inlineCode(html).scripts[3] ?? "missing")
    expect(position).toBeGreaterThan(html.indexOf("<h1>Hello</h1></div></div>"))
    expect(position).toBeLessThan(html.indexOf("gatsby-script-loader"))
    expect(() => addPolicyAndScripts("404.html", withClientRoutes, "<head><meta charset=utf-8></head>")).toThrow(
      'The 404 page has no element with the id "___gatsby".',
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
    expect(loadScriptsAfterPaint(html, ["x.js"], true)).toBe(html)
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
})
