import { isPageOfThisSite } from "./isPageOfThisSite"

// test/gatsby and jest.config.mjs name /hiring and /bootcamp-application as redirects.
describe("who follows a link", () => {
  it.each(["/", "/research/", "/#faq", "/apply/?from=mail", "/hiring-guide/"])("Gatsby's router: %s", (href) => {
    expect(isPageOfThisSite(href)).toBe(true)
  })

  it.each([
    "/hiring",
    "/hiring/",
    "/bootcamp-application?x=1",
    "https://example.org/",
    "//example.org/",
    "mailto:hello@example.org",
    "#faq",
    "/documents/terms.pdf",
  ])("the browser: %s", (href) => {
    expect(isPageOfThisSite(href)).toBe(false)
  })
})
