import type { Environment } from "../environment"
import { contentSecurityPolicy, hashSource, policyHeader } from "./contentSecurityPolicy"
import { environment } from "./fixtures"
import type { InlineCode } from "./html"

const noInlineCode: InlineCode = { scripts: [], styles: [], styleAttributes: [] }

/** Sources by directive. */
const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ")
      return [name, sources]
    }),
  )
const policy = (changes: Partial<Environment> = {}, { inline = noInlineCode, isPersonal = false } = {}) =>
  directives(contentSecurityPolicy({ ...environment, ...changes }, inline, isPersonal))

describe("the content-security policy of a page", () => {
  it("allows a public page the configured services only", () => {
    expect(contentSecurityPolicy(environment, noInlineCode, false).split("; ")).toEqual([
      "default-src 'self'",
      "script-src 'self' https://forms.example https://submit.forms.example",
      "style-src 'self'",
      "img-src 'self' data: https:",
      "font-src 'self'",
      "connect-src 'self' https://data.example https://records.example https://sheet.example",
      "frame-src https://forms.example https://submit.forms.example",
      "worker-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ])
  })

  it("never allows inline scripts or eval in general", () => {
    const text = contentSecurityPolicy({ ...environment, GATSBY_GA_MEASUREMENT_ID: "G-ABC" }, noInlineCode, false)
    expect(text).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|script-src[^;]* https:[ ;]/)
  })

  it("allows the page's inline code by hash, with unsafe-hashes for style attributes only", () => {
    const inline = { scripts: ["alert(1)"], styles: ["a{}"], styleAttributes: ["outline:none"] }
    const made = policy({}, { inline, isPersonal: true })
    expect(made["script-src"]).toEqual(["'self'", hashSource("alert(1)")])
    expect(made["style-src"]).toEqual(["'self'", hashSource("a{}"), "'unsafe-hashes'", hashSource("outline:none")])
  })

  it("hashes like the example in the standard", () => {
    // https://www.w3.org/TR/CSP3/#example-hash-source: alert('Hello, world.');
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
  })

  it("allows files from the CDN, if one is set", () => {
    const made = policy({ GATSBY_ASSET_PREFIX: "https://cdn.example" })
    for (const name of ["default-src", "script-src", "style-src", "img-src", "font-src", "connect-src"])
      expect(made[name]).toContain("https://cdn.example")
    expect(made["frame-src"]).not.toContain("https://cdn.example")
  })

  it("allows the second host of a Google sheet, and the configured origins", () => {
    const connections = policy({
      GATSBY_SIGN_IN_SHEET_URL: "https://docs.google.com/spreadsheets/d/x/export?format=csv",
      GATSBY_SIGN_IN_SHEET_ORIGINS: ["https://more.example"],
    })["connect-src"]
    expect(connections).toEqual(
      expect.arrayContaining(["https://docs.google.com", "https://*.googleusercontent.com", "https://more.example"]),
    )
    expect(policy()["connect-src"]).not.toContain("https://*.googleusercontent.com")
  })

  it("accepts the placeholder anywhere in the URL of the sheet", () => {
    expect(policy({ GATSBY_SIGN_IN_SHEET_URL: "https://sheet.example/{email}/row" })["connect-src"]).toContain(
      "https://sheet.example",
    )
  })

  it.each([
    ["a public page with a measurement ID", "G-ABC", false, true],
    ["a public page without a measurement ID", undefined, false, false],
    ["a personal page", "G-ABC", true, false],
  ])("on %s allows analytics: %#", (_page, GATSBY_GA_MEASUREMENT_ID, isPersonal, isAllowed) => {
    const made = policy({ GATSBY_GA_MEASUREMENT_ID }, { isPersonal })
    expect(made["script-src"]?.includes("https://*.googletagmanager.com")).toBe(isAllowed)
    expect(made["connect-src"]?.includes("https://*.google-analytics.com")).toBe(isAllowed)
  })

  it("allows the form provider's scripts on public pages only, and its frames on all pages", () => {
    expect(policy()["script-src"]).toContain("https://forms.example")
    const personal = policy({}, { isPersonal: true })
    expect(personal["script-src"]).toEqual(["'self'"])
    expect(personal["frame-src"]).toContain("https://forms.example")
  })

  it("allows the other origins of a known form provider", () => {
    const made = policy({
      GATSBY_FORMS_URL: "https://form.jotform.com",
      GATSBY_FORMS_ORIGINS: ["https://forms.example"],
    })
    expect(made["frame-src"]).toEqual([
      "https://form.jotform.com",
      "https://www.jotform.com",
      "https://submit.jotform.com",
      "https://forms.example",
    ])
  })
})

describe("the policy header", () => {
  it("blocks framing, which a page cannot do, and has no directive that would block a page's hashes", () => {
    const made = directives(policyHeader)
    expect(made["frame-ancestors"]).toEqual(["'none'"])
    expect(Object.keys(made)).not.toEqual(expect.arrayContaining(["script-src"]))
    expect(policyHeader).not.toMatch(/default-src|script-src|style-src/)
  })
})
