import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"

export interface RunOptions {
  /** Variables beyond those of this process. */
  environment?: Record<string, string> | undefined
  /** Working folder; that of this process if absent. */
  folder?: string | undefined
  /** Prints the output when the program has ended, so that programs can run side by side. */
  isPrintedAtEnd?: boolean
}

/**
 * Runs a program of this project's packages and waits for it.
 * @param command name of the program, such as `gatsby`
 * @returns its exit code; 1 if a signal ended it
 */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  const child = spawn("npx", ["--no-install", command, ...args], {
    stdio: ["inherit", ...(options.isPrintedAtEnd ? (["pipe", "pipe"] as const) : (["inherit", "inherit"] as const))],
    cwd: options.folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...options.environment },
    shell: process.platform === "win32",
  })
  const output = Promise.all([child.stdout, child.stderr].map(async (stream) => (stream ? text(stream) : "")))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject)
    child.once("exit", resolve)
  })
  for (const printed of await output) process.stdout.write(printed)
  return code ?? 1
}
