import { isFormOrigin, permittedScript } from "./provider"

const local = { url: process.env.GATSBY_FORMS_URL, origins: process.env.GATSBY_FORMS_ORIGINS }

function provide(url: string | undefined, origins = ""): void {
  process.env.GATSBY_FORMS_URL = url
  process.env.GATSBY_FORMS_ORIGINS = origins
}

beforeEach(() => provide("https://form.jotform.com", "https://cards.jotform.pro, https://forms.example"))
afterAll(() => provide(local.url, local.origins))

describe("origins that a form may speak from", () => {
  it.each([
    "https://form.jotform.com",
    "https://submit.jotform.com",
    "https://cards.jotform.pro",
    "https://forms.example",
  ])("%s is one", (origin) => expect(isFormOrigin(origin)).toBe(true))

  it.each([
    "",
    "null",
    "http://form.jotform.com",
    "https://form.jotform.com:8443",
    "https://form.jotform.com.evil.example",
    "https://evil.jotform.com",
    "https://jotform.com",
    "https://FORM.jotform.com",
    "https://form.jotform.com/",
  ])("%j is none", (origin) => expect(isFormOrigin(origin)).toBe(false))

  it("are none where the environment names none", () => {
    provide("")
    expect(isFormOrigin("")).toBe(false)
  })
})

describe("a script that a form may have loaded", () => {
  const sender = "https://form.jotform.com"

  it("is one of the provider's on an origin that the policy of the pages lets in", () => {
    expect(permittedScript("https://www.jotform.com/js/a.js?v=1", sender)?.href).toBe(
      "https://www.jotform.com/js/a.js?v=1",
    )
  })

  it.each([
    "https://jotform.com.evil.example/a.js",
    "https://evil.example/jotform.com/a.js",
    "https://form.jotform.com@evil.example/a.js",
    "https://eviljotform.com/a.js",
    "http://form.jotform.com/a.js",
    "//form.jotform.com/a.js",
    "/a.js",
    "javascript:alert(1)",
    "data:text/javascript,alert(1)",
    "blob:https://form.jotform.com/1",
    "https://",
    "",
    // The provider's, but the policy would stop it.
    "https://cdn.jotform.com/a.js",
  ])("is not %j", (address) => expect(permittedScript(address, sender)).toBeUndefined())

  it("is none where the form itself stands elsewhere, though the environment lets it speak", () => {
    provide("https://forms.example", "https://form.jotform.com")
    expect(permittedScript("https://form.jotform.com/a.js", "https://forms.example")).toBeUndefined()
    expect(permittedScript("https://forms.example/a.js", "https://form.jotform.com")).toBeUndefined()
  })

  it("may come from a stand-in on this machine where the environment names it, and from no other port", () => {
    provide("http://127.0.0.1:9101")
    const own = "http://127.0.0.1:9101"
    expect(permittedScript(`${own}/a.js`, own)?.href).toBe(`${own}/a.js`)
    expect(permittedScript("http://127.0.0.1:9102/a.js", own)).toBeUndefined()
  })

  it("may stand on jotform.pro too", () => {
    provide("https://eu.jotform.pro")
    expect(permittedScript("https://eu.jotform.pro/a.js", "https://eu.jotform.pro")).toBeDefined()
  })
})
