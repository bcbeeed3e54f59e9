/** Serves the built site as a host does, with the rules of its `_redirects` and `_headers`. */
import { readFile, stat } from "node:fs/promises"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import path from "node:path"
import querystring from "node:querystring"
import { constants } from "node:zlib"
import compression from "compression"
import sirv from "sirv"
import { findHeaders, findRedirect, parseHeaders, parseRedirects, splitUrl, withQuery } from "./rules"
import type { Header, Redirect, Rule } from "./rules"

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

interface Site {
  folder: string
  redirects: readonly Rule<Redirect>[]
  headers: readonly Rule<Header[]>[]
  sendFile: Middleware
}

/**
 * The cast is needed because the types of `compression` are for Express; it works with Node.js alone. Quality 5 of 11 is common for
 * responses of CDNs.
 */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}) as unknown as Middleware

/** `cache-control` of files without a rule, as on Netlify and Cloudflare Pages. */
const revalidate = "public, max-age=0, must-revalidate"

/**
 * Returns a server for a built site, which does not listen yet. It reads the rules once and all other files on each request, so it
 * serves the pages of a new build without a restart.
 * @throws Error if the folder contains no site or the rules have a mistake
 */
export async function createSiteServer(folder: string): Promise<Server> {
  if (!(await isFile(path.join(folder, "index.html"))))
    throw new Error(`There is no built site in "${folder}". Run "npm run build" first.`)
  const rulesIn = async (name: string) => readFile(path.join(folder, name), "utf8").catch(() => "")
  const site: Site = {
    folder,
    redirects: parseRedirects(await rulesIn("_redirects")),
    headers: parseHeaders(await rulesIn("_headers")),
    sendFile: sirv(folder, { dev: true, etag: true, extensions: [] }),
  }
  const server = createServer((request, response) =>
    compress(request, response, () => {
      respond(site, request, response).catch((error: unknown) => {
        console.error(error)
        if (response.headersSent) response.destroy()
        else sendText(response, 500, "The server could not read this file.")
      })
    }),
  )
  // Omits the Keep-Alive header, which hosts do not send: the byte budgets count headers.
  server.keepAliveTimeout = 0
  // Closes connections on which nothing was sent for a minute.
  server.timeout = 60_000
  return server
}

async function respond(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = splitUrl(request.url)
  // A request may contain an absolute URL or an asterisk instead of a path.
  for (const [name, value] of findHeaders(site.headers, pathname.startsWith("/") ? pathname : "/"))
    response.setHeader(name, value)
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("allow", "GET, HEAD")
    return sendText(response, 405, "Use GET or HEAD.")
  }
  const target = await findTarget(site, pathname)
  if (!target) return sendNotFound(site, response)
  if (target.status !== 200) {
    response.setHeader("location", withQuery(target.to, search))
    return sendText(response, target.status, `This page has moved to ${target.to}`)
  }
  if (!response.hasHeader("cache-control")) response.setHeader("cache-control", revalidate)
  // A range refers to the uncompressed file, but the response is compressed.
  delete request.headers.range
  request.url = encodeURI(target.to)
  site.sendFile(request, response, () => void sendNotFound(site, response))
}

/** Returns the redirect for a path, or the file with status 200, or undefined. Files have priority over rules, as on Netlify. */
async function findTarget(site: Site, pathname: string): Promise<Redirect | undefined> {
  const decoded = querystring.unescape(pathname)
  // Such a path could lead out of the folder, or to another site as the target of a redirect.
  // eslint-disable-next-line no-control-regex -- a NUL terminates a file name in the operating system
  if (/^(?!\/)|^\/\\|\/\/|[/\\]\.\.?($|[/\\])|\u0000/.test(decoded)) return undefined
  // An encoded slash or backslash is part of an id, not a separator of folders.
  const isPage = (name: string) => !/%2f|%5c/i.test(pathname) && isPublic(site.folder, name)
  const file = withIndex(decoded)
  if (await isPage(file)) {
    const isIndex = decoded.endsWith("/index.html")
    return isIndex ? { status: 301, to: pathname.slice(0, -"index.html".length) } : { status: 200, to: file }
  }
  const redirect = findRedirect(site.redirects, pathname)
  if (redirect) return redirect.status === 200 ? { status: 200, to: withIndex(redirect.to) } : redirect
  return (await isPage(`${decoded}/index.html`)) ? { status: 301, to: `${pathname}/` } : undefined
}

/** Whether a file exists and is public. Hidden files are private, except `.well-known` (RFC 8615). */
async function isPublic(folder: string, name: string): Promise<boolean> {
  const isPrivate = /^\/_(redirects|headers)$|\/\.(?!well-known\/)/.test(name)
  return !isPrivate && isFile(path.join(folder, name))
}

function withIndex(name: string): string {
  return name.endsWith("/") ? `${name}index.html` : name
}

async function sendNotFound({ folder }: Site, response: ServerResponse): Promise<void> {
  const file = path.join(folder, "404.html")
  if (!(await isFile(file))) return sendText(response, 404, "This page does not exist.")
  response.writeHead(404, { "cache-control": revalidate, "content-type": "text/html;charset=utf-8" })
  response.end(await readFile(file))
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const caching = status >= 400 ? { "cache-control": revalidate } : {}
  response.writeHead(status, { ...caching, "content-type": "text/plain;charset=utf-8" })
  response.end(`${text}\n`)
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  )
}
