import { spawn } from "node:child_process"

/**
 * Runs a program of this project's packages and waits for it.
 * @param command name of the program, such as `gatsby`
 * @returns its exit code; 1 where it was ended by a signal
 */
export function run(
  command: string,
  args: readonly string[],
  options: { environment?: Record<string, string>; folder?: string } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn("npx", ["--no-install", command, ...args], {
      stdio: "inherit",
      cwd: options.folder,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...options.environment },
      shell: process.platform === "win32",
    })
    child.once("error", reject)
    child.once("exit", (code) => resolve(code ?? 1))
  })
}
