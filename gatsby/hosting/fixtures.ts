/** What the tests of this folder share. */
import type { HostingOptions } from "./hostingOptions"

export const options: HostingOptions = {
  siteUrl: "https://site.example",
  formsUrl: "https://forms.example",
  formsOrigins: ["https://submit.forms.example"],
  supabaseUrl: "https://data.example",
  recordsApiUrl: "https://records.example/v0/base",
  sheetUrl: "https://sheet.example/row?email={email}",
  sheetOrigins: [],
  redirectPages: false,
}

/** A page as Gatsby writes it, as far as the policy is concerned. */
export const gatsbyPage = (path: string) =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/><style data-identity="gatsby-global-css">body{color:red}</style>` +
  `<script type="application/ld+json">{"a":1}</script></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" ` +
  `id="gatsby-focus-wrapper"><h1>Hello</h1></div></div><script id="gatsby-script-loader">window.pagePath="${path}";</script>` +
  `<script src="/app-0123.js" async></script></body></html>`
