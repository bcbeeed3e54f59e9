import { createServer } from "node:http"
import { listen, type RunningService } from "../listen"
import { formPage, thankYouPage } from "./formPage"

/** A form is at `/<digits>`, as at the real provider. */
const formPath = /^\/(\d{6,20})$/
const submitPath = /^\/submit\/(\d{6,20})$/

/** Starts the stand-in of the form provider (JotForm). */
export function startForms(port: number): Promise<RunningService> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const [, shown] = formPath.exec(pathname) ?? []
    const [, sent] = submitPath.exec(pathname) ?? []
    const page = shown ? formPage(shown) : sent ? thankYouPage(sent) : undefined
    request.resume()
    response.writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8" })
    response.end(page ?? "<!doctype html><title>Not found</title><p>There is no such form.</p>")
  })
  return listen(server, port)
}
