import { readFile, rm } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { writeLocalEditor } from "../content/editor/writeEditor"
import { currentMistakes } from "../content/live/liveContent"
import { readResolved } from "../content/resolved"
import { generatedDocuments } from "../../content-tools/model/documentPaths"
import { renderDocuments } from "../documents/writeDocuments"
import { editorPath, overlayPath } from "../hosting/editorPaths"
import { splitUrl, withQuery } from "../hosting/rules"
import { redirectRules } from "../hosting/redirectRules"

/** Sends a response if it is responsible for the path; otherwise returns a falsy value. */
type Handler = (pathname: string, response: ServerResponse, search: string) => Promise<unknown>

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** Sends the redirects, the documents and the mistakes of the current content, and the content editor. */
export async function onCreateDevServer({ app }: CreateDevServerArgs): Promise<void> {
  // Gatsby would send the documents and the content editor of the last build.
  await rm("public/documents", { recursive: true, force: true, maxRetries: 10 })
  await rm(path.join("public", editorPath), { recursive: true, force: true, maxRetries: 10 })
  const { "site.json": site } = await readResolved()
  await writeLocalEditor(site.name)
  // Gatsby declares the Express application as `any`.
  const application = app as { use: (middleware: Middleware) => void }
  application.use(developmentMiddleware())
}

/** @param folder from which Gatsby serves files */
export function developmentMiddleware(folder = "public"): Middleware {
  const handlers: readonly Handler[] = [sendRedirect, sendDocument, sendMistakes, editorHandler(folder)]
  return (request, response, next) => {
    const { pathname, search } = splitUrl(request.url)
    const handle = async () => {
      for (const handler of handlers) if (await handler(pathname, response, search)) return
      next()
    }
    handle().catch(next)
  }
}

/** Redirects with the same status codes as the production hosts. */
const sendRedirect: Handler = async (pathname, response, search) => {
  const rules = redirectRules(await readResolved(), process.env.GATSBY_FORMS_URL ?? "")
  const rule = rules.find(({ path }) => path === pathname)
  if (!rule) return undefined
  // Browsers cache a 301 permanently. After a change of the redirect, they would still use the old target.
  const headers = { location: withQuery(rule.toPath, search), "cache-control": "no-store" }
  return response.writeHead(rule.status, headers).end()
}

/** Renders the documents for applicants when one is requested: after each change, it would delay the pages by a second. */
const sendDocument: Handler = async (pathname, response) => {
  if (!generatedDocuments.includes(pathname)) return undefined
  const documents = await renderDocuments(await readResolved())
  const type = pathname.endsWith(".pdf") ? "application/pdf" : "text/calendar; charset=utf-8"
  return response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(documents.get(pathname))
}

/** Sends the mistakes in content, and the script that shows them on every page. */
const sendMistakes: Handler = async (pathname, response) => {
  if (pathname === "/content-mistakes.json")
    return response.setHeader("content-type", "application/json").end(JSON.stringify(currentMistakes()))
  if (pathname !== overlayPath) return undefined
  response.setHeader("content-type", "text/javascript; charset=utf-8")
  return response.end(await readFile("gatsby/content/live/overlay.js"))
}

/** Returns a handler that sends the page of the content editor. Gatsby sends its other files, but no HTML files. */
function editorHandler(folder: string): Handler {
  return async (pathname, response) => {
    if (`${pathname}/` === editorPath) return response.writeHead(302, { location: editorPath }).end()
    if (pathname !== editorPath) return undefined
    response.setHeader("content-type", "text/html; charset=utf-8")
    return response.end(await readFile(path.join(folder, editorPath, "index.html")))
  }
}
