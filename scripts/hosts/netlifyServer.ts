/**
 * Serves a built site with Netlify's own code for its rules: the parsers of its build and the matcher of its command line tool. Only
 * the order of the steps is written here (https://docs.netlify.com/routing/redirects/): a file has priority over a rule, and a
 * redirect keeps the query of the request.
 */
import { createReadStream } from "node:fs"
import { createServer, type Server } from "node:http"
import path from "node:path"
import querystring from "node:querystring"
import { parseAllHeaders } from "netlify-headers-parser"
import { parseAllRedirects } from "netlify-redirect-parser"
import redirector from "netlify-redirector"
import sirv from "sirv"
import { splitUrl, withQuery } from "../../gatsby/hosting/rules"

/** @throws Error if Netlify's parsers reject a line */
export async function createNetlifyServer(folder: string): Promise<Server> {
  const parsedHeaders = await parseAllHeaders({
    headersFiles: [path.join(folder, "_headers")],
    configHeaders: [],
    minimal: false,
  })
  const parsedRedirects = await parseAllRedirects({
    redirectsFiles: [path.join(folder, "_redirects")],
    configRedirects: [],
    minimal: false,
  })
  const [error] = [...parsedHeaders.errors, ...parsedRedirects.errors]
  if (error) throw error
  // The matcher has other names for these fields than the parser.
  const rules = parsedRedirects.redirects.map(({ from, query, ...rule }) => ({ ...rule, origin: from, params: query }))
  const matcher = await redirector.parseJSON(JSON.stringify(rules), {})
  const files = sirv(folder, { dev: true })

  return createServer((request, response) => {
    const { pathname, search } = splitUrl(request.url)
    for (const { values } of parsedHeaders.headers.filter(({ forRegExp }) => forRegExp.test(pathname)))
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value)
    const sendNotFound = () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" })
      createReadStream(path.join(folder, "404.html")).pipe(response)
    }
    // Netlify does not publish its rules.
    if (/^\/_(headers|redirects)$/.test(pathname)) return sendNotFound()
    files(request, response, () => {
      const match = matcher.match({
        scheme: "https",
        host: "site.example",
        path: querystring.unescape(pathname),
        query: search.slice(1),
        headers: {},
        cookieValues: {},
        getHeader: () => "",
        getCookie: () => "",
      })
      if (!match) return sendNotFound()
      if (match.status !== 200) {
        response.writeHead(match.status, { location: withQuery(match.to, search) }).end()
        return
      }
      request.url = match.to
      // sirv keeps the parsed URL of the request.
      Reflect.deleteProperty(request, "_parsedUrl")
      files(request, response, sendNotFound)
    })
  })
}
