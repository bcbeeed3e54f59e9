import { existsSync } from "node:fs"
import { cp, rm } from "node:fs/promises"
import path from "node:path"
import { testPorts } from "./ports"
import { buildFolder, contentOf, environmentOf, siteFolder, testSite, type SiteName } from "./sites"
import { runGatsby } from "../../processes/run"
import type { Output } from "../../processes/steps"
import { prepareWorkingFolder } from "./prepareWorkingFolder"

/** The types of the queries in `src/`. All sites have the same ones. */
const typesFile = ".data/gatsby-types.d.ts"

/**
 * Builds one of the sites that the browser tests open, and copies it to a separate folder. Two sites cannot be built at
 * the same time.
 * @throws Error if Gatsby fails; `output` receives the reason
 */
export async function buildSite(name: SiteName, output: Output): Promise<void> {
  const folder = siteFolder(name)
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  const { writeContent, arguments: options = [] } = testSite(name)
  const content = await prepareWorkingFolder(buildFolder, writeContent)
  const environment = environmentOf(name, testPorts(name))
  await runGatsby(["build", ...options], { output, folder: buildFolder, environment }).finally(() =>
    name === "fixture" ? copyTypes() : undefined,
  )
  for (const part of ["public", "nginx-http.conf", "nginx-server.conf"])
    await copy(path.join(buildFolder, part), path.join(folder, part))
  await copy(content, contentOf(name))
}

/** Copies the types, also after a build that failed: `tsc` then names what is missing in a query. */
async function copyTypes(): Promise<void> {
  const written = path.join(buildFolder, typesFile)
  if (existsSync(written)) await copy(written, typesFile)
}

function copy(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, preserveTimestamps: true })
}
