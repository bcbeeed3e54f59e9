import { contentSecurityPolicy, hashSource, policyHeader, type PolicyOptions } from "./contentSecurityPolicy"
import { options } from "./fixtures"

const nothingInline = { scripts: [], styles: [], styleAttributes: [] }
const basis: PolicyOptions = { ...options, inline: nothingInline, isPersonal: false, formScriptSources: [] }

/** Sources by directive. */
const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ")
      return [name, sources]
    }),
  )
const policy = (changes: Partial<PolicyOptions> = {}) => directives(contentSecurityPolicy({ ...basis, ...changes }))

describe("content-security policy of a page", () => {
  it("lets a public page reach the configured services and nobody else", () => {
    expect(contentSecurityPolicy(basis).split("; ")).toEqual([
      "default-src 'self'",
      "script-src 'self'",
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
    const text = contentSecurityPolicy({
      ...basis,
      gaMeasurementId: "G-ABC",
      formScriptSources: ["https://forms.example"],
    })
    expect(text).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|script-src[^;]* https:[ ;]/)
  })

  it("names the page's own inline code by hash, and lets a hash speak for style attributes alone", () => {
    const made = policy({ inline: { scripts: ["alert(1)"], styles: ["a{}"], styleAttributes: ["outline:none"] } })
    expect(made["script-src"]).toEqual(["'self'", hashSource("alert(1)")])
    expect(made["style-src"]).toEqual(["'self'", hashSource("a{}"), "'unsafe-hashes'", hashSource("outline:none")])
  })

  it("hashes as the standard's own example does", () => {
    // https://www.w3.org/TR/CSP3/#example-hash-source: alert('Hello, world.');
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
  })

  it("loads from the CDN where there is one", () => {
    const made = policy({ assetPrefix: "https://cdn.example" })
    for (const name of ["default-src", "script-src", "style-src", "img-src", "font-src", "connect-src"])
      expect(made[name]).toContain("https://cdn.example")
    expect(made["frame-src"]).not.toContain("https://cdn.example")
  })

  it("allows the second host of a Google sheet, and further ones that are named", () => {
    const connections = policy({
      sheetUrl: "https://docs.google.com/spreadsheets/d/x/export?format=csv",
      sheetOrigins: ["https://more.example"],
    })["connect-src"]
    expect(connections).toEqual(
      expect.arrayContaining(["https://docs.google.com", "https://*.googleusercontent.com", "https://more.example"]),
    )
    expect(policy()["connect-src"]).not.toContain("https://*.googleusercontent.com")
  })

  it("reads an address of the sheet with the placeholder anywhere", () => {
    expect(policy({ sheetUrl: "https://sheet.example/{email}/row" })["connect-src"]).toContain("https://sheet.example")
  })

  it.each([
    ["a public page with an id", { gaMeasurementId: "G-ABC" }, true],
    ["a public page without an id", {}, false],
    ["a personal page", { gaMeasurementId: "G-ABC", isPersonal: true }, false],
  ])("on %s analytics: %#", (_name, changes, allowed) => {
    const made = policy(changes)
    expect(made["script-src"]?.includes("https://*.googletagmanager.com")).toBe(allowed)
    expect(made["connect-src"]?.includes("https://*.google-analytics.com")).toBe(allowed)
  })

  it("never runs the form provider's scripts on a personal page, but shows its form", () => {
    const formScriptSources = ["https://forms.example"]
    expect(policy({ formScriptSources })["script-src"]).toContain("https://forms.example")
    const personal = policy({ formScriptSources, isPersonal: true })
    expect(personal["script-src"]).toEqual(["'self'"])
    expect(personal["frame-src"]).toContain("https://forms.example")
  })
})

describe("policy header", () => {
  it("forbids framing, which a page cannot, and says nothing that would undo a page's hashes", () => {
    const made = directives(policyHeader)
    expect(made["frame-ancestors"]).toEqual(["'none'"])
    expect(Object.keys(made)).not.toEqual(expect.arrayContaining(["script-src"]))
    expect(policyHeader).not.toMatch(/default-src|script-src|style-src/)
  })
})
