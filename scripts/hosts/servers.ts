/** Starts the servers of several hosts for one built site. */
import { existsSync } from "node:fs"
import { copyFile, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { nginxAccessLog } from "../../hosting/rules/nginxFiles"
import { createSiteServer } from "../../hosting/server"
import { listen, type RunningService } from "../../local-services/listen"
import { runNpm } from "../../processes/run"
import { emptyFolder, startProgram } from "../../processes/startProgram"
import type { Host } from "../../hosting/checks/siteChecks"

export interface HostServer extends Host {
  name: string
  /** @param folder with the files that the build writes: `public` and those of nginx */
  start: (folder: string, port: number) => Promise<RunningService & { readLogs?: () => Promise<string> }>
}

/** A version of Cloudflare's tool that supports Node.js 20. Later ones need 22. */
const wrangler = "wrangler@4.63.0"
/** Outside of the packages of this project, because it has 180 MB. */
const wranglerFolder = path.resolve(".data/hosts", wrangler)
const wranglerProgram = path.join(wranglerFolder, "node_modules/wrangler/bin/wrangler.js")

/** `npm run serve`, which reads the rules with Netlify's code. */
const localServer: HostServer = {
  name: "local server",
  hasRules: true,
  encodings: ["br", "gzip"],
  start: async (folder, port) => listen(await createSiteServer(path.join(folder, "public")), port),
}

/** A server that reads no rules, such as GitHub Pages, with a site that was built with GATSBY_REDIRECT_PAGES. */
const plainServer: HostServer = {
  name: "plain server",
  hasRules: false,
  encodings: [],
  start: async (folder, port) =>
    listen(await createSiteServer(path.join(folder, "public"), { readsRules: false }), port),
}

/** Debian's nginx, with the files that the build writes. */
const nginx: HostServer = {
  name: "nginx",
  hasRules: true,
  encodings: ["gzip"],
  start: async (folder, port) => {
    const serverRules = await readFile(path.join(folder, "nginx-server.conf"), "utf8")
    const state = emptyFolder("nginx")
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
    const host = await startServer("nginx", ["-c", file, "-e", log], { port, state, remedy })
    return { ...host, readLogs: () => readFile(log, "utf8") }
  },
}

/** Cloudflare's own runtime for static assets, which runs on this machine, with the configuration of the project. */
const cloudflare: HostServer = {
  name: "Cloudflare",
  hasRules: true,
  // The local runtime compresses nothing. Cloudflare compresses at its edge.
  encodings: [],
  start: async (folder, port) => {
    if (!existsSync(wranglerProgram))
      await runNpm(["install", "--no-audit", "--prefix", wranglerFolder, wrangler], { output: console.error })
    const state = emptyFolder("wrangler")
    // In this folder, because wrangler writes beside its configuration.
    await copyFile("wrangler.jsonc", path.join(state, "wrangler.jsonc"))
    const args = [
      ...[wranglerProgram, "dev", path.resolve("hosting/cloudflareWorker.ts"), "--assets", path.join(folder, "public")],
      ...["--ip", "127.0.0.1", "--port", String(port)],
      ...["--log-level", "error", "--show-interactive-dev-session=false"],
    ]
    return startServer(process.execPath, args, {
      port,
      state,
      remedy: `Delete ${wranglerFolder} and run this command again.`,
    })
  },
}

/** The servers that `npm test` runs, because their packages are small. */
export const smallServers = [localServer, plainServer]
export const servers = [...smallServers, nginx, cloudflare]

interface ServerOptions {
  port: number
  /** Working directory and home directory. */
  state: string
  /** What to do if the program cannot run on this machine. */
  remedy: string
}

/** Starts a program, and waits until it answers. @throws Error with its output and the remedy if it does not */
async function startServer(command: string, args: readonly string[], { port, state, remedy }: ServerOptions) {
  const url = `http://127.0.0.1:${port}`
  const { close } = await startProgram(command, args, {
    folder: state,
    environment: { HOME: state, WRANGLER_SEND_METRICS: "false", CI: "true", NO_COLOR: "1" },
    // Without a limit, a server that never answers would be waited for longer than `startProgram` does.
    ready: () => fetch(url, { redirect: "manual", signal: AbortSignal.timeout(2_000) }).catch(() => undefined),
    remedy,
  })
  return { url, close }
}
