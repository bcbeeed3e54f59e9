import { createReadStream } from "node:fs"
import { rm } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { CreateDevServerArgs, Reporter } from "gatsby"
import { loadContent } from "../content/load"
import { editorMiddleware } from "../content/editor/editorMiddleware"
import { editorPath } from "../hosting/editorPaths"
import type { Content } from "../content/model"
import { contentFolder } from "../content/contentFolder"
import { lastChange } from "../documents/lastChange"
import { generatedDocuments } from "../documents/paths"
import { renderDocuments } from "../documents/writeDocuments"
import { readEnvironment } from "../environment"
import { splitUrl, withQuery } from "../hosting/rules"
import { nextChange } from "../nextChange"
import { picturePreview, picturePreviewPath, shownPictures, type ShownPicture } from "../picturePreview"
import { redirectRules, type RedirectRule } from "../redirectRules"

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** What this file uses of an Express application. Gatsby declares it as `any`. */
interface ExpressApplication {
  use: (middleware: Middleware) => void
}

/** Renders the documents when they are first requested. Rendering takes a second, by which each change would reach the page later. */
type RenderOnce = () => Promise<ReadonlyMap<string, Buffer>>

/** Sends the redirects, the documents and the page of pictures of the current content, and the content editor. */
export async function onCreateDevServer({ app, reporter }: CreateDevServerArgs): Promise<void> {
  const { GATSBY_FORMS_URL } = readEnvironment(process.env)
  let rules: readonly RedirectRule[] = []
  let pictures: readonly ShownPicture[] = []
  let renderOnce: RenderOnce = () => Promise.resolve(new Map())
  // Gatsby would send the documents and the content editor of the last build.
  await rm("public/documents", { recursive: true, force: true })
  await rm(path.join("public", editorPath), { recursive: true, force: true })
  const application = app as ExpressApplication
  application.use(redirectMiddleware(() => rules))
  application.use(documentsMiddleware(() => renderOnce()))
  application.use(picturesMiddleware(() => pictures))
  application.use(editorMiddleware())
  void watchContent(reporter, (content) => {
    rules = redirectRules(content, GATSBY_FORMS_URL)
    let documents: ReturnType<RenderOnce> | undefined
    renderOnce = () => (documents ??= renderDocuments(content, lastChange(contentFolder())))
    pictures = shownPictures(content)
  })
}

/** Returns middleware that redirects with the same status codes as the production hosts. */
export function redirectMiddleware(getRules: () => readonly RedirectRule[]): Middleware {
  return (request, response, next) => {
    const { pathname, search } = splitUrl(request.url)
    const rule = getRules().find(({ fromPath }) => fromPath === pathname)
    if (!rule) return next()
    // Browsers cache a 301 permanently. After a change of the redirect, they would still use the old target.
    const headers = { location: withQuery(rule.toPath, search), "cache-control": "no-store" }
    response.writeHead(rule.statusCode, headers).end()
  }
}

/** Returns middleware that sends the documents for applicants. */
export function documentsMiddleware(render: RenderOnce): Middleware {
  return (request, response, next) => {
    const { pathname } = splitUrl(request.url)
    if (!generatedDocuments.includes(pathname)) return next()
    const type = pathname.endsWith(".pdf") ? "application/pdf" : "text/calendar; charset=utf-8"
    const send = (documents: ReadonlyMap<string, Buffer>) =>
      response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(documents.get(pathname))
    render().then(send, next)
  }
}

/** Returns middleware that sends the page of pictures and the pictures on it. */
export function picturesMiddleware(getPictures: () => readonly ShownPicture[], folder = contentFolder()): Middleware {
  return (request, response, next) => {
    const { pathname } = splitUrl(request.url)
    if (!pathname.startsWith(picturePreviewPath)) return next()
    const pictures = getPictures()
    const name = decodeURIComponent(pathname.slice(picturePreviewPath.length))
    response.setHeader("cache-control", "no-store")
    if (!name) return response.setHeader("content-type", "text/html; charset=utf-8").end(picturePreview(pictures))
    if (!pictures.some(({ source }) => source === name)) return next()
    createReadStream(path.join(folder, name)).once("error", next).pipe(response)
  }
}

/** Calls `update` with the content at once and after every change. */
async function watchContent(reporter: Reporter, update: (content: Content) => void): Promise<never> {
  for (;;) {
    // Watches before the update, so that a change during the update is not missed.
    const change = nextChange(contentFolder())
    try {
      update(await loadContent())
    } catch (error) {
      reporter.error(error instanceof Error ? error.message : String(error))
    }
    await change
  }
}
