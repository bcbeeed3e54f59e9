/** Runs the checks of a site on the servers of several hosts, with the local services in place of the external ones. */
import { readFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import path from "node:path"
import type { Content } from "../../gatsby/content/model"
import { readEnvironment } from "../../gatsby/environment"
import { sampleSignIn } from "../../services/spreadsheet/sampleSheet"
import { startServices } from "../../services/startServices"
import { builtSite, type BuildName } from "../lib/buildSite"
import type { Count } from "../lib/stages"
import { outcomeOf } from "./check"
import { copyForHosts, type Engine } from "./engines"
import { liveChecks } from "./liveChecks"
import { sendTo } from "./request"
import { serviceChecks } from "./serviceChecks"
import { logCheck, siteChecks } from "./siteChecks"

/** The site that each kind of host serves: `short` has a page for each redirect. */
export const siteFor = ({ hasRules }: Pick<Engine, "hasRules">): BuildName => (hasRules ? "fixture" : "short")

export interface HostResult {
  engine: string
  title: string
  /** What was found instead, and what to do. Undefined if the check passed. */
  failure: string | undefined
}

/** Runs all checks on each engine, one engine after the other. @throws Error if a site has not been built */
export async function testHosts(engines: readonly Engine[]): Promise<HostResult[]> {
  const results: HostResult[] = []
  for (const engine of engines) {
    const missing = await engine.missing?.()
    if (missing) results.push({ engine: engine.name, title: "is installed", failure: missing })
    else results.push(...(await testHost(engine)))
  }
  return results
}

async function testHost(engine: Engine): Promise<HostResult[]> {
  const site = builtSite(siteFor(engine))
  const folder = await copyForHosts(site.public)
  const services = await startServices(site.ports)
  try {
    const host = await engine.start(folder, site.ports.site)
    const content = redirectsIn(site.content)
    const launch = { environment: readEnvironment(services.environment), content, signIn: sampleSignIn }
    const checks = [
      ...siteChecks(content, engine),
      ...liveChecks(host.url),
      ...serviceChecks(host.url, launch),
      ...(host.readLogs ? [logCheck(host.readLogs)] : []),
    ]
    const results: HostResult[] = []
    for (const check of checks) {
      const { kind, explanation } = await outcomeOf(check, sendTo(host.url))
      // The local services are complete, so everything can be checked.
      const failure = kind === "pass" ? undefined : `${kind}: ${explanation.join(" ")}`
      results.push({ engine: engine.name, title: check.title, failure })
    }
    await host.close()
    return results
  } catch (error) {
    return [{ engine: engine.name, title: "starts", failure: String(error) }]
  } finally {
    await services.close()
    await rm(folder, { recursive: true })
  }
}

/** Reads the redirects and forms of a content folder that a build has already checked. */
export function redirectsIn(content: string): Pick<Content, "redirects.json" | "forms.json"> {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(content, name), "utf8"))
  return { "redirects.json": read("redirects.json"), "forms.json": read("forms.json") } as ReturnType<
    typeof redirectsIn
  >
}

export function countResults(results: readonly HostResult[]): Count {
  const failed = results.filter(({ failure }) => failure !== undefined).length
  return { passed: results.length - failed, failed }
}

/** Returns a table with a line per check and a column per engine, and the failures below it. */
export function formatResults(results: readonly HostResult[]): string[] {
  const names = [...new Set(results.map(({ engine }) => engine))]
  const titles = [...new Set(results.map(({ title }) => title))]
  const cell = (engine: string, title: string) => {
    const result = results.find((candidate) => candidate.engine === engine && candidate.title === title)
    const word = result ? (result.failure === undefined ? "pass" : "FAIL") : "-"
    return word.padEnd(engine.length + 2)
  }
  return [
    names.map((name) => `${name}  `).join(""),
    ...titles.map((title) => `${names.map((name) => cell(name, title)).join("")}${title}`),
    ...results.flatMap(({ engine, title, failure }) =>
      failure ? [`\nFAIL on ${engine}: ${title}\n  ${failure}`] : [],
    ),
  ]
}
