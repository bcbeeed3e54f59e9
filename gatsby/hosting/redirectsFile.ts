/**
 * The text of `public/_redirects`, in the part of the format that Netlify and Cloudflare Pages share
 * (https://docs.netlify.com/routing/redirects/, https://developers.cloudflare.com/pages/configuration/redirects/).
 */

export interface HostRedirect {
  path: string
  /** A path of the site or an absolute address. */
  toPath: string
  status: number
}

export interface HostRewrite {
  /** A client-only route as Gatsby names it, such as `/letter/:userId/`. */
  path: string
  /** The file that answers, such as `public/letter/index.html`. */
  filePath: string
}

/** Cloudflare reads at most these many rules of each kind and 1,000 characters a rule; Netlify sets no such limit. */
const limits = { plain: 2000, withPattern: 100, characters: 1000 }

/**
 * One rule a line: redirects first, then the client-only routes.
 * @throws Error where a path would be read as something else than it says, or where there are too many rules
 */
export function redirectsFile(redirects: readonly HostRedirect[], rewrites: readonly HostRewrite[]): string {
  const plain = redirects.map(({ path, toPath, status }) => line(literal(path), toPath, status))
  const withPattern = rewrites.flatMap(({ path, filePath }) =>
    bothForms(path).map((form) => line(form, folderOf(filePath), 200)),
  )
  if (plain.length > limits.plain) throw tooMany("redirects", plain.length, limits.plain)
  if (withPattern.length > limits.withPattern)
    throw tooMany("client-only routes", withPattern.length, limits.withPattern)
  return `${[...plain, ...withPattern].join("\n")}\n`
}

/**
 * A route with and without closing slash: Netlify takes the two for one, Cloudflare does not. The route names a segment
 * (`/letter/:userId`) and does not take in everything below (`/letter/*`), so that Gatsby's own reading and the host's agree
 * and the shell itself, `/letter/`, stays a plain file.
 */
function bothForms(path: string): string[] {
  const bare = path.replace(/\/$/, "")
  return bare.endsWith("*") ? [bare] : [bare, `${bare}/`]
}

/**
 * The address of the folder that a page stands in. A target that ends in `/index.html` is ignored by Cloudflare, which
 * drops that ending from every address and so sees an endless loop.
 */
function folderOf(filePath: string): string {
  return filePath.replace(/^public/, "").replace(/index\.html$/, "")
}

function literal(path: string): string {
  if (/\s|\*|\/:|^#/.test(path))
    throw new Error(`The redirect from "${path}" cannot be written for the host: no spaces, "*" or "/:" in it, please.`)
  return path
}

function line(from: string, to: string, status: number): string {
  const text = `${from} ${to} ${status}`
  if (text.length <= limits.characters) return text
  throw new Error(`The redirect from "${from}" is longer than the ${limits.characters} characters that hosts read.`)
}

function tooMany(what: string, count: number, limit: number): Error {
  return new Error(`There are ${count} ${what}, and hosts read ${limit} at most. Take out some that nobody uses.`)
}
