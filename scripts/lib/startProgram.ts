import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { run, type RunOptions } from "./run"

/** Returns an empty folder for the files of a program, such as its home directory. It is kept until the program starts again. */
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
 * Starts a program and waits until it is ready.
 * @returns what `ready` has returned, and a function that ends the program
 * @throws Error with the output and the remedy if the program ends before, or takes more than a minute
 */
export async function startProgram<Value>(
  command: string,
  args: readonly string[],
  { ready, remedy, ...options }: ProgramOptions<Value>,
): Promise<{ value: Value; close: () => Promise<void> }> {
  const lines: string[] = []
  const program = new AbortController()
  const output = (line: string) => void lines.push(line)
  const ended = run(command, args, { ...options, output, signal: program.signal })
    .catch((error: unknown) => output(String(error)))
    .finally(() => program.abort())
  const close = async () => {
    program.abort()
    await ended
  }
  for (let waited = 0; waited < startLimit && !program.signal.aborted; waited += pollInterval) {
    const value = await ready(lines.join("\n"))
    if (value !== undefined) return { value, close }
    await setTimeout(pollInterval)
  }
  await close()
  throw new Error([...lines.slice(-20), `${command} did not start. ${remedy}`].join("\n"))
}
