import { execFile } from "node:child_process"
import path from "node:path"
import { pathToFileURL } from "node:url"

interface ScriptOptions {
  /** Variables in place of those of this process. */
  env?: Record<string, string | undefined>
  /** Working directory. Default: that of this process. */
  cwd?: string
  /** Standard input. */
  input?: string
}

const modules = ["node_modules/tsx/dist/loader.mjs", "scripts/lib/hideStackTraces.mjs"].map(
  (file) => `--import=${pathToFileURL(path.resolve(file)).href}`,
)

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
