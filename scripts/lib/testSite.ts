import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { startServer } from "../../gatsby/hosting/server"
import type { LocalPorts } from "../../services/localEnvironment"
import { startServices, type RunningServices } from "../../services/startServices"
import { freePorts } from "./freePort"
import { run } from "./run"

/** Ports that the last build was made for: they are baked into it, and whoever serves it later needs them again. */
const portsFile = ".data/test-ports.json"

/** The content that tests know word by word; `content/` belongs to the maintainers. */
export const fixtureContent = "test/content"

export interface TestSite {
  url: string
  ports: LocalPorts
  services: RunningServices
  close: () => Promise<void>
}

/** Builds a content folder against the local services on free ports. @returns exit code of the build */
export async function buildTestSite(content = fixtureContent): Promise<number> {
  const ports = await freePorts()
  mkdirSync(path.dirname(portsFile), { recursive: true })
  writeFileSync(portsFile, JSON.stringify({ ...ports, content }))
  const services = await startServices(ports)
  const code = await run("gatsby", ["build"], {
    environment: { ...services.environment, CONTENT_FOLDER: content },
  })
  await services.close()
  return code
}

/**
 * Serves the site that was built last by `buildTestSite`, with the services it was built for.
 * @throws Error where there is none
 */
export async function serveTestSite(): Promise<TestSite> {
  const ports = testPorts()
  const services = await startServices(ports)
  const site = await startServer({ dir: "public", port: ports.site, host: "127.0.0.1" })
  const close = async () => {
    await Promise.all([site.close(), services.close()])
  }
  return { url: site.url, ports, services, close }
}

/** The ports that the last build was made for. */
export function testPorts(): LocalPorts {
  try {
    return JSON.parse(readFileSync(portsFile, "utf8")) as LocalPorts
  } catch {
    throw new Error("There is no build to serve yet. Make one with: npm test -- build")
  }
}

/**
 * Builds a content folder, unless the last build is of it.
 * @throws Error where the build fails
 */
export async function ensureTestSite(content = fixtureContent): Promise<void> {
  const last = existsSync(portsFile) ? (JSON.parse(readFileSync(portsFile, "utf8")) as { content?: string }) : {}
  if (last.content === content && existsSync("public/index.html")) return
  if ((await buildTestSite(content)) !== 0)
    throw new Error("The build failed. Correct the errors above, then try again.")
}
