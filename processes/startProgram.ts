import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import type { RunOptions } from "./run"

/**
 * Returns an empty folder for the files of a program, such as its home directory. It is kept until the program starts
 * again.
 */
export function emptyFolder(name: string): string {
  const folder = path.resolve(".data/programs", name)
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Milliseconds. */
const startLimit = 60_000
const pollInterval = 100

interface ProgramOptions<Value> extends Pick<RunOptions, "environment" | "folder"> {
  /** Receives the output so far. Returns undefined as long as the program is not ready. */
  ready: (output: string) => Value | undefined | Promise<Value | undefined>
  /** What to do if the program cannot run on this machine. */
  remedy: string
}

/**
 * Starts a server and waits until it is ready.
 * @returns what `ready` has returned, and a function that ends the server and what it has started
 * @throws Error with the output and the remedy if the server ends before, or takes more than a minute
 */
export async function startProgram<Value>(
  command: string,
  args: readonly string[],
  { ready, remedy, environment, folder }: ProgramOptions<Value>,
): Promise<{ value: Value; close: () => Promise<void> }> {
  let output = ""
  // A group of processes, so that one signal ends all of them.
  const isGroup = process.platform !== "win32"
  const env = { ...process.env, ...environment }
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], cwd: folder, env, detached: isGroup })
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()))
  child.on("error", (error) => (output += error.message))
  let hasEnded = false
  const ended = once(child, "close")
    .catch(() => undefined)
    .then(() => (hasEnded = true))
  const kill = () => {
    if (hasEnded || child.pid === undefined) return
    if (isGroup) process.kill(-child.pid, "SIGKILL")
    else child.kill()
  }
  process.once("exit", kill)
  const close = async () => {
    kill()
    process.off("exit", kill)
    await ended
  }
  for (let waited = 0; waited < startLimit && !hasEnded; waited += pollInterval) {
    const value = await ready(output)
    if (value !== undefined) return { value, close }
    await setTimeout(pollInterval)
  }
  await close()
  throw new Error(`${output}\n${command} did not start. ${remedy}`)
}
