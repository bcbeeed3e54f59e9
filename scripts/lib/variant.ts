/**
 * A second build of the site in a working folder of its own, with everything set the other way: content without any
 * optional field or picture, static files on another origin, a page for each redirect.
 */
import { execFileSync } from "node:child_process"
import { cpSync, createReadStream, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import sirv from "sirv"
import { stripOptional } from "../../gatsby/content-check/stripOptional"
import { contentFiles } from "../../gatsby/content-model"
import { listen } from "../../services/listen"
import { localEnvironment, type LocalPorts } from "../../services/localEnvironment"
import { freePort } from "./freePort"
import { run } from "./run"

export interface Variant {
  isBuilt: boolean
  /** Where the pages are served, by a host that reads no rules. */
  url: string
  /** Where the static files are served. */
  assetsUrl: string
  close: () => Promise<void>
}

/** Files of the repository that take no part in a build. */
const leftOut = /^(e2e|docs|test|\.github|\.vscode)\//

/** Builds the variant and serves it. The services have to run already. */
export async function buildVariant(ports: LocalPorts): Promise<Variant> {
  const folder = path.resolve(".data/variant")
  copyRepository(folder)
  writeStrippedContent(path.join(folder, "content"))

  const [sitePort, assetsPort] = [await freePort(), await freePort()]
  const assetsUrl = `http://127.0.0.1:${assetsPort}`
  const code = await run("gatsby", ["build", "--prefix-paths"], {
    folder,
    environment: {
      ...localEnvironment({ ...ports, site: sitePort }),
      GATSBY_ASSET_PREFIX: assetsUrl,
      GATSBY_REDIRECT_PAGES: "true",
    },
  })
  const servers = await Promise.all([servePlainly(folder, sitePort), servePlainly(folder, assetsPort)])
  return {
    isBuilt: code === 0,
    url: `http://127.0.0.1:${sitePort}`,
    assetsUrl,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}

function copyRepository(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  for (const file of files.trim().split("\n"))
    if (!leftOut.test(file)) cpSync(file, path.join(folder, file), { force: true, recursive: true })
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction")
}

function writeStrippedContent(folder: string): void {
  const content = contentFiles.map((file) => {
    const data: unknown = JSON.parse(readFileSync(path.join(folder, file.path), "utf8"))
    return { file, data }
  })
  for (const { file, data } of stripOptional(content))
    writeFileSync(path.join(folder, file.path), JSON.stringify(data, null, 2))
}

/** A host that reads neither _redirects nor _headers; other origins may load from it, as from a CDN. */
function servePlainly(folder: string, port: number) {
  const notFound = path.join(folder, "public/404.html")
  const files = sirv(path.join(folder, "public"), {
    dev: true,
    setHeaders: (response) => response.setHeader("access-control-allow-origin", "*"),
  })
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" })
      createReadStream(notFound).pipe(response)
    })
  })
  return listen(server, port)
}
