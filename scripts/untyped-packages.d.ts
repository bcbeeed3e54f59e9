/** Types of the packages that have none. */

/** Importing it makes Node.js run TypeScript. */
declare module "tsx"

declare module "eslint-plugin-jsx-a11y"

/** The part of it that art/ and gatsby/ use. */
declare module "fontkit" {
  export interface GlyphPath {
    /** Outline as SVG data, in font units with y upwards. */
    toSVG(): string
    translate(x: number, y: number): GlyphPath
  }
  export interface GlyphRun {
    readonly glyphs: readonly { readonly path: GlyphPath }[]
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[]
    readonly bbox: { readonly minX: number; readonly maxX: number }
  }
  export interface Font {
    readonly unitsPerEm: number
    readonly capHeight: number
    layout(text: string): GlyphRun
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  export function openSync(file: string): Font
}

/** The parts of Netlify's packages that gatsby/hosting/server.ts uses. */
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
