import type { Environment } from "../environment"
import {
  contentSecurityPolicy,
  editorPolicy,
  hashSource,
  policyHeader,
  redirectPagePolicy,
  type PageOfPolicy,
} from "./contentSecurityPolicy"
import { environment } from "./testing/fixtures"
import type { InlineCode } from "./html"

const noInlineCode: InlineCode = { scripts: [], styles: [], styleAttributes: [] }
const analytics = { GATSBY_GA_MEASUREMENT_ID: "G-ABC" }

/** Returns the sources of a page's policy by directive. */
function policy(changes: Partial<Environment> = {}, page: Partial<PageOfPolicy> = {}, inline = noInlineCode) {
  const variables = { ...environment, ...changes }
  const text = contentSecurityPolicy(variables, inline, { kind: "public", pictureOrigins: [], ...page })
  return Object.fromEntries(
    text.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ")
      return [name, sources.join(" ")]
    }),
  )
}

it("a public page allows only the configured services", () => {
  expect(policy()).toEqual({
    "default-src": "'self'",
    "script-src": "'self' https://forms.example https://submit.forms.example",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self' https://data.example https://records.example https://sheet.example",
    "frame-src": "https://forms.example https://submit.forms.example",
    "worker-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "object-src": "'none'",
  })
})

it("a page of the sign-in allows the script of analytics, because a visitor may go on to a public page, and no script of a form", () => {
  const directives = policy(analytics, { kind: "signIn" })
  expect(directives).toMatchObject({
    "script-src": "'self' https://*.googletagmanager.com",
    "frame-src": "https://forms.example https://submit.forms.example",
  })
  expect(directives).not.toHaveProperty("require-trusted-types-for")
})

it("a personal page allows no script of a third party and requires Trusted Types", () => {
  const directives = policy(analytics, { kind: "personal" })
  expect(directives).toMatchObject({
    "script-src": "'self'",
    "frame-src": "https://forms.example https://submit.forms.example",
    "require-trusted-types-for": "'script'",
    "trusted-types": "default",
  })
  expect(Object.values(directives).join()).not.toContain("google")
})

it("allows the page's inline code by hash, and uses unsafe-hashes only for style attributes", () => {
  const inline = { scripts: ["alert(1)"], styles: ["a{}"], styleAttributes: ["outline:none"] }
  expect(policy({}, { kind: "personal" }, inline)).toMatchObject({
    "script-src": `'self' ${hashSource("alert(1)")}`,
    "style-src": `'self' ${hashSource("a{}")} 'unsafe-hashes' ${hashSource("outline:none")}`,
  })
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

it.each<[string, keyof ReturnType<typeof policy>, string, Partial<Environment>]>([
  ["analytics with a measurement ID", "connect-src", "https://*.google-analytics.com", analytics],
  ["pictures of analytics", "img-src", "https://*.google-analytics.com", analytics],
  [
    "the download host of a Google sheet",
    "connect-src",
    "https://docs.google.com https://*.googleusercontent.com",
    { GATSBY_SIGN_IN_SHEET_URL: "https://docs.google.com/spreadsheets/d/x/export?format=csv" },
  ],
  [
    "other hosts of the sheet",
    "connect-src",
    "https://more.example",
    { GATSBY_SIGN_IN_SHEET_ORIGINS: ["https://more.example"] },
  ],
  [
    "{email} anywhere in the URL",
    "connect-src",
    "https://s.example",
    { GATSBY_SIGN_IN_SHEET_URL: "https://s.example/{email}/row" },
  ],
  [
    "the other origins of a known form provider",
    "frame-src",
    "https://form.jotform.com https://www.jotform.com https://submit.jotform.com",
    { GATSBY_FORMS_URL: "https://form.jotform.com" },
  ],
])("allows %s: %s", (_what, directive, sources, changes) => {
  expect(policy(changes)[directive]).toContain(sources)
  expect(policy()[directive]).not.toContain(sources)
})

it.each(["public", "signIn", "personal"] as const)(
  "allows pictures from the origins that content names on a %s page",
  (kind) => {
    expect(policy({}, { kind, pictureOrigins: ["https://cdn.example"] })["img-src"]).toBe(
      "'self' data: https://cdn.example",
    )
  },
)

it("a redirect page allows only its own code", () => {
  expect(redirectPagePolicy("go()", "body{}")).toBe(
    `default-src 'none'; script-src ${hashSource("go()")}; style-src ${hashSource("body{}")}; base-uri 'none'; form-action 'none'`,
  )
})

it("the content editor allows only its own files, new pictures, and connections to the API of the Git host", () => {
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
