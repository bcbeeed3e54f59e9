/** Types of the packages that have none. */

declare module "eslint-plugin-jsx-a11y"

declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  export function onRenderBody(head: object): void
}

/** The parts of Netlify's packages that hosting/server.ts uses. */
declare module "netlify-headers-parser" {
  export function parseAllHeaders(options: { headersFiles: string[]; configHeaders: []; minimal: false }): Promise<{
    headers: { values: Record<string, string>; forRegExp: RegExp }[]
    errors: Error[]
  }>
}

declare module "netlify-redirect-parser" {
  export function parseAllRedirects(options: {
    redirectsFiles: string[]
    configRedirects: []
    minimal: false
  }): Promise<{ redirects: { from: string; query: object }[]; errors: Error[] }>
}

declare module "netlify-redirector" {
  interface Matcher {
    match(request: object): { to: string; status: number } | null
  }
  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> }
  export default redirector
}

/** Requiring it makes Node.js run TypeScript. */
declare module "tsx/cjs"
