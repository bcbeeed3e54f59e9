import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import getPort from "get-port"
import { defaultPorts, type LocalPorts } from "../../services/localEnvironment"
import type { SitePorts } from "./buildSite"

/** Ports are part of each built site, so webpack's cache is of use only as long as they are the same. */
const portsFile = ".data/ports.json"

/** Returns free ports on loopback for the sites under test and their services: those of the last run, if they are free. */
export async function choosePorts(): Promise<SitePorts> {
  const last = existsSync(portsFile) ? (JSON.parse(readFileSync(portsFile, "utf8")) as Partial<SitePorts>) : {}
  const ports: SitePorts = { ...defaultPorts, assets: 0 }
  for (const name of Object.keys(ports) as (keyof SitePorts)[])
    ports[name] = await getPort({ host: "127.0.0.1", port: last[name] ?? [] })
  mkdirSync(path.dirname(portsFile), { recursive: true })
  writeFileSync(portsFile, JSON.stringify(ports))
  return ports
}

/** @throws Error if a port is in use, as when `npm start` and `npm run develop` are started side by side */
export async function requireFreePorts(ports: LocalPorts): Promise<void> {
  for (const port of Object.values<number>({ ...ports }))
    if ((await getPort({ host: "127.0.0.1", port })) !== port)
      throw new Error(
        `Port ${port} is in use: stop the "npm start" or "npm run develop" that is already running, then try again.`,
      )
}
