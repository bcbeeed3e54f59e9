import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import { createInterface } from "node:readline"
import { setTimeout } from "node:timers/promises"
import { stripVTControlCharacters } from "node:util"
import { closeOnSignal, unlessSignal } from "./closeOnSignal"
import { programPath } from "./programPath.cjs"
import type { Output } from "./steps"

export interface RunOptions {
  output: Output
  /** Environment variables in addition to those of this process. */
  environment?: Record<string, string> | undefined
  /** Working directory. Default: that of this process. */
  folder?: string | undefined
  /** Ends the program. */
  signal?: AbortSignal
}

const isWindows = process.platform === "win32"

/** Gatsby 5 uses the deprecated module punycode, and prints the warning of Node.js 22 as an error. */
const nodeOptions = `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`.trim()

/**
 * Runs a program and waits until it ends. If this process ends before, also by a signal, the program and all that it has started end too.
 * @param command name of a program; see `programPath`
 * @returns the exit code; 1 if a signal ended the program
 * @throws Error if the program does not exist
 */
export async function run(command: string, args: readonly string[], options: RunOptions): Promise<number> {
  await unlessSignal()
  const [program, ...firstArguments] = programPath(command)
  const child = spawn(program, [...firstArguments, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    cwd: options.folder,
    detached: !isWindows,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_OPTIONS: nodeOptions, ...options.environment },
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (line) => options.output(stripVTControlCharacters(line)))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject)
    child.once("close", resolve)
  })
  const kill = () => signalTree(child, "SIGKILL")
  const forget = closeOnSignal(() => endTree(child))
  process.once("exit", kill)
  let treeEnded = Promise.resolve()
  options.signal?.addEventListener("abort", () => {
    treeEnded = endTree(child)
  })
  const code = await ended.finally(() => {
    forget()
    process.off("exit", kill)
  })
  await treeEnded
  await unlessSignal()
  return code ?? 1
}

/** Runs a program. @throws Error if the exit code is not 0 */
export async function runOrThrow(command: string, args: readonly string[], options: RunOptions): Promise<void> {
  const code = await run(command, args, options)
  if (code !== 0) throw new Error(`"${command} ${args[0] ?? ""}" ended with exit code ${code}.`)
}

/** Milliseconds within which programs have to end after SIGINT. Playwright closes its browsers in this time. */
const usualGrace = 10_000

/** Milliseconds. */
const pollInterval = 50

/**
 * Ends a process and all that it has started, and waits until they have ended. Sends SIGINT, as Ctrl+C does, because programs handle it best.
 * @param root was started with `detached`, except on Windows
 * @param grace milliseconds until SIGKILL
 */
export async function endTree(root: ChildProcess, grace = usualGrace): Promise<void> {
  let isRunning = signalTree(root, "SIGINT")
  for (let waited = 0; isRunning && waited < grace; waited += pollInterval) {
    await setTimeout(pollInterval)
    isRunning = signalTree(root, 0)
  }
  signalTree(root, "SIGKILL")
}

/**
 * Sends a signal to a process and all that it has started; 0 sends none. Windows has no signals: the processes end at once.
 * @returns whether such a process exists
 */
function signalTree({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false
  if (isWindows && signal) return spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"]).status === 0
  try {
    return process.kill(isWindows ? pid : -pid, signal)
  } catch {
    return false
  }
}
