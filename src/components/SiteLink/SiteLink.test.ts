import { isRouterLink, SiteLink } from "./SiteLink"

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

it.each([
  ["/", false],
  ["/research/", true],
])("a link to %s is marked on the pages below it: %s", (href, isMarked) => {
  expect(SiteLink({ href, children: "A page" }).props).toMatchObject({ partiallyActive: isMarked })
})
