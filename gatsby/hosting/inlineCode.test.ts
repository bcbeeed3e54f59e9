import fc from "fast-check"
import { gatsbyPage } from "./fixtures"
import { inlineCode, isPage, marked, markedScript, withHeadStart, withoutMarked, withScriptBehind } from "./inlineCode"

describe("inline code", () => {
  it("is what runs or styles: no data, no file", () => {
    expect(inlineCode(gatsbyPage("/team/"))).toEqual({
      scripts: ['window.pagePath="/team/";'],
      styles: ["body{color:red}"],
      styleAttributes: ["outline:none"],
      eventHandlers: [],
    })
  })

  it.each([
    ["no type", "", true],
    ["a module", ' type="module"', true],
    ["an import map", ' type="importmap"', true],
    ["JavaScript by its full name", ' type="text/javascript"', true],
    ["JSON-LD", ' type="application/ld+json"', false],
    ["a template", ' type="text/template"', false],
  ])("of a script with %s: %s", (_name, type, runs) => {
    expect(inlineCode(`<head><script${type}>x()</script></head>`).scripts).toEqual(runs ? ["x()"] : [])
  })

  it("is read as the browser reads it: entities in attributes decoded, in scripts not, line ends as LF", () => {
    const code = inlineCode(
      `<body style="font:&quot;A&quot;"><script>a &amp;&amp; b\r\nc</script><noscript><style>b{}</style></noscript>`,
    )
    expect(code.styleAttributes).toEqual(['font:"A"'])
    expect(code.scripts).toEqual(["a &amp;&amp; b\nc"])
    expect(code.styles).toEqual(["b{}"])
  })

  it("names event handlers, which no hash allows", () => {
    expect(inlineCode('<img onerror="x()"><template><a onclick="y()"></a></template>').eventHandlers).toEqual([
      "onerror of img",
      "onclick of a",
    ])
  })
})

describe("start of the head", () => {
  const policy = marked({ "http-equiv": "Content-Security-Policy", content: "default-src 'self'" })

  it("is the character set, then what is added, then the rest as it was", () => {
    expect(withHeadStart(gatsbyPage("/"), [policy])).toBe(
      gatsbyPage("/").replace(
        '<meta charSet="utf-8"/>',
        `<meta charset="utf-8"/><meta data-hosting="" http-equiv="Content-Security-Policy" content="default-src 'self'"/>`,
      ),
    )
  })

  it("moves a character set that stands late", () => {
    expect(withHeadStart("<html><head><script>x()</script><meta charset=utf-8></head></html>", [policy])).toBe(
      `<html><head><meta charset="utf-8"/>${policy}<script>x()</script></head></html>`,
    )
  })

  it("can be taken away again, wherever it was put", () => {
    const page = withHeadStart(gatsbyPage("/"), [])
    const changed = withScriptBehind(withHeadStart(page, [policy, markedScript("a()")]), "___gatsby", "b()")
    expect(inlineCode(changed).scripts).toEqual(["a()", "b()", 'window.pagePath="/";'])
    expect(changed).toContain("</div></div><script data-hosting")
    expect(withoutMarked(changed)).toBe(page)
  })

  it("leaves the rest untouched, whatever it is", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const body = `<body>${text.replaceAll("data-hosting", "")}`
        const page = `<html><head><meta charset="utf-8"/></head>${body}`
        const changed = withHeadStart(page, [policy])
        expect(changed.endsWith(`</head>${body}`)).toBe(true)
        expect(withoutMarked(changed)).toBe(page)
      }),
    )
  })

  it("refuses what is no page", () => {
    expect(isPage("<script>slice()</script>")).toBe(false)
    expect(isPage(gatsbyPage("/"))).toBe(true)
    expect(() => withHeadStart("<p>x", [])).toThrow("This page has no head to write a policy into.")
    expect(() => withScriptBehind("<p>x", "frame", "x()")).toThrow('This page has no element with the id "frame".')
  })

  it("escapes values", () => {
    expect(marked({ content: `a"<b>&` })).toBe('<meta data-hosting="" content="a&quot;&lt;b&gt;&amp;"/>')
  })
})
