/** Reads `_redirects` and `_headers` as a host does, limited to the syntax that this site uses. */

export interface Redirect {
  /** 200 is a rewrite. */
  status: number
  /** A path of the site or a URL. */
  to: string
}

/** A header without a value detaches the value of an earlier rule. */
export type Header = readonly [name: string, value: string | undefined]

export interface Rule<Value> {
  /** With the placeholders `*` and `:name`. */
  path: string
  value: Value
}

/** @throws Error that names the line with the mistake */
export function parseRedirects(text: string): Rule<Redirect>[] {
  return ruleLines(text).map(({ line, number }) => {
    const [path, to, status = "301", ...rest] = line.trim().split(/\s+/)
    if (!path?.startsWith("/") || !to || !/^(200|30[12378])$/.test(status) || rest.length > 0)
      throw new Error(`_redirects, line ${number}: "${line.trim()}" is not "from to status".`)
    return { path, value: { status: Number(status), to } }
  })
}

/** @throws Error that names the line with the mistake */
export function parseHeaders(text: string): Rule<Header[]>[] {
  const rules: Rule<Header[]>[] = []
  for (const { line, number } of ruleLines(text)) {
    const [, name, value] = /^\s+([^\s:!]+):\s*(.*\S)\s*$/.exec(line) ?? []
    const [, detached] = /^\s+!\s+([^\s:]+)\s*$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (line.startsWith("/")) rules.push({ path: line.trim(), value: [] })
    else if (rule && detached) rule.value.push([detached.toLowerCase(), undefined])
    else if (rule && name && value) rule.value.push([name.toLowerCase(), value])
    else throw new Error(`_headers, line ${number}: "${line.trim()}" is neither a path nor a header.`)
  }
  return rules
}

/** Returns the first redirect for a percent-encoded path without query. */
export function findRedirect(rules: readonly Rule<Redirect>[], pathname: string): Redirect | undefined {
  return rules.find(({ path }) => toRegExp(path).test(pathname))?.value
}

/** Returns the headers for a path by lowercase name. The last rule has priority, as on Netlify. */
export function findHeaders(rules: readonly Rule<Header[]>[], pathname: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { value } of rules.filter(({ path }) => toRegExp(path).test(pathname)))
    for (const [name, text] of value) {
      if (text === undefined) found.delete(name)
      else found.set(name, text)
    }
  return found
}

/** Splits the target of a request without normalizing it, unlike `new URL`. `search` includes the question mark. */
export function splitUrl(url = ""): { pathname: string; search: string } {
  const [, pathname = "", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  return { pathname, search }
}

/** Adds the query of a request to the target of a redirect, unless the target has a query. */
export function withQuery(target: string, search: string): string {
  const [address = "", hash] = target.split("#", 2)
  return `${address}${address.includes("?") ? "" : search}${hash === undefined ? "" : `#${hash}`}`
}

/**
 * Returns the source of a regular expression: `*` matches any text, and `:name` one segment. Other characters match exactly, also a
 * trailing slash, as on Cloudflare.
 */
export function ruleSource(path: string): string {
  const source = path.replace(/:[A-Za-z]\w*|\*|[\\^$.+?()[\]{}|]/g, (found) => {
    if (found.startsWith(":")) return "[^/]+"
    return found === "*" ? ".*" : `\\${found}`
  })
  return `^${source}$`
}

function toRegExp(path: string): RegExp {
  return new RegExp(ruleSource(path))
}

function ruleLines(text: string): { line: string; number: number }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => !/^\s*(#|$)/.test(line))
}
