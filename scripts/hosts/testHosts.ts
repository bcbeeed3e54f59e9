/** Runs the checks of a site on the servers of several hosts, with the local services in place of the external ones. */
import { cp, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { loadContent } from "../../content-tools/load"
import { readEnvironment } from "../../environment"
import { localStaffKey } from "../../local-services/localEnvironment"
import { sampleSignIn } from "../../local-services/spreadsheet/sampleSheet"
import { startServices } from "../../local-services/startServices"
import { environmentOf, contentOf, siteFolder, type SiteName } from "../../e2e/sites/sites"
import { testPorts } from "../../e2e/sites/ports"
import { localPorts, freePort } from "../../processes/ports"
import { emptyFolder } from "../../processes/startProgram"
import type { Output } from "../../processes/steps"
import { reportChecks } from "../../hosting/checks/check"
import { publishedVariablesCheck } from "../../hosting/live/publishedVariables"
import { sendTo } from "../../hosting/checks/request"
import type { HostServer } from "./servers"
import { serviceChecks } from "../../hosting/live/serviceChecks"
import { logCheck } from "../../hosting/checks/logCheck"
import { siteChecks } from "../../hosting/checks/siteChecks"

/** Numbers of passed and failed checks. */
interface Count {
  passed: number
  failed: number
}

/** The site that each kind of host serves: `short` has a page for each redirect. */
export const siteFor = ({ hasRules }: Pick<HostServer, "hasRules">): SiteName => (hasRules ? "fixture" : "short")

/**
 * Runs all checks on each server, one server after the other. Prints what fails, and the counts of each server.
 * @throws Error if a site has not been built
 */
export async function testHosts(servers: readonly HostServer[], print: Output): Promise<Count> {
  const sum: Count = { passed: 0, failed: 0 }
  for (const server of servers) {
    print(`\n${server.name}`)
    const { passed, failed } = await testHost(server, print)
    sum.passed += passed
    sum.failed += failed
  }
  return sum
}

async function testHost(server: HostServer, print: Output): Promise<Count> {
  const site = siteFor(server)
  const folder = await copyForHosts(siteFolder(site))
  try {
    const built = testPorts(site)
    // The browser tests may use the ports of the site at the same time.
    const ports = await localPorts(await freePort(built.site))
    const services = await startServices(ports)
    const host = await server.start(folder, ports.site)
    const content = await loadContent(contentOf(site))
    const published = {
      environment: readEnvironment(services.environment),
      content,
      signIn: sampleSignIn,
      staffKey: localStaffKey,
    }
    const checks = [
      ...siteChecks(`http://127.0.0.1:${built.site}`, content, server),
      publishedVariablesCheck(readEnvironment(environmentOf(site, built))),
      ...serviceChecks(host.url, published),
      ...(host.readLogs ? [logCheck(host.readLogs)] : []),
    ]
    const counts = await reportChecks(checks, sendTo(host.url), (text) => !text.startsWith("pass") && print(text))
    await host.close()
    await services.close()
    // The local services are complete, so everything can be checked.
    return { passed: counts.pass, failed: counts.FAIL + counts["not checked"] }
  } catch (error) {
    print(String(error))
    return { passed: 0, failed: 1 }
  }
}

/**
 * Copies a built site, and replaces the local form service by a URL that every host accepts as the target of a
 * redirect.
 */
async function copyForHosts(site: string): Promise<string> {
  const copy = emptyFolder("site")
  await cp(site, copy, { recursive: true })
  const file = path.join(copy, "public", "_redirects")
  const rules = await readFile(file, "utf8")
  await writeFile(file, rules.replaceAll(/http:\/\/127\.0\.0\.1:\d+\//g, "https://forms.example/"))
  return copy
}
