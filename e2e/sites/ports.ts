import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import getPort, { clearLockedPorts, portNumbers } from "get-port"
import { defaultPorts } from "../../local-services/localEnvironment"
import { siteNames, type SiteName, type SitePorts } from "./sites"

/** A site under test, or the development server of the editor's tests. */
export type ServerName = SiteName | "develop"

type TestPorts = Record<ServerName, SitePorts>

const file = ".data/ports.json"

/** Below those that systems give to clients: browsers use these, so they are not free for long. */
const range = [...portNumbers(9200, 9999)]

/** Returns the ports that the last command chose; undefined in a folder without tests so far. */
export function lastPorts(): TestPorts | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as TestPorts) : undefined
}

/** Returns the ports in the URLs of the built pages. @throws Error if no site has been built */
export function testPorts(name: ServerName): SitePorts {
  const ports = lastPorts()
  if (!ports) throw new Error('The sites under test have not been built. Run "npm run test:build" first.')
  return ports[name]
}

/**
 * Chooses the ports of all sites under test: the last ones, or the next free ones. Built pages contain the ports, so
 * other ones require new builds.
 */
export async function chooseTestPorts(): Promise<void> {
  const last = lastPorts()
  // get-port does not return a port twice within a while, even to builds that follow each other.
  clearLockedPorts()
  // Not from the lowest port: while its tests do not run, the ports of another copy of the project are free too.
  const start = Math.floor(Math.random() * range.length)
  const free = [...range.slice(start), ...range.slice(0, start)]
  const names: readonly ServerName[] = [...siteNames, "develop"]
  const ports: Partial<TestPorts> = {}
  for (const name of names) {
    const chosen: SitePorts = { ...defaultPorts, second: 0 }
    for (const service of Object.keys(chosen) as (keyof SitePorts)[])
      chosen[service] = await getPort({ port: [last?.[name]?.[service] ?? 0, ...free].filter(Boolean) })
    ports[name] = chosen
  }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(ports, undefined, 2))
}
