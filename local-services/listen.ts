import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { isLoopback } from "../src/loopback"

export interface RunningService {
  /** Origin of the service, without a trailing slash. */
  url: string
  close: () => Promise<void>
}

/** Handles a request as an edge function does. */
export type Handler = (request: Request) => Promise<Response> | Response

/**
 * Starts to listen on a port of loopback; 0 selects a free one.
 * @throws Error if the port is in use
 */
export function listen(server: Server, port: number): Promise<RunningService> {
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => {
      const { port: actualPort } = server.address() as AddressInfo
      resolve({
        url: `http://127.0.0.1:${actualPort}`,
        close: () =>
          new Promise((resolveClose) => {
            server.close(() => resolveClose())
            server.closeAllConnections()
          }),
      })
    })
  })
}

export function serve(handler: Handler, port: number): Promise<RunningService> {
  const server = createServer((incoming, outgoing) => {
    async function respond(): Promise<void> {
      const response = await handler(await toRequest(incoming))
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      outgoing.end(Buffer.from(await response.arrayBuffer()))
    }
    respond().catch((error: unknown) => {
      // A client that closed the connection is not an error of the service.
      if (!incoming.destroyed || outgoing.writable) console.error(error)
      outgoing.destroy()
    })
  })
  return listen(server, port)
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  // The cast: only a response has a header whose value is a list.
  const headers = incoming.headers as Record<string, string>
  const method = incoming.method ?? "GET"
  const body = method === "GET" || method === "HEAD" ? null : await text(incoming)
  return new Request(`http://${incoming.headers.host ?? "localhost"}${incoming.url ?? "/"}`, { method, headers, body })
}

/** Returns whether an origin is on this machine, on any port, because each build under test has a different port. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname)
}
