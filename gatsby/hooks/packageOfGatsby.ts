import { createRequire } from "node:module"
import path from "node:path"

/**
 * Returns the folder of a package that Gatsby depends on. npm installs it beside Gatsby or in Gatsby's folder, depending on the other
 * packages of the project.
 * @param project folder in which Gatsby is installed
 */
export function packageOfGatsby(name: string, project = process.cwd()): string {
  const gatsby = createRequire(path.join(project, "package.json")).resolve("gatsby/package.json")
  return path.dirname(createRequire(gatsby).resolve(`${name}/package.json`))
}
