import { execFile } from "node:child_process"
import path from "node:path"

interface ScriptOptions {
  /** Variables in place of those of this process. */
  env?: Record<string, string | undefined>
  /** Working directory. Default: that of this process. */
  cwd?: string
  /** Standard input. */
  input?: string
}

const modules = [require.resolve("tsx/cjs"), path.resolve("scripts/lib/hideStackTraces.cjs")].flatMap((module) => [
  "--require",
  module,
])

/** Runs a script as its command does. @param script path in `scripts/` */
export function runScript(script: string, args: readonly string[] = [], { env, cwd, input = "" }: ScriptOptions = {}) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const options = { cwd, env: (env ?? process.env) as NodeJS.ProcessEnv }
    const command = [...modules, path.resolve("scripts", script), ...args]
    const child = execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
    child.stdin?.end(input)
  })
}
