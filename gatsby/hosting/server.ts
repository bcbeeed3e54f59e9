/** A static server that answers as a host does, by the `_redirects` and `_headers` of the built site. */
import { readFile, stat } from "node:fs/promises"
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { constants } from "node:zlib"
import compression from "compression"
import sirv from "sirv"
import { destinationOf, headersOf, parseHeaders, parseRedirects, type HeaderBlock, type RedirectLine } from "./rules"

export interface ServerOptions {
  /** Folder of the built site. */
  dir: string
  /** 0 picks a free one. */
  port: number
  /** Address to listen on; loopback unless told otherwise. */
  host?: string
}

export interface RunningServer {
  /** Origin without closing slash. */
  url: string
  close: () => Promise<void>
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

interface Site {
  dir: string
  redirects: readonly RedirectLine[]
  headers: readonly HeaderBlock[]
  sendFile: Middleware
}

/** What answers a request: a file of the site, another address, or nothing. */
type Answer = { kind: "file"; file: string } | { kind: "redirect"; status: number; to: string } | { kind: "nothing" }

/** Written for Express, but it uses nothing of it. Quality 5 of brotli's 11 is what CDNs take while one waits. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}) as unknown as Middleware

/** Files for the host, which are no part of the site. */
const rulesOfHost = new Set(["/_redirects", "/_headers"])

/**
 * Serves the folder. The two rule files are read once, all others with each request, so a new build is seen.
 * @throws Error in plain words where the folder or the rules cannot be read or the port is taken
 */
export async function startServer({ dir, port, host = "127.0.0.1" }: ServerOptions): Promise<RunningServer> {
  if (!(await isFile(path.join(dir, "index.html"))))
    throw new Error(`There is no built site in "${dir}". Run "npm run build" first.`)
  const site: Site = {
    dir,
    redirects: parseRedirects(await textOf(path.join(dir, "_redirects"))),
    headers: parseHeaders(await textOf(path.join(dir, "_headers"))),
    sendFile: sirv(dir, { dev: true, etag: true, extensions: [] }),
  }
  return listen(createServer(listenerOf(site)), port, host)
}

function listenerOf(site: Site): RequestListener {
  return (request, response) => {
    compress(request, response, () => {
      respond(site, request, response).catch((error: unknown) => {
        console.error(error)
        if (response.headersSent) response.destroy()
        else sendText(response, 500, "The server could not read this file.")
      })
    })
  }
}

async function respond(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("allow", "GET, HEAD")
    return sendText(response, 405, "Only GET and HEAD are answered here.")
  }
  const [, pathname = "", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? "") ?? []
  const decoded = decodedPath(pathname)
  if (decoded === undefined) return sendText(response, 400, "This is not an address.")
  for (const [name, value] of headersOf(site.headers, pathname)) response.setHeader(name, value)
  const answer = await answerTo(site, pathname, decoded)
  if (answer.kind === "redirect") return redirect(response, answer.status, withQuery(answer.to, search))
  if (answer.kind === "nothing") return sendNotFound(site, response)
  // What every one of these hosts says where no rule does.
  if (!response.hasHeader("cache-control")) response.setHeader("cache-control", "public, max-age=0, must-revalidate")
  // Parts of a text that is compressed on the way would be parts of something else.
  delete request.headers.range
  request.url = encodeURI(answer.file)
  site.sendFile(request, response, () => void sendNotFound(site, response))
}

/** Files win over rules, as on Netlify; then rules, then the folder without its closing slash. */
async function answerTo(site: Site, pathname: string, decoded: string): Promise<Answer> {
  // A slash or backslash that is written in percent is part of a name, such as an id, and no file has it in its own.
  const fileAt = async (name: string) => !/%2f|%5c/i.test(pathname) && isServed(site.dir, name)
  if (decoded.includes("//")) return { kind: "nothing" }
  if (decoded.endsWith("/index.html") && (await fileAt(decoded)))
    return { kind: "redirect", status: 301, to: pathname.slice(0, -"index.html".length) }
  if (!decoded.endsWith("/") && (await fileAt(decoded))) return { kind: "file", file: decoded }
  if (decoded.endsWith("/") && (await fileAt(`${decoded}index.html`)))
    return { kind: "file", file: `${decoded}index.html` }
  const destination = destinationOf(site.redirects, pathname)
  if (destination?.status === 200) return { kind: "file", file: targetFile(destination.to) }
  if (destination) return { kind: "redirect", ...destination }
  if (await fileAt(`${decoded}/index.html`)) return { kind: "redirect", status: 301, to: `${pathname}/` }
  return { kind: "nothing" }
}

/**
 * The path in plain text.
 * @returns undefined where it is malformed or could lead out of the folder
 */
function decodedPath(pathname: string): string | undefined {
  if (!pathname.startsWith("/")) return undefined
  try {
    const segments = pathname.split("/").map(decodeURIComponent)
    // eslint-disable-next-line no-control-regex -- a NUL ends a file's name in the operating system
    return segments.some((segment) => /(^|[/\\])\.\.?($|[/\\])|\u0000/.test(segment)) ? undefined : segments.join("/")
  } catch {
    return undefined
  }
}

/** Whether there is such a file and it is anybody's to see: hidden files are not, but for `.well-known` (RFC 8615). */
async function isServed(dir: string, name: string): Promise<boolean> {
  if (rulesOfHost.has(name) || /\/\.(?!well-known\/)/.test(name)) return false
  return isFile(path.join(dir, name))
}

function targetFile(to: string): string {
  return to.endsWith("/") ? `${to}index.html` : to
}

/** The query goes along, unless the target has one of its own. */
function withQuery(target: string, search: string): string {
  const [address = "", hash] = target.split("#", 2)
  return `${address}${address.includes("?") ? "" : search}${hash === undefined ? "" : `#${hash}`}`
}

function redirect(response: ServerResponse, status: number, to: string): void {
  response.setHeader("location", to)
  sendText(response, status, `This page has moved to ${to}`)
}

async function sendNotFound({ dir }: Site, response: ServerResponse): Promise<void> {
  const file = path.join(dir, "404.html")
  if (!(await isFile(file))) return sendText(response, 404, "There is no such page.")
  response.setHeader("cache-control", "public, max-age=0, must-revalidate")
  response.writeHead(404, { "content-type": "text/html;charset=utf-8" })
  response.end(await readFile(file))
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain;charset=utf-8" })
  response.end(`${text}\n`)
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}

/** A site without rules is served without. */
async function textOf(file: string): Promise<string> {
  return (await isFile(file)) ? readFile(file, "utf8") : ""
}

function listen(server: Server, port: number, host: string): Promise<RunningServer> {
  // No host of today says on every answer how long it keeps a connection; the budgets count bytes as a host sends them.
  server.keepAliveTimeout = 0
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new Error(`Port ${port} is taken by another program.`) : error)
    })
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo
      const name = host.includes(":") ? `[${host}]` : host
      resolve({
        url: `http://${name}:${actual}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })
}
