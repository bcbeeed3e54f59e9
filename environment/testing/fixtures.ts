import type { Environment } from ".."

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
