import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import getPort, { clearLockedPorts } from "get-port"
import { defaultPorts, type LocalPorts } from "../../local-services/localEnvironment"
import type { SiteName } from "./sites"

/** The ports of the sites under test and of the local services, which they share. `assets` is the second origin of the site `long`. */
export type TestPorts = Omit<LocalPorts, "site"> & Record<SiteName | "shortWithoutRules" | "assets" | "develop", number>

const file = ".data/ports.json"

/** Returns the ports of the last build; none if no site has been built. */
export function lastPorts(): Partial<TestPorts> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as TestPorts) : {}
}

/** Returns the ports in the URLs of the built pages. @throws Error if no site has been built */
export function testPorts(): TestPorts {
  if (!existsSync(file)) throw new Error('The sites under test have not been built. Run "npm run test:build" first.')
  return lastPorts() as TestPorts
}

/**
 * Returns free ports: those of the last build, if they are free. Built pages contain the ports, so other ones require new builds.
 */
export async function chooseTestPorts(): Promise<TestPorts> {
  const last = lastPorts()
  const { site: _site, ...services } = defaultPorts
  const sites = { fixture: 0, content: 0, long: 0, short: 0, shortWithoutRules: 0, assets: 0, develop: 0 }
  const ports: TestPorts = { ...services, ...sites }
  // get-port does not return a port twice within a while, even to builds that follow each other.
  clearLockedPorts()
  for (const name of Object.keys(ports) as (keyof TestPorts)[]) ports[name] = await getPort({ port: last[name] ?? [] })
  const text = JSON.stringify(ports)
  if (text === JSON.stringify(last)) return ports
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return ports
}
