import { createReadStream } from "node:fs"
import { createServer, type Server } from "node:http"
import path from "node:path"
import sirv from "sirv"

/** Returns a server for a built site that reads neither `_redirects` nor `_headers`, such as GitHub Pages. It does not listen yet. */
export function createPlainServer(folder: string): Server {
  const files = sirv(folder, { dev: true })
  return createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" })
      createReadStream(path.join(folder, "404.html")).pipe(response)
    })
  })
}
