import type { Environment } from "../environment"
import {
  contentSecurityPolicy,
  editorPolicy,
  hashSource,
  policyHeader,
  redirectPagePolicy,
  type PageOfPolicy,
} from "./contentSecurityPolicy"
import { environment } from "./fixtures"
import type { InlineCode } from "./html"

const noInlineCode: InlineCode = { scripts: [], styles: [], styleAttributes: [] }

/** Returns the sources of a policy by directive. */
const parsePolicy = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ")
      return [name, sources]
    }),
  )
const publicPage: PageOfPolicy = { kind: "public", pictureOrigins: [] }
const policy = (changes: Partial<Environment> = {}, page: Partial<PageOfPolicy> = {}, inline = noInlineCode) =>
  parsePolicy(contentSecurityPolicy({ ...environment, ...changes }, inline, { ...publicPage, ...page }))

it("the policy of a redirect page allows only its own code", () => {
  expect(parsePolicy(redirectPagePolicy("go()", "body{}"))).toEqual({
    "default-src": ["'none'"],
    "script-src": [hashSource("go()")],
    "style-src": [hashSource("body{}")],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  })
})

describe("the content-security policy of a page", () => {
  it("allows only the configured services on a public page", () => {
    expect(contentSecurityPolicy(environment, noInlineCode, publicPage).split("; ")).toEqual([
      "default-src 'self'",
      "script-src 'self' https://forms.example https://submit.forms.example",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self' https://data.example https://records.example https://sheet.example",
      "frame-src https://forms.example https://submit.forms.example",
      "worker-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ])
  })

  it("never allows eval, or all inline scripts, or scripts from any https: URL", () => {
    const text = contentSecurityPolicy({ ...environment, GATSBY_GA_MEASUREMENT_ID: "G-ABC" }, noInlineCode, publicPage)
    expect(text).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|script-src[^;]* https:[ ;]/)
  })

  it("allows the page's inline code by hash, and uses unsafe-hashes only for style attributes", () => {
    const inline = { scripts: ["alert(1)"], styles: ["a{}"], styleAttributes: ["outline:none"] }
    const directives = policy({}, { kind: "personal" }, inline)
    expect(directives["script-src"]).toEqual(["'self'", hashSource("alert(1)")])
    expect(directives["style-src"]).toEqual([
      "'self'",
      hashSource("a{}"),
      "'unsafe-hashes'",
      hashSource("outline:none"),
    ])
  })

  it("returns the hash of the example in the standard", () => {
    // https://www.w3.org/TR/CSP3/#example-hash-source: alert('Hello, world.');
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
  })

  it("allows files from the CDN if GATSBY_ASSET_PREFIX is set", () => {
    const directives = policy({ GATSBY_ASSET_PREFIX: "https://cdn.example" })
    for (const name of ["default-src", "script-src", "style-src", "img-src", "font-src", "connect-src"])
      expect(directives[name]).toContain("https://cdn.example")
    expect(directives["frame-src"]).not.toContain("https://cdn.example")
  })

  it("allows the download host of a Google sheet, and GATSBY_SIGN_IN_SHEET_ORIGINS", () => {
    const connections = policy({
      GATSBY_SIGN_IN_SHEET_URL: "https://docs.google.com/spreadsheets/d/x/export?format=csv",
      GATSBY_SIGN_IN_SHEET_ORIGINS: ["https://more.example"],
    })["connect-src"]
    expect(connections).toEqual(
      expect.arrayContaining(["https://docs.google.com", "https://*.googleusercontent.com", "https://more.example"]),
    )
    expect(policy()["connect-src"]).not.toContain("https://*.googleusercontent.com")
  })

  it("accepts {email} anywhere in the URL of the sheet", () => {
    expect(policy({ GATSBY_SIGN_IN_SHEET_URL: "https://sheet.example/{email}/row" })["connect-src"]).toContain(
      "https://sheet.example",
    )
  })

  it.each([
    ["a public page with a measurement ID", true, "G-ABC", "public"],
    ["a public page without a measurement ID", false, undefined, "public"],
    ["a sign-in page, from which a visitor may go on to a public page", true, "G-ABC", "signIn"],
    ["a personal page with a measurement ID", false, "G-ABC", "personal"],
  ] as const)("allows analytics on %s: %s", (_page, isAllowed, GATSBY_GA_MEASUREMENT_ID, kind) => {
    const directives = policy({ GATSBY_GA_MEASUREMENT_ID }, { kind })
    expect(directives["script-src"]?.includes("https://*.googletagmanager.com")).toBe(isAllowed)
    for (const name of ["connect-src", "img-src"])
      expect(directives[name]?.includes("https://*.google-analytics.com")).toBe(isAllowed)
  })

  it("allows the form provider's frames on all pages, but its scripts only on public pages", () => {
    expect(policy()["script-src"]).toContain("https://forms.example")
    for (const kind of ["signIn", "personal"] as const) {
      const directives = policy({}, { kind })
      expect(directives["script-src"]).toEqual(["'self'"])
      expect(directives["frame-src"]).toContain("https://forms.example")
    }
  })

  it("requires Trusted Types on personal pages, where no script of a third party would break", () => {
    expect(policy({}, { kind: "personal" })).toMatchObject({
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["default"],
    })
    for (const kind of ["public", "signIn"] as const)
      expect(Object.keys(policy({}, { kind }))).not.toContain("require-trusted-types-for")
  })

  it("allows pictures only from this site and from the origins that the content names, on every page", () => {
    for (const kind of ["public", "signIn", "personal"] as const)
      expect(policy({}, { kind, pictureOrigins: ["https://cdn.example"] })["img-src"]).toEqual([
        "'self'",
        "data:",
        "https://cdn.example",
      ])
  })

  it("allows the other origins of a known form provider", () => {
    const directives = policy({
      GATSBY_FORMS_URL: "https://form.jotform.com",
      GATSBY_FORMS_ORIGINS: ["https://forms.example"],
    })
    expect(directives["frame-src"]).toEqual([
      "https://form.jotform.com",
      "https://www.jotform.com",
      "https://submit.jotform.com",
      "https://forms.example",
    ])
  })
})

it("allows the content editor only its own files, new pictures, and connections to the API of the Git host", () => {
  expect(editorPolicy(["https://api.example"]).split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "font-src 'self'",
    "connect-src 'self' blob: data: https://api.example",
    "worker-src 'self' blob:",
    "manifest-src 'self' blob: data:",
    "base-uri 'none'",
    "form-action 'self'",
  ])
})

it("the header of every response blocks framing, and leaves scripts and styles to the policy in the page, which has their hashes", () => {
  expect(policyHeader).toBe("base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'")
})
