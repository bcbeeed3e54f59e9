import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { stripVTControlCharacters } from "node:util"
import type { Output } from "./steps"

export interface RunOptions {
  /** Receives the output. Without it, the program prints to the terminal. */
  output?: Output
  /** Environment variables in addition to those of this process. */
  environment?: Record<string, string> | undefined
  /** Working directory. Default: that of this process. */
  folder?: string | undefined
}

/**
 * Runs a program without a shell, which would split paths at spaces and, on Windows, outlive its program. If this
 * process ends before, the program ends too: Ctrl+C reaches both, and otherwise this process ends the program.
 * @returns the exit code; 1 if a signal ended the program
 * @throws Error if the program does not exist
 */
export function run(program: string, args: readonly string[], options: RunOptions): Promise<number> {
  const child = spawn(program, args, {
    stdio: ["ignore", ...(options.output ? (["pipe", "pipe"] as const) : (["inherit", "inherit"] as const))],
    cwd: options.folder,
    env: { ...process.env, ...options.environment },
  })
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface(stream).on("line", (line) => options.output?.(stripVTControlCharacters(line)))
  const end = () => child.kill()
  process.once("exit", end)
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("close", (code) => {
      process.off("exit", end)
      resolve(code ?? 1)
    })
  })
}

/** Runs Gatsby. @throws Error if the exit code is not 0 */
export async function runGatsby(args: readonly string[], { environment, ...options }: RunOptions): Promise<void> {
  // Gatsby 5 uses the deprecated module punycode, and prints the warning of Node.js 22 as an error.
  const nodeOptions = `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`.trim()
  const code = await run(process.execPath, [require.resolve("gatsby/cli.js"), ...args], {
    ...options,
    environment: { GATSBY_TELEMETRY_DISABLED: "1", NODE_OPTIONS: nodeOptions, ...environment },
  })
  if (code !== 0) throw new Error(`"gatsby ${args[0] ?? ""}" ended with exit code ${code}.`)
}

/**
 * Runs npm, which sets a variable to its own path for the scripts of package.json. On Windows, the one in PATH needs a
 * shell.
 */
export function runNpm(args: readonly string[], options: RunOptions): Promise<number> {
  const { npm_execpath: npm } = process.env
  return npm ? run(process.execPath, [npm, ...args], options) : run("npm", args, options)
}
