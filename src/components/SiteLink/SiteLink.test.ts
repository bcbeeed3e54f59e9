import { isRouterLink } from "./SiteLink"

// jest.config.mjs defines /hiring and /bootcamp-application as redirects.
describe("isRouterLink", () => {
  it.each(["/", "/research/", "/#faq", "/apply/?from=mail", "/hiring-guide/"])("returns true for %s", (href) => {
    expect(isRouterLink(href)).toBe(true)
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
  ])("returns false for %s", (href) => {
    expect(isRouterLink(href)).toBe(false)
  })
})
