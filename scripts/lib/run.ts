import { spawn, type ChildProcess } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { createInterface } from "node:readline"
import { setTimeout } from "node:timers/promises"
import { stripVTControlCharacters } from "node:util"
import { closeOnSignal, unlessSignal } from "./closeOnSignal"
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

/** Windows has no process groups. */
const hasGroups = process.platform !== "win32"

/** Gatsby 5 uses the deprecated module punycode, and prints the warning of Node.js 22 as an error. */
const nodeOptions = `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`.trim()

/**
 * Runs a program and waits until it ends. If this process ends before, also by a signal, the program and all that it has started end too.
 * @param command name of a program in node_modules/.bin, such as `gatsby`, or else of one in PATH
 * @returns the exit code; 1 if a signal ended the program
 * @throws Error if the program does not exist
 */
export async function run(command: string, args: readonly string[], options: RunOptions): Promise<number> {
  await unlessSignal()
  const local = path.resolve("node_modules/.bin", command)
  const child = spawn(existsSync(local) ? local : command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    cwd: options.folder,
    detached: hasGroups,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_OPTIONS: nodeOptions, ...options.environment },
    shell: process.platform === "win32",
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (line) => options.output(stripVTControlCharacters(line)))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject)
    child.once("close", resolve)
  })
  const kill = () => signalGroup(child, "SIGKILL")
  const forget = closeOnSignal(() => endGroup(child))
  process.once("exit", kill)
  let groupEnded = Promise.resolve()
  options.signal?.addEventListener("abort", () => {
    groupEnded = endGroup(child)
  })
  const code = await ended.finally(() => {
    forget()
    process.off("exit", kill)
  })
  await groupEnded
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
 * @param leader was started with `detached: hasGroups`
 * @param grace milliseconds until SIGKILL
 */
export async function endGroup(leader: ChildProcess, grace = usualGrace): Promise<void> {
  let isRunning = signalGroup(leader, "SIGINT")
  for (let waited = 0; isRunning && waited < grace; waited += pollInterval) {
    await setTimeout(pollInterval)
    isRunning = signalGroup(leader, 0)
  }
  signalGroup(leader, "SIGKILL")
}

/** Sends a signal to the group of a process; 0 sends none. @returns whether a process of the group exists */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(hasGroups ? -pid : pid, signal)
  } catch {
    return false
  }
}
