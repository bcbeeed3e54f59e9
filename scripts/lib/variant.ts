/**
 * Further builds of the site, each in a working folder of its own, with something set the other way:
 * `bare` has content without any optional field or picture, and a page for each redirect, on a host that reads no rules;
 * `assets` has its static files on another origin, a picture at an absolute address, analytics with a measurement id, and
 * fetches the whole sign-in sheet from the spreadsheet itself.
 */
import { execFileSync } from "node:child_process"
import { cpSync, createReadStream, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import sirv from "sirv"
import { stripOptional } from "../../gatsby/content-check/stripOptional"
import { contentFiles } from "../../gatsby/content-model"
import { startServer } from "../../gatsby/hosting/server"
import { listen, type RunningService } from "../../services/listen"
import { localEnvironment, type LocalPorts } from "../../services/localEnvironment"
import { exportAddress } from "../../services/spreadsheet/startSpreadsheet"
import { freePort } from "./freePort"
import { run } from "./run"

export type VariantName = "bare" | "assets"

export interface Variant {
  isBuilt: boolean
  /** Where the pages are served. */
  url: string
  /** Where the static files of `assets` are served. */
  assetsUrl: string
  close: () => Promise<void>
}

/** The picture at an absolute address; the browser test answers for it. */
const remotePicture = "https://cdn.example/portrait.png"

/** Files of the repository that take no part in a build. */
const leftOut = /^(e2e|docs|test|\.github|\.vscode)\//

/** Builds a variant and serves it. The services have to run already. */
export async function buildVariant(name: VariantName, ports: LocalPorts): Promise<Variant> {
  const folder = path.resolve(".data", name)
  copyRepository(folder)
  const content = path.join(folder, "content")
  if (name === "bare") stripContent(content)
  else useRemotePicture(content)

  const [site, assets] = [await freePort(), await freePort()]
  const assetsUrl = `http://127.0.0.1:${assets}`
  const code = await run("gatsby", name === "bare" ? ["build"] : ["build", "--prefix-paths"], {
    folder,
    environment: {
      ...localEnvironment({ ...ports, site }),
      ...(name === "bare"
        ? { GATSBY_REDIRECT_PAGES: "true" }
        : {
            GATSBY_ASSET_PREFIX: assetsUrl,
            GATSBY_GA_MEASUREMENT_ID: "G-VARIANT01",
            GATSBY_SIGN_IN_SHEET_URL: exportAddress(`http://127.0.0.1:${ports.spreadsheet}`),
            GATSBY_SIGN_IN_SHEET_ORIGINS: `http://127.0.0.1:${ports.downloads}`,
          }),
    },
  })
  const dir = path.join(folder, "public")
  const servers =
    name === "bare"
      ? [await servePlainly(dir, site)]
      : [await startServer({ dir, port: site }), await startServer({ dir, port: assets })]
  return { isBuilt: code === 0, url: `http://127.0.0.1:${site}`, assetsUrl, close: () => closeAll(servers) }
}

async function closeAll(servers: readonly RunningService[]): Promise<void> {
  await Promise.all(servers.map((server) => server.close()))
}

function copyRepository(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  for (const file of files.trim().split("\n"))
    if (!leftOut.test(file)) cpSync(file, path.join(folder, file), { force: true, recursive: true })
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction")
}

function stripContent(folder: string): void {
  const content = contentFiles.map((file) => ({ file, data: read(path.join(folder, file.path)) }))
  for (const { file, data } of stripOptional(content)) write(path.join(folder, file.path), data)
}

function useRemotePicture(folder: string): void {
  const file = path.join(folder, "mentors.json")
  const [first, ...others] = read(file) as object[]
  write(file, [{ ...first, imageSrc: remotePicture, imageAlt: "Portrait from the CDN" }, ...others])
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"))
}

function write(file: string, data: unknown): void {
  writeFileSync(file, JSON.stringify(data, null, 2))
}

/** A host that reads neither _redirects nor _headers, as GitHub Pages does. */
function servePlainly(dir: string, port: number): Promise<RunningService> {
  const files = sirv(dir, { dev: true })
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" })
      createReadStream(path.join(dir, "404.html")).pipe(response)
    })
  })
  return listen(server, port)
}
