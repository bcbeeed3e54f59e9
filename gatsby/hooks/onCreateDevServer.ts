import { readFile, rm } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { writeLocalEditor } from "../content/editor/writeEditor"
import { currentMistakes } from "../content/live/liveContent"
import { readResolved } from "../content/resolved"
import { generatedDocuments } from "../../content-tools/model/documentPaths"
import { renderDocuments } from "../documents/writeDocuments"
import { editorPath, overlayPath } from "../../hosting/rules/editorPaths"
import { redirectRules, withQuery } from "../../hosting/rules/redirectRules"
import { splitUrl } from "../../hosting/rules/requestUrl"

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

export function developmentMiddleware(folder = "public"): Middleware {
  const generatedFiles = filesIn(folder)
  return (request, response, next) => {
    const { pathname, search } = splitUrl(request.url)
    const handle = async () => {
      // The same status codes as on the production hosts.
      const rules = redirectRules(await readResolved(), process.env.GATSBY_FORMS_URL ?? "")
      const editor = { path: editorPath.slice(0, -1), toPath: editorPath, status: 302 }
      const redirect = [...rules, editor].find(({ path }) => path === pathname)
      const [type, read] = generatedFiles[pathname] ?? []
      // Browsers cache a 301 permanently. After a change of the redirect, they would still use the old target.
      if (redirect ?? type) response.setHeader("cache-control", "no-store")
      if (redirect) response.writeHead(redirect.status, { location: withQuery(redirect.toPath, search) }).end()
      else if (type) response.setHeader("content-type", type).end(await read?.())
      else next()
    }
    handle().catch(next)
  }
}

type GeneratedFile = [type: string, read: () => string | Promise<Buffer | undefined>]

/**
 * Returns the files that Gatsby does not serve, by path. It serves the other files of the editor, but no HTML files.
 */
function filesIn(folder: string): Partial<Record<string, GeneratedFile>> {
  // Rendered when one is requested: after each change, it would delay the pages by a second.
  const documents = generatedDocuments.map((document): [string, GeneratedFile] => {
    const type = document.endsWith(".pdf") ? "application/pdf" : "text/calendar; charset=utf-8"
    return [document, [type, async () => (await renderDocuments(await readResolved())).get(document)]]
  })
  return {
    ...Object.fromEntries(documents),
    [editorPath]: ["text/html; charset=utf-8", () => readFile(path.join(folder, editorPath, "index.html"))],
    [overlayPath]: ["text/javascript; charset=utf-8", () => readFile("gatsby/content/live/overlay.js")],
    "/content-mistakes.json": ["application/json", () => JSON.stringify(currentMistakes())],
  }
}
