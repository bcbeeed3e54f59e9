import { serve, type RunningService } from "../listen"
import { formPage, thankYouPage } from "./formPage"

/** Path of a form, as at the real provider: `/<digits>`. */
const formPath = /^\/(\d{6,20})$/
const submitPath = /^\/submit\/(\d{6,20})$/

/** The script whose URL the message `loadScript` contains. It marks the page, so that tests can detect whether it ran. */
const sampleScript = 'document.documentElement.dataset.formScript = "loaded"\n'

/**
 * Starts the local form provider (JotForm). Like the real provider, it has several origins: forms are at 127.0.0.1 and are
 * submitted to localhost, which is the same server.
 */
export function startForms(port: number): Promise<RunningService> {
  return serve(respond, port)
}

function respond({ url, method }: Request): Response {
  const { pathname, searchParams, origin } = new URL(url)
  if (pathname === "/sample-script.js")
    return new Response(sampleScript, { headers: { "content-type": "text/javascript" } })
  const [, formId] = formPath.exec(pathname) ?? []
  const [, submittedId] = (method === "POST" && submitPath.exec(pathname)) || []
  if (formId) return html(200, formPage(formId, searchParams, origin))
  return submittedId ? html(200, thankYouPage(submittedId)) : html(404, "There is no such form")
}

function html(status: number, body: string): Response {
  return new Response(body, { status, headers: { "content-type": "text/html; charset=utf-8" } })
}
