import { addPolicyAndScripts as addWith, loadScriptsAfterPaint } from "./addPolicyAndScripts"
import { hashSource } from "./contentSecurityPolicy"
import { environment, gatsbyPage } from "../../environment/testing/fixtures"
import { inlineCode } from "./html"

const addPolicyAndScripts = (html: string) =>
  addWith({ html, path: "/letter/index.html", resources: [] }, environment, ["https://cdn.example"])

it("the policy of a page allows each inline script and style by its hash, also if the page is processed again", () => {
  const html = addPolicyAndScripts(gatsbyPage("/"))
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ""
  const { scripts, styles, styleAttributes } = inlineCode(html)
  expect(scripts).toHaveLength(2)
  for (const code of [...scripts, ...styles, ...styleAttributes]) expect(policy).toContain(hashSource(code))
  expect(policy).toContain("https://cdn.example")
  expect(policy).toContain("require-trusted-types-for")
  // Gatsby keeps the files of unchanged pages.
  expect(addPolicyAndScripts(html)).toBe(html)
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
    expect(inlineCode(html).scripts.at(-1)).toContain(`(${JSON.stringify(sources)},false)`)
    expect(loadScriptsAfterPaint(html, ["x.js"], true)).toBe(html)
  })

  it("load together with the chunks and the data of the page, from the same origin", () => {
    const cdn = page.replace(sources[0] ?? "", "https://cdn.example/framework-1.js")
    const resources = ["page-1.js", "framework-1.js", "page-data/index/page-data.json"]
    const all = ["framework-1.js", "app-2.js", "page-1.js", "page-data/index/page-data.json"]
    const code = inlineCode(loadScriptsAfterPaint(cdn, resources, false)).scripts.at(-1)
    expect(code).toContain(`(${JSON.stringify(all.map((name) => `https://cdn.example/${name}`))},false)`)
  })
})
