/** Serves the mistakes in content to the pages of `gatsby develop`. */
import { readFileSync } from "node:fs"
import { createServer, type ServerResponse } from "node:http"
import path from "node:path"
import type { mistakeInEditor } from "../../gatsby/content/editor/config"
import { editorPath } from "../../gatsby/hosting/editorPaths"
import { listen, type RunningService } from "../../services/listen"

/** What the overlay shows. Without mistakes, it is hidden. */
export interface Report {
  title: string
  /** What the page shows instead of the broken content, and what to do. */
  note: string
  mistakes: readonly Mistake[]
}

interface Mistake {
  text: string
  inEditor: ReturnType<typeof mistakeInEditor>
}

export interface MistakesServer extends RunningService {
  /** URL of the script that shows the mistakes on a page. */
  scriptUrl: string
  /** Sends a report to all open pages, and to each page that opens later. */
  publish: (report: Report) => void
}

const overlay = readFileSync(path.resolve("scripts/live-content/overlay.js"), "utf8")

/** Starts a server for the script and its server-sent events. Pages have another origin, so it allows all origins. */
export async function serveMistakes(port: number): Promise<MistakesServer> {
  const pages = new Set<ServerResponse>()
  let event = ""
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*").setHeader("cache-control", "no-store")
    if (request.url === "/overlay.js") {
      response.setHeader("content-type", "text/javascript; charset=utf-8")
      return response.end(`${overlay}\nshowMistakes("http://${request.headers.host}/events", "${editorPath}")\n`)
    }
    if (request.url !== "/events") return response.writeHead(404).end()
    response.setHeader("content-type", "text/event-stream").write(event || "\n")
    pages.add(response)
    response.once("close", () => pages.delete(response))
  })
  const service = await listen(server, port)
  return {
    ...service,
    scriptUrl: `${service.url}/overlay.js`,
    publish: (report) => {
      event = `data: ${JSON.stringify(report)}\n\n`
      for (const page of pages) page.write(event)
    },
  }
}

/**
 * Serves a page that shows the mistakes and reloads when Gatsby responds.
 * @param port the port of Gatsby, which does not run yet
 */
export function serveWaitingPage(port: number, scriptUrl: string): Promise<RunningService> {
  const page = `<!doctype html><html lang="en-US"><title>Mistakes in content</title>
<body style="font: 1rem system-ui, sans-serif"><p>The site starts when the content has no mistakes. Starting takes up to a minute.</p>
<script type="module" src="${scriptUrl}"></script><script type="module">${overlay}reloadWhenReady()</script>`
  const server = createServer((_request, response) => {
    response.writeHead(503, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(page)
  })
  return listen(server, port)
}
