import { isFormOrigin, permittedScript } from "./provider"

const local = { url: process.env.GATSBY_FORMS_URL, origins: process.env.GATSBY_FORMS_ORIGINS }

function setProvider(url: string, origins = ""): void {
  process.env.GATSBY_FORMS_URL = url
  process.env.GATSBY_FORMS_ORIGINS = origins
}

beforeEach(() => setProvider("https://form.jotform.com", "https://cards.jotform.pro, https://forms.example"))
afterAll(() => setProvider(local.url, local.origins))

describe("isFormOrigin", () => {
  it.each([
    "https://form.jotform.com",
    "https://submit.jotform.com",
    "https://cards.jotform.pro",
    "https://forms.example",
  ])("accepts %s", (origin) => expect(isFormOrigin(origin)).toBe(true))

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
  ])("rejects %j", (origin) => expect(isFormOrigin(origin)).toBe(false))

  it("rejects an empty origin if the environment has no form origins", () => {
    setProvider("")
    expect(isFormOrigin("")).toBe(false)
  })
})

describe("permittedScript", () => {
  const sender = "https://form.jotform.com"

  it("accepts a script of the provider on an allowed origin", () => {
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
    // A host of the provider that is not on the allowlist.
    "https://cdn.jotform.com/a.js",
  ])("rejects %j", (address) => expect(permittedScript(address, sender)).toBeUndefined())

  it("rejects all scripts if the form or the script is on another domain, even on an allowed one", () => {
    setProvider("https://forms.example", "https://form.jotform.com")
    expect(permittedScript("https://form.jotform.com/a.js", "https://forms.example")).toBeUndefined()
    expect(permittedScript("https://forms.example/a.js", "https://form.jotform.com")).toBeUndefined()
  })

  it("accepts a script of a local service on the configured port only", () => {
    setProvider("http://127.0.0.1:9101")
    const own = "http://127.0.0.1:9101"
    expect(permittedScript(`${own}/a.js`, own)?.href).toBe(`${own}/a.js`)
    expect(permittedScript("http://127.0.0.1:9102/a.js", own)).toBeUndefined()
  })

  it.each(["http://localhost:9101", "https://localhost", "http://127.10.20.30:9101", "http://[::1]:9101"])(
    "accepts a script of a service on this machine at %s",
    (own) => {
      setProvider(own)
      expect(permittedScript(`${own}/a.js`, own)).toBeDefined()
    },
  )

  it.each([
    "http://localhost.evil.example",
    "http://evil-localhost",
    "http://127.0.0.1.evil.example",
    "https://evil.127.0.0.1.example",
    "ftp://localhost",
    "https://form.jotform.com.evil.example",
    "https://eviljotform.com",
    "http://form.jotform.com",
  ])("rejects a script at %s, even if the environment allows the origin", (own) => {
    setProvider(own)
    expect(permittedScript(`${own}/a.js`, own)).toBeUndefined()
  })

  it("accepts a script on jotform.pro", () => {
    setProvider("https://eu.jotform.pro")
    expect(permittedScript("https://eu.jotform.pro/a.js", "https://eu.jotform.pro")).toBeDefined()
  })
})
