import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import path from "node:path"
import { defaultPorts } from "../../services/localEnvironment"
import type { SitePorts } from "./buildSite"

/** Returns a port on loopback that no program listens on now. */
export function freePort(): Promise<number> {
  return listenOnce(0)
}

/**
 * Returns free ports for the sites under test and their services: those of the last time if they are still free, because a port is
 * part of each built site, and webpack's cache is of use only as long as the ports are the same.
 * @param file remembers the ports
 */
export async function choosePorts(file: string): Promise<SitePorts> {
  if (existsSync(file)) {
    const ports = JSON.parse(readFileSync(file, "utf8")) as SitePorts
    const areFree = await Promise.all(Object.values(ports).map(listenOnce)).then(
      () => true,
      () => false,
    )
    if (areFree) return ports
  }
  const ports: SitePorts = { ...defaultPorts, assets: 0 }
  for (const name of Object.keys(ports) as (keyof SitePorts)[]) ports[name] = await freePort()
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(ports))
  return ports
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => {
      const { port: actual } = server.address() as AddressInfo
      server.close(() => resolve(actual))
    })
  })
}
