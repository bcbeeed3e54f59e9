import { gatsbyPage } from "./testing/fixtures"
import { inlineCode, insertIntoHead, metaElement, removeInserted, scriptElement } from "./html"

describe("inline code", () => {
  it("contains the inline scripts and styles that the browser applies, without data and files", () => {
    expect(inlineCode(gatsbyPage("/team/"))).toEqual({
      scripts: ['window.pagePath="/team/";'],
      styles: ["body{color:red}"],
      styleAttributes: ["outline:none"],
    })
  })

  it.each([
    ["no type", "", true],
    ["a module", ' type="module"', true],
    ["an import map", ' type="importmap"', true],
    ["JavaScript by its full name, with spaces around it", ' type=" text/javascript "', true],
    ["JSON-LD", ' type="application/ld+json"', false],
    ["a template", ' type="text/template"', false],
  ])("includes a script with %s: %s", (_name, type, isExecuted) => {
    expect(inlineCode(`<head><script${type}>x()</script></head>`).scripts).toEqual(isExecuted ? ["x()"] : [])
  })

  it("is parsed as in a browser: decodes entities in attributes but not in scripts, and ends lines with LF", () => {
    const code = inlineCode(
      `<body style="font:&quot;A&quot;"><script>a &amp;&amp; b\r\nc</script><noscript><style>b{}</style></noscript>`,
    )
    expect(code.styleAttributes).toEqual(['font:"A"'])
    expect(code.scripts).toEqual(["a &amp;&amp; b\nc"])
    expect(code.styles).toEqual(["b{}"])
  })
})

describe("elements inserted into the head", () => {
  const policy = metaElement({ "http-equiv": "Content-Security-Policy", content: "default-src 'self'" })

  it("follow the character set", () => {
    expect(insertIntoHead(gatsbyPage("/"), [policy])).toBe(
      gatsbyPage("/").replace(
        '<meta charSet="utf-8"/>',
        `<meta charSet="utf-8"/><meta data-hosting="" http-equiv="Content-Security-Policy" content="default-src 'self'"/>`,
      ),
    )
  })

  it("are not inserted if the head does not start with its character set, because a script could precede the policy", () => {
    for (const html of ["<p>x", "<html><head><script>x()</script><meta charset=utf-8></head></html>"])
      expect(() => insertIntoHead(html, [policy])).toThrow(
        "The head of this page does not start with its character set.",
      )
  })

  it("have escaped values, and can be removed again, also from the body", () => {
    const escaped = metaElement({ content: `a"<b>&` })
    const page = insertIntoHead(gatsbyPage("/"), [policy, scriptElement("if (a < b)\n  c()"), escaped])
    expect(page).toContain('<meta data-hosting="" content="a&quot;&lt;b&gt;&amp;"/>')
    const changed = page.replace("</body>", `${scriptElement("d()")}</body>`)
    expect(inlineCode(changed).scripts).toEqual(["if (a < b)\n  c()", 'window.pagePath="/";', "d()"])
    expect(removeInserted(changed)).toBe(gatsbyPage("/"))
  })
})
