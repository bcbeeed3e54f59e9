import { brotliCompressSync, constants } from "node:zlib"
import { type RunningService, serve } from "../../local-services/listen"

/**
 * Serves what another server sends, compressed before the first request. The site's server compresses each response anew, which delays
 * the browser on two cores: Lighthouse counted a blocking time of up to 93 ms for a page that has at most 27 ms with this one.
 * @param origin of the other server
 * @param paths of all files
 */
export async function serveFromMemory(origin: string, paths: readonly string[], port: number): Promise<RunningService> {
  const files = new Map<string, Awaited<ReturnType<typeof load>>>()
  for (const path of paths) files.set(path, await load(origin + path))
  return serve(({ url }) => {
    const file = files.get(new URL(url).pathname)
    return new Response(file?.body, file?.response ?? { status: 404 })
  }, port)
}

async function load(url: string) {
  const response = await fetch(url, { headers: { "accept-encoding": "br" } })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isCompressed = response.headers.get("content-encoding") === "br"
  // The quality of the site's server.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return { body: isCompressed ? brotliCompressSync(bytes, { params }) : bytes, response }
}
