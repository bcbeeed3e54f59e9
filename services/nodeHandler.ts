import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"

/** Answers a request of the web's own kind; "drop" cuts the line. */
export type WebHandler = (request: Request) => Promise<Response | "drop">

/** Has a server of Node.js answer by a handler as it runs at the edge. */
export function answerRequests(handle: WebHandler): RequestListener {
  return (incoming, outgoing) => {
    void answer(handle, incoming, outgoing).catch((error: unknown) => {
      // A visitor who has gone is none of the service's business; anything else is a fault of its own.
      if (!incoming.destroyed || outgoing.writable) console.error(error)
      outgoing.destroy()
    })
  }
}

async function answer(handle: WebHandler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await handle(await requestOf(incoming))
  if (response === "drop") return void outgoing.destroy()
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    for (const one of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, one)
  const method = incoming.method ?? "GET"
  const body = method === "GET" || method === "HEAD" ? null : await text(incoming)
  return new Request(`http://${incoming.headers.host ?? "localhost"}${incoming.url ?? "/"}`, { method, headers, body })
}
