import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import getPort from "get-port"
import { defaultPorts, type LocalPorts } from "../../services/localEnvironment"

/** The ports of a built site: those of the site and its services, and of the second origin of the build `long`. */
export type SitePorts = LocalPorts & { assets: number }

/** Stores the ports of the last run. Built pages contain the ports, so webpack's cache is only useful if they stay the same. */
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

/** Checks that ports are free. @throws Error if a port is in use, for example because `npm start` is already running */
export async function requireFreePorts(ports: object): Promise<void> {
  for (const port of Object.values<number>({ ...ports }))
    if ((await getPort({ host: "127.0.0.1", port })) !== port)
      throw new Error(
        `Port ${port} is in use. Stop the program that uses it, such as another "npm start" or "npm run develop", then try again.`,
      )
}
