/**
 * Reads `_redirects` and `_headers` as a host does, in the part of the formats that this site uses. Netlify's own parsers
 * need Node 22 and do not match, so this file does both.
 */

export interface RedirectLine {
  from: string
  to: string
  status: number
}

export interface HeaderBlock {
  path: string
  headers: readonly (readonly [name: string, value: string])[]
}

/** Where a request goes by a rule. */
export interface Destination {
  status: number
  /** A path of the site or an absolute address, placeholders filled in, without the request's query. */
  to: string
}

/** @throws Error that names the line that cannot be read */
export function parseRedirects(text: string): RedirectLine[] {
  return meaningfulLines(text).map(({ line, number }) => {
    const [from, to, status = "301", ...rest] = line.trim().split(/\s+/)
    if (!from?.startsWith("/") || !to || !/^(200|30[12378])$/.test(status) || rest.length > 0)
      throw new Error(`_redirects, line ${number}: "${line.trim()}" is not "from to status".`)
    return { from, to, status: Number(status) }
  })
}

/** @throws Error that names the line that cannot be read */
export function parseHeaders(text: string): HeaderBlock[] {
  const blocks: { path: string; headers: [string, string][] }[] = []
  for (const { line, number } of meaningfulLines(text)) {
    const header = /^\s+([^\s:]+):\s*(.*\S)\s*$/.exec(line)
    const block = blocks.at(-1)
    if (/^\//.test(line)) blocks.push({ path: line.trim(), headers: [] })
    else if (header && block) block.headers.push([header[1] ?? "", header[2] ?? ""])
    else throw new Error(`_headers, line ${number}: "${line.trim()}" is neither a path nor "name: value".`)
  }
  return blocks
}

/**
 * The first rule that matches.
 * @param pathname as requested, percent-encoded, without query
 */
export function destinationOf(rules: readonly RedirectLine[], pathname: string): Destination | undefined {
  for (const { from, to, status } of rules) {
    const match = patternOf(from).exec(pathname)
    if (match) return { status, to: filledIn(to, match.groups ?? {}) }
  }
  return undefined
}

/** The headers for an address; where two blocks give the same one, the later wins, as on Netlify. Names in lower case. */
export function headersOf(blocks: readonly HeaderBlock[], pathname: string): Map<string, string> {
  const matching = blocks.filter(({ path }) => patternOf(path).test(pathname))
  return new Map(matching.flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value])))
}

/** `*` stands for anything, `:name` for one segment; all else for itself, the closing slash too, as on Cloudflare. */
function patternOf(path: string): RegExp {
  const source = path.replace(/:([A-Za-z]\w*)|\*|[\\^$.+?()[\]{}|]/g, (found, name?: string) => {
    if (name) return `(?<${name}>[^/]+)`
    return found === "*" ? "(?<splat>.*)" : `\\${found}`
  })
  return new RegExp(`^${source}$`)
}

function filledIn(target: string, values: Readonly<Record<string, string>>): string {
  return target.replace(/:([A-Za-z]\w*)/g, (found, name: string) => values[name] ?? found)
}

function meaningfulLines(text: string): { line: string; number: number }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== "" && !line.trim().startsWith("#"))
}
