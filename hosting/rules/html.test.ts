import { gatsbyPage } from "../../environment/testing/fixtures"
import { inlineCode, insertPolicy } from "./html"

describe("inline code", () => {
  it("contains the inline scripts and styles that the browser applies, without data and files", () => {
    expect(inlineCode(gatsbyPage("/team/"))).toEqual({
      scripts: ['window.pagePath="/team/";'],
      styles: ["body{color:red}"],
      styleAttributes: ["outline:none"],
    })
  })

  it("is parsed as in a browser: decodes entities in attributes but not in scripts, and ends lines with LF", () => {
    const code = inlineCode(
      `<body style="font:&quot;A&quot;"><script>a &amp;&amp; b\r\nc</script><noscript><style>b{}</style></noscript>`,
    )
    expect(code).toEqual({ styleAttributes: ['font:"A"'], scripts: ["a &amp;&amp; b\nc"], styles: ["b{}"] })
  })
})

describe("a policy", () => {
  it("follows the character set, with an escaped value", () => {
    expect(insertPolicy(gatsbyPage("/"), `a"<b>&`)).toContain(
      '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="a&quot;&lt;b&gt;&amp;"/><style',
    )
  })

  it("replaces the policy of an earlier build", () => {
    const page = insertPolicy(gatsbyPage("/"), `a"<b>&`)
    expect(insertPolicy(page, "x")).toBe(insertPolicy(gatsbyPage("/"), "x"))
  })

  it("is not inserted if the head does not start with its character set, because a script could precede the policy", () => {
    for (const html of ["<p>x", "<html><head><script>x()</script><meta charset=utf-8></head></html>"])
      expect(() => insertPolicy(html, "x")).toThrow("The head of this page does not start with its character set.")
  })
})
