import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { setTimeout as wait } from "node:timers/promises"
import { answerWithFault, createFaults, type Faults } from "../data/faults"
import { listen, type RunningService } from "../listen"
import { formPage, missingPage, thankYouPage } from "./formPage"

/** A form is at `/<digits>`, as at the real provider. */
const formPath = /^\/(\d{6,20})$/
const submitPath = /^\/submit\/(\d{6,20})$/

/** What `loadScript` may load: it leaves a trace on the page. */
const sampleScript = 'document.documentElement.dataset.formScript = "loaded"\n'

/**
 * Starts the stand-in of the form provider (JotForm). It has two origins, as the real one has several: forms are shown on
 * 127.0.0.1 and sent to localhost, which is the same server.
 * `POST /__faults` has it fail on purpose for addresses that hold a text, such as a form's number or an applicant's id.
 */
export function startForms(port: number): Promise<RunningService> {
  const faults = createFaults()
  return listen(
    createServer((request, response) => void answer(request, response, faults)),
    port,
  )
}

async function answer(request: IncomingMessage, response: ServerResponse, faults: Faults): Promise<void> {
  const { pathname, searchParams, host } = new URL(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`)
  const body = await text(request).catch(() => "")
  if (pathname === "/__faults") return void response.writeHead(isSet(faults, request, body) ? 204 : 400).end()

  const fault = faults.of(request.url ?? "")
  if (fault && answerWithFault(fault, response)) return
  if (fault?.mode === "lost") return void response.destroy()
  if (fault?.mode === "slow") await wait(fault.delay, undefined, { ref: false })
  if (pathname === "/sample-script.js")
    return void response.writeHead(200, { "content-type": "text/javascript" }).end(sampleScript)

  const [, shown] = formPath.exec(pathname) ?? []
  const [, sent] = request.method === "POST" ? (submitPath.exec(pathname) ?? []) : []
  const origins = { own: `http://${host}`, submit: `http://${host.replace("127.0.0.1", "localhost")}` }
  response.writeHead(shown || sent ? 200 : 404, { "content-type": "text/html; charset=utf-8" })
  response.end(shown ? formPage(shown, searchParams, origins) : sent ? thankYouPage(sent) : missingPage())
}

/** JSON only: a page of another origin cannot send that without asking first, and it is not answered for that. */
function isSet(faults: Faults, { method, headers }: IncomingMessage, body: string): boolean {
  if (method !== "POST" || !headers["content-type"]?.startsWith("application/json")) return false
  try {
    return faults.set(JSON.parse(body))
  } catch {
    return false
  }
}
