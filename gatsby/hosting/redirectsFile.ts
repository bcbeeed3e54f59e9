/**
 * Writes `_redirects` in the syntax that Netlify and Cloudflare Pages share
 * (https://docs.netlify.com/routing/redirects/, https://developers.cloudflare.com/pages/configuration/redirects/).
 */

export interface HostRedirect {
  path: string
  /** A path of the site or a URL. */
  toPath: string
  status: number
}

export interface ClientOnlyRoute {
  /** Such as `/letter/:userId/`. */
  path: string
  /** Such as `public/letter/index.html`. */
  filePath: string
}

/** Cloudflare reads at most this many rules of each kind and 1,000 characters of a rule. Netlify sets no limits. */
const limits = { redirects: 2000, rewrites: 100, characters: 1000 }

/**
 * Returns the redirects and a rewrite for each client-only route, one rule per line.
 * @throws Error if a host would misread a path or ignore a rule
 */
export function redirectsFile(redirects: readonly HostRedirect[], routes: readonly ClientOnlyRoute[]): string {
  const rewrites = routes.flatMap(({ path, filePath }) =>
    withAndWithoutSlash(path).map((from) => ({ path: from, toPath: folderPath(filePath), status: 200 })),
  )
  checkCount("redirects", redirects.length, limits.redirects)
  checkCount("rules for client-only routes", rewrites.length, limits.rewrites)
  for (const { path } of redirects)
    if (/\s|\*|\/:|^#/.test(path))
      throw new Error(`Hosts misread the redirect from "${path}". Do not use spaces, "*" or "/:" in its path.`)
  return [...redirects, ...rewrites].map((rule) => `${line(rule)}\n`).join("")
}

/**
 * Returns the path without and with a trailing slash, because Cloudflare distinguishes them. Keeps the placeholder for one segment
 * (`/letter/:userId`) instead of a wildcard (`/letter/*`), so that no rule matches `/letter/`, which is a file.
 */
function withAndWithoutSlash(path: string): string[] {
  const withoutSlash = path.replace(/\/$/, "")
  return withoutSlash.endsWith("*") ? [withoutSlash] : [withoutSlash, `${withoutSlash}/`]
}

/**
 * Returns the path of a file without `index.html`. Cloudflare removes `index.html` from every path, so it would ignore a rule to such
 * a file as an endless loop.
 */
function folderPath(filePath: string): string {
  return filePath.replace(/^public/, "").replace(/index\.html$/, "")
}

function line({ path, toPath, status }: HostRedirect): string {
  const text = `${path} ${toPath} ${status}`
  if (text.length <= limits.characters) return text
  throw new Error(
    `The redirect from "${path}" is longer than ${limits.characters} characters, which hosts do not read.`,
  )
}

function checkCount(rules: string, count: number, limit: number): void {
  if (count > limit)
    throw new Error(`There are ${count} ${rules}, but hosts read ${limit} at most. Remove unused ones.`)
}
