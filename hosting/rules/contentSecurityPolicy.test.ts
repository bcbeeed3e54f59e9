import type { Environment } from "../../environment"
import { contentSecurityPolicy, hashSource, policyHeader } from "./contentSecurityPolicy"
import { environment } from "../../environment/testing/fixtures"
import type { InlineCode } from "./html"

const noInlineCode: InlineCode = { scripts: [], styles: [], styleAttributes: [] }
const forms = "https://forms.example https://submit.forms.example"
const analytics = { GATSBY_GA_MEASUREMENT_ID: "G-ABC" }

/** Returns the sources of a page's policy by directive. */
function policy(path: string, changes: Partial<Environment> = {}, inline = noInlineCode, origins: string[] = []) {
  const text = contentSecurityPolicy({ ...environment, ...changes }, path, inline, origins)
  return Object.fromEntries(
    text.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ")
      return [name, sources.join(" ")]
    }),
  )
}

it("a public page allows only the configured services", () => {
  expect(policy("/team/index.html")).toEqual({
    "default-src": "'self'",
    "script-src": `'self' ${forms}`,
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self' https://data.example https://records.example https://sheet.example",
    "frame-src": forms,
    "worker-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "object-src": "'none'",
  })
})

it.each([
  ["/index.html", "forms and analytics", `'self' https://*.googletagmanager.com ${forms}`],
  ["/404.html", "forms and analytics", `'self' https://*.googletagmanager.com ${forms}`],
  // A visitor may go on to a public page.
  ["/temp/index.html", "analytics", "'self' https://*.googletagmanager.com"],
  ["/acceptance/index.html", "analytics", "'self' https://*.googletagmanager.com"],
  ["/letter/index.html", "no third party", "'self'"],
  ["/commit/index.html", "no third party", "'self'"],
])("%s allows scripts of %s, and every page allows the frames of forms", (path, _name, sources) => {
  const directives = policy(path, analytics)
  const isPersonal = sources === "'self'"
  expect(directives["script-src"]).toBe(sources)
  expect(directives["frame-src"]).toBe(forms)
  expect(directives["require-trusted-types-for"]).toBe(isPersonal ? "'script'" : undefined)
  expect(directives["trusted-types"]).toBe(isPersonal ? "default" : undefined)
  expect(Object.values(directives).join().includes("google")).toBe(!isPersonal)
})

it("a page allows every source that its inline code, the environment and content need", () => {
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
  const google = "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com"
  expect(policy("/", variables, inline, ["https://pictures.example"])).toMatchObject({
    "default-src": own,
    "script-src": `${own} ${hashSource("alert(1)")} https://*.googletagmanager.com ${forms}`,
    // 'unsafe-hashes' is for style attributes.
    "style-src": `${own} ${hashSource("a{}")} 'unsafe-hashes' ${hashSource("outline:none")}`,
    "img-src": `${own} data: https://pictures.example ${google}`,
    "font-src": own,
    "connect-src": `${own} https://data.example https://records.example https://docs.google.com https://more.example https://*.googleusercontent.com ${google}`,
    "frame-src": forms,
  })
})

it("returns the hash of the example in the standard", () => {
  // https://www.w3.org/TR/CSP3/#example-hash-source: alert('Hello, world.');
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

it("the header of every response blocks framing, and leaves scripts and styles to the policy in the page, which has their hashes", () => {
  expect(policyHeader).toBe("base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'")
})
