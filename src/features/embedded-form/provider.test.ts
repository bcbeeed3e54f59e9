import { isFormOrigin, permittedScript } from "./provider"

function setProvider(url: string, origins = ""): void {
  jest.replaceProperty(process.env, "GATSBY_FORMS_URL", url)
  jest.replaceProperty(process.env, "GATSBY_FORMS_ORIGINS", origins)
}

beforeEach(() => setProvider("https://form.jotform.com", "https://cards.jotform.pro, https://forms.example"))

describe("isFormOrigin", () => {
  it.each([
    [true, "https://form.jotform.com"],
    [true, "https://submit.jotform.com"],
    [true, "https://cards.jotform.pro"],
    [true, "https://forms.example"],
    [false, ""],
    [false, "null"],
    [false, "http://form.jotform.com"],
    [false, "https://form.jotform.com:8443"],
    [false, "https://form.jotform.com.evil.example"],
    [false, "https://evil.jotform.com"],
    [false, "https://FORM.jotform.com"],
    [false, "https://form.jotform.com/"],
  ])("returns %s for %j", (expected, origin) => expect(isFormOrigin(origin)).toBe(expected))

  it("rejects an empty origin if the environment has no form origins", () => {
    setProvider("")
    expect(isFormOrigin("")).toBe(false)
  })
})

describe("permittedScript", () => {
  it.each([
    "https://jotform.com.evil.example/a.js",
    "https://form.jotform.com@evil.example/a.js",
    "https://eviljotform.com/a.js",
    "http://form.jotform.com/a.js",
    "//form.jotform.com/a.js",
    "/a.js",
    "javascript:alert(1)",
    "data:text/javascript,alert(1)",
    "blob:https://form.jotform.com/1",
    "",
    // A host of the provider that is not on the allowlist.
    "https://cdn.jotform.com/a.js",
  ])("rejects %j", (address) => expect(permittedScript(address, "https://form.jotform.com")).toBeUndefined())

  it("rejects all scripts if the form or the script is on another domain, even on an allowed one", () => {
    setProvider("https://forms.example", "https://form.jotform.com")
    expect(permittedScript("https://form.jotform.com/a.js", "https://forms.example")).toBeUndefined()
    expect(permittedScript("https://forms.example/a.js", "https://form.jotform.com")).toBeUndefined()
  })

  it.each([
    [true, "https://www.jotform.com"],
    [true, "https://eu.jotform.pro"],
    [true, "http://localhost:9101"],
    [true, "http://127.10.20.30:9101"],
    [true, "http://[::1]:9101"],
    [false, "http://localhost.evil.example"],
    [false, "http://evil-localhost"],
    [false, "http://127.0.0.1.evil.example"],
    [false, "ftp://localhost"],
    [false, "https://form.jotform.com.evil.example"],
    [false, "https://eviljotform.com"],
    [false, "http://form.jotform.com"],
  ])("returns whether a script may come from an allowed origin: %s for %s", (expected, own) => {
    setProvider(own)
    expect(permittedScript(`${own}/a.js`, own)?.href).toBe(expected ? `${own}/a.js` : undefined)
    expect(permittedScript("http://127.0.0.1:9102/a.js", own)).toBeUndefined()
  })
})
