/** Serves a built site as Netlify does: with the parsers of its build and the matcher of its command line tool. */
import { existsSync } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import path from "node:path"
import querystring from "node:querystring"
import { constants } from "node:zlib"
import compression from "compression"
import { parseAllHeaders } from "netlify-headers-parser"
import { parseAllRedirects } from "netlify-redirect-parser"
import redirector from "netlify-redirector"
import serveStatic from "serve-static"
import { revalidate } from "./rules/headerRules"
import { withQuery } from "./rules/redirectRules"
import { splitUrl } from "./rules/requestUrl"

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * The cast is needed because the types of `compression` are for Express; it works with Node.js alone. Quality 5 of 11
 * is common for responses of CDNs.
 */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}) as unknown as Middleware

/**
 * Returns a server for a built site, which does not listen yet. It reads the rules once and all other files on each
 * request, so it serves the pages of a new build without a restart.
 * @param readsRules whether it applies `_redirects` and `_headers`; GitHub Pages does not
 * @throws Error if the folder contains no site or the rules have a mistake
 */
export async function createSiteServer(folder: string, { readsRules = true } = {}): Promise<Server> {
  if (!existsSync(path.join(folder, "index.html")))
    throw new Error(`There is no built site in "${folder}". Run "npm run build" first.`)
  const headers = readsRules ? await readHeaders(path.join(folder, "_headers")) : []
  const findRedirect = readsRules ? await readRedirects(path.join(folder, "_redirects")) : () => null
  const sendFile: Middleware = serveStatic(folder, {
    acceptRanges: false,
    cacheControl: false,
    lastModified: false,
    redirect: false,
  })

  const server = createServer((request, response) => {
    const { pathname, search } = splitUrl(request.url)
    response.setHeader("cache-control", revalidate)
    for (const { values } of headers.filter(({ forRegExp }) => forRegExp.test(pathname)))
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value)
    const sendNotFound = () => {
      request.url = "/404.html"
      response.statusCode = 404
      response.setHeader("cache-control", revalidate)
      sendFile(request, response, () => response.end("This page does not exist.\n"))
    }
    compress(request, response, () => {
      const decoded = querystring.unescape(pathname)
      // An empty segment, and a backslash at the beginning, would make the path the address of another site in a
      // redirect. Two dots would lead out of the folder.
      if (/\/\/|^\/[\\\s]|^\/_(headers|redirects)$|[\\/]\.\.([\\/]|$)/.test(decoded)) return sendNotFound()
      sendFile(request, response, () => {
        // Not decoded: an encoded slash is part of an id, and separates no segments.
        const isFolder = !decoded.endsWith("/") && existsSync(path.join(folder, decoded, "index.html"))
        const redirect = findRedirect(pathname) ?? (isFolder && { to: `${pathname}/`, status: 301 })
        if (!redirect) return sendNotFound()
        if (redirect.status !== 200)
          return void response.writeHead(redirect.status, { location: withQuery(redirect.to, search) }).end()
        request.url = redirect.to
        sendFile(request, response, sendNotFound)
      })
    })
  })
  // Omits the Keep-Alive header, which hosts do not send: the byte budgets count headers.
  server.keepAliveTimeout = 0
  return server
}

async function readHeaders(file: string) {
  const { headers, errors } = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false })
  if (errors[0]) throw errors[0]
  return headers
}

/** Returns a function that finds the first rule for a path. */
async function readRedirects(file: string) {
  const parsed = await parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: false })
  if (parsed.errors[0]) throw parsed.errors[0]
  // The matcher has other names for these fields than the parser.
  const rules = parsed.redirects.map(({ from, query, ...rule }) => ({ ...rule, origin: from, params: query }))
  const matcher = await redirector.parseJSON(JSON.stringify(rules), {})
  const request = { scheme: "https", host: "site.example", query: "", headers: {}, cookieValues: {} }
  return (pathname: string) => matcher.match({ ...request, path: pathname, getHeader: () => "", getCookie: () => "" })
}
