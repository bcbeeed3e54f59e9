/** Starts the servers of several hosts for one built site. */
import { spawn, type ChildProcess } from "node:child_process"
import { existsSync } from "node:fs"
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { nginxAccessLog, nginxFile, nginxListen, nginxRoot } from "../../gatsby/hosting/nginxFile"
import { createSiteServer } from "../../gatsby/hosting/server"
import { listen, type RunningService } from "../../services/listen"
import { closeOnSignal } from "../lib/closeOnSignal"
import { createPlainServer } from "../lib/plainServer"
import { run } from "../lib/run"
import { createNetlifyServer } from "./netlifyServer"
import type { Host } from "./siteChecks"

export interface Engine extends Host {
  name: string
  /** Returns what to install if the engine cannot run on this machine. */
  missing?: () => Promise<string | undefined>
  start: (folder: string, port: number) => Promise<RunningService & { readLogs?: () => Promise<string> }>
}

/** A version of Cloudflare's tool that supports Node.js 20. Later ones need 22. */
const wrangler = "wrangler@4.63.0"
/** Fixes the behavior of Cloudflare's runtime. A date that the runtime does not know yet would need the network. */
const compatibilityDate = "2026-01-01"
const wranglerFolder = path.resolve(".data/hosts", wrangler)
const wranglerProgram = path.join(wranglerFolder, "node_modules/wrangler/bin/wrangler.js")

/** `npm run serve`. */
export const localServer: Engine = {
  name: "local server",
  hasRules: true,
  encodings: ["br", "gzip"],
  rejectsEmptySegments: true,
  start: async (folder, port) => listen(await createSiteServer(folder), port),
}

/** A server that reads no rules, such as GitHub Pages, with a site that was built with GATSBY_REDIRECT_PAGES. */
export const plainServer: Engine = {
  name: "plain server",
  hasRules: false,
  encodings: [],
  start: (folder, port) => listen(createPlainServer(folder), port),
}

/** Debian's nginx, with the configuration that the build writes. */
export const nginx: Engine = {
  name: "nginx",
  hasRules: true,
  encodings: ["gzip"],
  rejectsEmptySegments: true,
  missing: async () =>
    (await run("nginx", ["-v"], { output: () => {} }).catch(() => 1))
      ? "Install nginx: apt-get install nginx-light"
      : undefined,
  start: async (folder, port) => {
    const read = (name: string) => readFile(path.join(folder, name), "utf8")
    // Written again, because the tests change the targets of the redirects.
    const rules = nginxFile(await read("_redirects"), await read("_headers"))
    const state = await mkdtemp(path.join(tmpdir(), "nginx-"))
    const file = path.join(state, "nginx.conf")
    await writeFile(
      file,
      `daemon off; master_process off; pid ${state}/pid; error_log ${state}/log;
events {}
http { access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${state}/${name};`).join(" ")}
${rules
  .replace(nginxListen, `listen 127.0.0.1:${port};`)
  .replace(nginxRoot, `root "${folder}";`)
  .replace(nginxAccessLog, `${state}/log`)}}
`,
    )
    const program = spawn("nginx", ["-c", file, "-e", `${state}/log`])
    const host = await startProgram(program, port, () => rm(state, { recursive: true }))
    return { ...host, readLogs: () => readFile(`${state}/log`, "utf8") }
  },
}

/** Cloudflare's own runtime for Pages, which runs on this machine. */
export const cloudflare: Engine = {
  name: "Cloudflare",
  hasRules: true,
  // The local runtime compresses nothing. Cloudflare compresses at its edge.
  encodings: [],
  missing: installWrangler,
  start: async (folder, port) => {
    const home = await mkdtemp(path.join(tmpdir(), "wrangler-"))
    const args = ["pages", "dev", folder, "--ip", "127.0.0.1", "--port", String(port)]
    const child = spawn(
      process.execPath,
      [
        wranglerProgram,
        ...args,
        ...["--compatibility-date", compatibilityDate, "--log-level", "error", "--show-interactive-dev-session=false"],
      ],
      {
        cwd: home,
        detached: true,
        env: { ...process.env, HOME: home, WRANGLER_SEND_METRICS: "false", CI: "true", NO_COLOR: "1" },
      },
    )
    return startProgram(child, port, () => rm(home, { recursive: true, force: true }))
  },
}

/** Netlify's parsers and its matcher, over the rules of the build. */
export const netlify: Engine = {
  name: "Netlify",
  hasRules: true,
  encodings: [],
  cachesMissingFiles: true,
  start: async (folder, port) => listen(await createNetlifyServer(folder), port),
}

/** The engines that `npm test` runs, because their packages are small. */
export const smallEngines = [localServer, netlify, plainServer]
export const engines = [...smallEngines, nginx, cloudflare]

/** Copies a built site, and replaces the local form service by a URL that every host accepts as the target of a redirect. */
export async function copyForHosts(folder: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), "site-"))
  await cp(folder, copy, { recursive: true })
  const file = path.join(copy, "_redirects")
  const rules = await readFile(file, "utf8")
  await writeFile(file, rules.replaceAll(/http:\/\/127\.0\.0\.1:\d+\//g, "https://forms.example/"))
  return copy
}

/** Installs Cloudflare's tool, which has 180 MB, outside of the packages of this project. */
async function installWrangler(): Promise<string | undefined> {
  if (existsSync(wranglerProgram)) return undefined
  await mkdir(wranglerFolder, { recursive: true })
  await writeFile(path.join(wranglerFolder, "package.json"), "{}")
  const args = ["install", "--no-audit", "--no-fund", "--save-exact", wrangler]
  await run("npm", args, { folder: wranglerFolder, output: () => {} }).catch(() => undefined)
  return existsSync(wranglerProgram)
    ? undefined
    : `Install Cloudflare's tool: npm install --prefix ${wranglerFolder} ${wrangler}`
}

/** Seconds within which a program has to answer. */
const startTime = 60

/** Waits until a program answers on its port. @throws Error with its output if it ends or does not answer */
async function startProgram(child: ChildProcess, port: number, cleanUp: () => Promise<void>): Promise<RunningService> {
  const url = `http://127.0.0.1:${port}`
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()))
  const close = async () => {
    forget()
    // A detached program is the leader of a group, with the programs that it has started.
    if (child.exitCode === null && child.pid) process.kill(child.spawnargs.includes("pages") ? -child.pid : child.pid)
    await ended
    await cleanUp()
  }
  const forget = closeOnSignal(close)
  for (let tries = 0; tries < startTime * 4; tries++) {
    if (child.exitCode !== null) break
    const isReady = await fetch(url, { redirect: "manual" }).then(
      () => true,
      () => false,
    )
    if (isReady) return { url, close }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await close()
  throw new Error(`The program did not answer at ${url}. ${output.slice(-2000)}`)
}
