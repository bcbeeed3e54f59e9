import { writeFileSync } from "node:fs"
import path from "node:path"

/** The parts of a module of webpack that this file uses. */
interface Module {
  type: string
  /** Absolute path of the file; null for a module that webpack has made. */
  nameForCondition: () => string | null
  size: () => number
  /** The modules that webpack has joined into this one. */
  modules?: Module[]
}

/** The parts of webpack's compilation that this file uses. */
export interface Compilation {
  chunks: Iterable<{ files: Iterable<string> }>
  chunkGraph: { getChunkModulesIterable: (chunk: object) => Iterable<Module> }
}

interface Compiler {
  hooks: { done: { tap: (name: string, listener: (stats: { compilation: Compilation }) => void) => void } }
}

/** By script: its largest files, relative to the folder of the project, with their bytes before minification. */
export type ModuleList = Record<string, [file: string, bytes: number][]>

/** Below the folder in which Gatsby runs. */
export const moduleListFile = path.join(".cache", "modules.json")

/** A plugin of webpack that writes the largest files of each script, for the message on the budget of scripts. */
export const writeModuleList = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap("ModuleList", ({ compilation }) =>
      writeFileSync(moduleListFile, JSON.stringify(listModules(compilation))),
    )
  },
}

/** Returns the ten largest files of each script, the largest first. */
export function listModules({ chunks, chunkGraph }: Compilation): ModuleList {
  const list: ModuleList = {}
  for (const chunk of chunks) {
    const modules = [...chunkGraph.getChunkModulesIterable(chunk)]
    const largest = modules
      .flatMap((module) => module.modules ?? [module])
      .filter(({ type }) => type.startsWith("javascript"))
      .map((module): [string, number] => [nameOf(module), module.size()])
      .sort(([, one], [, other]) => other - one)
      .slice(0, 10)
    for (const file of chunk.files) if (file.endsWith(".js")) list[file] = largest
  }
  return list
}

function nameOf(module: Module): string {
  const file = module.nameForCondition()
  // Packages are behind a link in the folders of the sites under test.
  return file === null ? "webpack" : path.relative("", file).replace(/^.*(?=node_modules)/, "")
}
