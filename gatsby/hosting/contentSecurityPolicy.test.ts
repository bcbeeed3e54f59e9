import type { Environment } from "../environment"
import {
  contentSecurityPolicy,
  editorPolicy,
  hashSource,
  policyHeader,
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

it("a page allows its inline code by hash, the CDN, analytics, the known hosts of Google and JotForm, and the pictures of content", () => {
  const variables = {
    ...analytics,
    GATSBY_ASSET_PREFIX: "https://cdn.example",
    GATSBY_SIGN_IN_SHEET_URL: "https://docs.google.com/spreadsheets/d/x/export?format=csv&a={email}",
    GATSBY_SIGN_IN_SHEET_ORIGINS: ["https://more.example"],
    GATSBY_FORMS_URL: "https://form.jotform.com",
    GATSBY_FORMS_ORIGINS: ["https://forms.example"],
  }
  const inline = { scripts: ["alert(1)"], styles: ["a{}"], styleAttributes: ["outline:none"] }
  const own = "'self' https://cdn.example"
  const forms = "https://form.jotform.com https://www.jotform.com https://submit.jotform.com https://forms.example"
  const google = "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com"
  expect(policy(variables, { pictureOrigins: ["https://pictures.example"] }, inline)).toMatchObject({
    "default-src": own,
    "script-src": `${own} ${hashSource("alert(1)")} https://*.googletagmanager.com ${forms}`,
    // 'unsafe-hashes' is for style attributes.
    "style-src": `${own} ${hashSource("a{}")} 'unsafe-hashes' ${hashSource("outline:none")}`,
    "img-src": `${own} data: https://pictures.example https://*.google-analytics.com https://*.googletagmanager.com`,
    "font-src": own,
    "connect-src": `${own} https://data.example https://records.example https://docs.google.com https://more.example https://*.googleusercontent.com ${google}`,
    "frame-src": forms,
  })
})

it("returns the hash of the example in the standard", () => {
  // https://www.w3.org/TR/CSP3/#example-hash-source: alert('Hello, world.');
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
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
