/** Starts the servers of several hosts for one built site. */
import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { nginxAccessLog } from "../../gatsby/hosting/nginxFiles"
import { createSiteServer } from "../../gatsby/hosting/server"
import { listen, type RunningService } from "../../services/listen"
import { run, runOrThrow } from "../lib/run"
import type { Host } from "./siteChecks"

export interface Engine extends Host {
  name: string
  /** @param folder with the files that the build writes: `public` and those of nginx */
  start: (folder: string, port: number) => Promise<RunningService & { readLogs?: () => Promise<string> }>
}

/** A version of Cloudflare's tool that supports Node.js 20. Later ones need 22. */
const wrangler = "wrangler@4.63.0"
/** Fixes the behavior of Cloudflare's runtime. A date that the runtime does not know yet would need the network. */
const compatibilityDate = "2026-01-01"
/** Outside of the packages of this project, because it has 180 MB. */
const wranglerFolder = path.resolve(".data/hosts", wrangler)
const wranglerProgram = path.join(wranglerFolder, "node_modules/wrangler/bin/wrangler.js")

/** `npm run serve`, which reads the rules with Netlify's code. */
const localServer: Engine = {
  name: "local server",
  hasRules: true,
  encodings: ["br", "gzip"],
  start: async (folder, port) => listen(await createSiteServer(path.join(folder, "public")), port),
}

/** A server that reads no rules, such as GitHub Pages, with a site that was built with GATSBY_REDIRECT_PAGES. */
const plainServer: Engine = {
  name: "plain server",
  hasRules: false,
  encodings: [],
  start: async (folder, port) =>
    listen(await createSiteServer(path.join(folder, "public"), { readsRules: false }), port),
}

/** Debian's nginx, with the files that the build writes. */
const nginx: Engine = {
  name: "nginx",
  hasRules: true,
  encodings: ["gzip"],
  start: async (folder, port) => {
    const serverRules = await readFile(path.join(folder, "nginx-server.conf"), "utf8")
    const state = await mkdtemp(path.join(tmpdir(), "nginx-"))
    const [file, log] = [path.join(state, "nginx.conf"), path.join(state, "log")]
    await writeFile(
      file,
      `daemon off; master_process off; pid ${state}/pid; error_log ${log};
events {}
http { access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${state}/${name};`).join(" ")}
include "${path.join(folder, "nginx-http.conf")}";
server { listen 127.0.0.1:${port}; root "${path.join(folder, "public")}";
${serverRules.replace(nginxAccessLog, log)}}}
`,
    )
    const remedy = "Install nginx: apt-get install nginx-light"
    const host = await startProgram("nginx", ["-c", file, "-e", log], { port, state, remedy })
    return { ...host, readLogs: () => readFile(log, "utf8") }
  },
}

/** Cloudflare's own runtime for Pages, which runs on this machine. */
const cloudflare: Engine = {
  name: "Cloudflare",
  hasRules: true,
  // The local runtime compresses nothing. Cloudflare compresses at its edge.
  encodings: [],
  start: async (folder, port) => {
    if (!existsSync(wranglerProgram))
      await runOrThrow("npm", ["install", "--no-audit", "--prefix", wranglerFolder, wrangler], {
        output: console.error,
      })
    const options = [
      ...["--ip", "127.0.0.1", "--port", String(port), "--compatibility-date", compatibilityDate],
      ...["--log-level", "error", "--show-interactive-dev-session=false"],
    ]
    const state = await mkdtemp(path.join(tmpdir(), "wrangler-"))
    const args = [wranglerProgram, "pages", "dev", path.join(folder, "public"), ...options]
    return startProgram("node", args, { port, state, remedy: `Delete ${wranglerFolder} and run this command again.` })
  },
}

/** The engines that `npm test` runs, because their packages are small. */
export const smallEngines = [localServer, plainServer]
export const engines = [...smallEngines, nginx, cloudflare]

/** Seconds within which a program has to answer. */
const startTime = 60

interface ProgramOptions {
  port: number
  /** Working directory and home directory, which is removed afterwards. */
  state: string
  /** What to do if the program cannot run on this machine. */
  remedy: string
}

/** Starts a program, and waits until it answers. @throws Error with its output and the remedy if it does not */
async function startProgram(command: string, args: readonly string[], { port, state, remedy }: ProgramOptions) {
  const url = `http://127.0.0.1:${port}`
  const program = new AbortController()
  const output: string[] = []
  const environment = { HOME: state, WRANGLER_SEND_METRICS: "false", CI: "true", NO_COLOR: "1" }
  const options = { output: (line: string) => output.push(line), folder: state, environment, signal: program.signal }
  const ended = run(command, args, options)
    .catch((error: unknown) => output.push(String(error)))
    .finally(() => program.abort())
  const close = async () => {
    program.abort()
    await ended
    await rm(state, { recursive: true, force: true })
  }
  for (let tries = 0; tries < startTime * 4 && !program.signal.aborted; tries += 1) {
    const isReady = await fetch(url, { redirect: "manual" }).catch(() => undefined)
    if (isReady) return { url, close }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await close()
  throw new Error(`${output.slice(-20).join("\n")}\nThe program did not answer at ${url}. ${remedy}`)
}
