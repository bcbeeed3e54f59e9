import { checkBuild } from "../environment/checkBuild"
import type { Variables } from "../environment"
import { resolvedFolder, writeResolved } from "./resolved"

/** Variable with the id of the process that has prepared the build. A value of another origin, such as a host's setting, has no effect. */
const preparedBy = "BUILD_PREPARED_BY"

/**
 * Checks what a build needs, and writes the content that Gatsby reads, unless the process that has started this one did so. `npm run
 * build` and `npm start` call this before Gatsby, which prints other lines around an error. The hook onPreInit calls it for hosts that
 * run Gatsby directly.
 * @returns the variables for the process that builds
 * @throws the error of `checkBuild`
 */
export async function prepareBuild(
  variables: Variables,
  folder = resolvedFolder,
  parent = process.ppid,
): Promise<Record<string, string>> {
  if (variables[preparedBy] !== String(parent)) await writeResolved(await checkBuild(variables), folder)
  return { [preparedBy]: String(process.pid) }
}
