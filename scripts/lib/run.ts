import { spawn } from "node:child_process"
import path from "node:path"
import { createInterface } from "node:readline"
import { stripVTControlCharacters } from "node:util"
import type { Output } from "./steps"

export interface RunOptions {
  output: Output
  /** Environment variables in addition to those of this process. */
  environment?: Record<string, string> | undefined
  /** Working directory. Default: that of this process. */
  folder?: string | undefined
  /** Stops the program. */
  signal?: AbortSignal
}

/** Gatsby 5 uses the deprecated module punycode, and prints the warning of Node.js 22 as an error. */
const nodeOptions = `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`.trim()

/**
 * Runs a program from node_modules/.bin and waits until it ends.
 * @param command name of the program, such as `gatsby`
 * @returns the exit code; 1 if a signal ended the program
 */
export async function run(command: string, args: readonly string[], options: RunOptions): Promise<number> {
  const child = spawn(path.resolve("node_modules/.bin", command), args, {
    stdio: ["inherit", "pipe", "pipe"],
    cwd: options.folder,
    signal: options.signal,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_OPTIONS: nodeOptions, ...options.environment },
    shell: process.platform === "win32",
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (line) => options.output(stripVTControlCharacters(line)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject)
    child.once("close", resolve)
  })
  return code ?? 1
}

/** Runs a program. @throws Error if the exit code is not 0 */
export async function runOrThrow(command: string, args: readonly string[], options: RunOptions): Promise<void> {
  const code = await run(command, args, options)
  if (code !== 0) throw new Error(`"${command} ${args[0] ?? ""}" ended with exit code ${code}.`)
}
