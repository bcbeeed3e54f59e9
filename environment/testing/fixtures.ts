import { readEnvironment, type Environment } from ".."

/** The variables of a site at a public address, as `readEnvironment` gets them. */
export const publicVariables: Record<string, string> = {
  GATSBY_SITE_URL: "https://www.school.site",
  GATSBY_SUPABASE_URL: "https://abcd.supabase.co",
  GATSBY_SUPABASE_ANON_KEY: `sb_publishable_${"k".repeat(43)}`,
  GATSBY_RECORDS_API_URL: "https://abcd.supabase.co/functions/v1/admissions",
  GATSBY_RECORDS_API_KEY: "public-key-of-the-function",
  GATSBY_LETTERS_TABLE: "Letters",
  GATSBY_DECISIONS_TABLE: "Decisions",
  GATSBY_SIGN_IN_SHEET_URL: "https://abcd.supabase.co/functions/v1/admissions/sign-in?email={email}",
  GATSBY_SIGN_IN_PASSWORD_HASH: `pbkdf2-sha256:600000:salt:${"k".repeat(43)}`,
  GATSBY_FORMS_URL: "https://form.jotform.com",
  GATSBY_FORMS_ORIGINS: "https://submit.jotform.com",
  GATSBY_GA_MEASUREMENT_ID: "G-ABC123DEF4",
  GATSBY_ASSET_PREFIX: "https://cdn.school.site",
  EDITOR_REPOSITORY: "https://github.com/my-school/my-site",
  EDITOR_BRANCH: "main",
}

/** Returns the message of the error with which variables are refused; an empty text if they are right. */
export function errorOf(variables: Record<string, string | undefined>): string {
  try {
    readEnvironment(variables)
    return ""
  } catch (error) {
    return error instanceof Error ? error.message : ""
  }
}

/** Returns the lines of the mistakes in that message. */
export const linesOf = (variables: Record<string, string | undefined>) => errorOf(variables).split("\n  - ").slice(1)

export const environment: Environment = {
  GATSBY_SITE_URL: "https://site.example",
  GATSBY_SUPABASE_URL: "https://data.example",
  GATSBY_SUPABASE_ANON_KEY: "public-key",
  GATSBY_RECORDS_API_URL: "https://records.example/v0/base",
  GATSBY_RECORDS_API_KEY: "public-key",
  GATSBY_LETTERS_TABLE: "Letters",
  GATSBY_DECISIONS_TABLE: "Decisions",
  GATSBY_SIGN_IN_SHEET_URL: "https://sheet.example/row?email={email}",
  GATSBY_SIGN_IN_SHEET_ORIGINS: [],
  GATSBY_SIGN_IN_PASSWORD_HASH: "pbkdf2-sha256:600000:salt:hash",
  GATSBY_FORMS_URL: "https://forms.example",
  GATSBY_FORMS_ORIGINS: ["https://submit.forms.example"],
  GATSBY_PREVIEW: false,
  GATSBY_REDIRECT_PAGES: false,
  GATSBY_ALLOW_SAMPLE_CONTENT: false,
}

/** Returns a page as Gatsby writes it, reduced to the elements that the hosting code reads. */
export const gatsbyPage = (path: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style data-identity="gatsby-global-css">body{color:red}</style>` +
  `<script type="application/ld+json">{"a":1}</script></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" ` +
  `id="gatsby-focus-wrapper"><h1>Hello</h1></div></div><script id="gatsby-script-loader">window.pagePath="${path}";</script>` +
  `<script src="/app-0123.js" async></script></body></html>`
