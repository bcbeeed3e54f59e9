import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import getPort, { clearLockedPorts } from "get-port"
import { defaultPorts, type LocalPorts } from "../../local-services/localEnvironment"
import { requirePorts } from "./requirePorts.cjs"

/** The ports of a built site: those of the site and its services, and of the second origin of the build `long`. */
export type SitePorts = LocalPorts & { assets: number }

/** Stores the ports of the last run. Built pages contain the ports, so webpack's cache is only useful if they stay the same. */
const portsFile = ".data/ports.json"

/** Returns free ports on loopback for the sites under test and their services: those of the last run, if they are free. */
export async function choosePorts(): Promise<SitePorts> {
  const last = existsSync(portsFile) ? (JSON.parse(readFileSync(portsFile, "utf8")) as Partial<SitePorts>) : {}
  // get-port does not return a port twice within a while, even to builds that follow each other.
  clearLockedPorts()
  const ports = await freePorts(last)
  mkdirSync(path.dirname(portsFile), { recursive: true })
  writeFileSync(portsFile, JSON.stringify(ports))
  return ports
}

/**
 * Returns the ports of `npm start` or `npm run develop`: the default ones, or that of the command line and free ones for the services.
 * @throws Error if a port is in use, or the command line is wrong
 */
export async function localPorts(script: string): Promise<LocalPorts> {
  return freePorts(await requirePorts(script))
}

/** Returns free ports on loopback. @param preferred are returned if they are free */
async function freePorts(preferred: Partial<SitePorts>): Promise<SitePorts> {
  const ports: SitePorts = { ...defaultPorts, assets: 0 }
  for (const name of Object.keys(ports) as (keyof SitePorts)[])
    ports[name] = await getPort({ host: "127.0.0.1", port: preferred[name] ?? [] })
  return ports
}
