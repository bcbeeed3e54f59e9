import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { ModuleList } from "../../gatsby/hooks/moduleList"
import { moduleListOf, type SiteName } from "../sites/sites"

interface Script {
  name: string
  /** Transferred bytes (gzip). */
  size: number
}

/** The name of a script without the hash of its content. */
const stableName = (name: string) => name.replace(/-[0-9a-f]{20}\.js$/, "")

/** React and the code of Gatsby, with which every page begins. */
const isShared = /^(?:framework|app)-/

/** Returns the file with the scripts of a page at the last test that was green. */
const greenFile = (site: SiteName, page: string) => path.join(".data/scripts", site, `${encodeURIComponent(page)}.json`)

/** Keeps the sizes of the scripts of a page that is within its budget. */
export function keepScripts(site: SiteName, page: string, scripts: readonly Script[]): void {
  const file = greenFile(site, page)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(scripts))
}

/** Returns what makes the scripts of a page large: each script with its change, and the largest files in them. */
export function explainScripts(site: SiteName, page: string, scripts: readonly Script[]): string {
  const file = greenFile(site, page)
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Script[]) : undefined
  const modules = JSON.parse(readFileSync(moduleListOf(site), "utf8")) as ModuleList
  return describeScripts(scripts, modules, before)
}

/** @param before at the last green test. Undefined for a new page */
export function describeScripts(scripts: readonly Script[], modules: ModuleList, before?: readonly Script[]): string {
  const sizes = new Map(before?.map(({ name, size }) => [stableName(name), size]))
  const changeOf = ({ name, size }: Script) => (before ? size - (sizes.get(stableName(name)) ?? 0) : 0)
  const describe = (script: Script) => {
    const change = changeOf(script)
    const words = change === 0 ? "" : `, ${change > 0 ? "+" : ""}${change} since the last green test`
    return `  ${script.name}: ${script.size}${words}`
  }
  const largest = scripts
    .filter((script) => !isShared.test(script.name) || changeOf(script) !== 0)
    .flatMap(({ name }) => modules[name] ?? [])
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10)
  return [
    "Its scripts (bytes, gzip):",
    ...scripts.map(describe),
    "The largest files in them, without those of React and Gatsby (bytes before minification):",
    ...largest.map(([name, bytes]) => `  ${name}: ${bytes}`),
  ].join("\n")
}
