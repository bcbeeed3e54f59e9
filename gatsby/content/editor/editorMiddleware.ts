import { createReadStream } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { editorPolicy } from "../../hosting/contentSecurityPolicy"
import { splitUrl } from "../../hosting/rules"
import { editorFiles } from "./editorFiles"
import { editorPath } from "../../hosting/editorPaths"

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html;charset=utf-8",
  ".js": "text/javascript;charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
}

/** Returns middleware that serves the content editor of `gatsby develop` at `/admin/`. It works on the files of the project folder. */
export function editorMiddleware(): Middleware {
  return (request, response, next) => {
    const { pathname } = splitUrl(request.url)
    if (`${pathname}/` === editorPath) response.writeHead(302, { location: editorPath }).end()
    else if (pathname.startsWith(editorPath)) serve(pathname.slice(editorPath.length), response).catch(next)
    else next()
  }
}

async function serve(name: string, response: ServerResponse): Promise<void> {
  const { CONTENT_OVERLAY_URL: overlay } = process.env
  const policy = editorPolicy([], overlay ? [new URL(overlay).origin] : [])
  // The files are listed for each request, so that the settings match the content.
  const files = await editorFiles({ policy, overlay })
  const file = files.get(name || "index.html")
  if (!file) {
    response.writeHead(404).end()
    return
  }
  response.setHeader("content-type", contentTypes[path.extname(name || "index.html")] ?? "application/octet-stream")
  response.setHeader("cache-control", "no-cache")
  if ("text" in file) response.end(file.text)
  else createReadStream(file.file).pipe(response)
}
