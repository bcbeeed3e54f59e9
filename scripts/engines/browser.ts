/** What the journeys need of a browser. Each engine implements it with its own protocol. */
import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { closeOnSignal } from "../lib/closeOnSignal"

/** Input of a keyboard or a mouse (https://www.w3.org/TR/webdriver2/#actions). Both protocols have the same format. */
export interface InputSource {
  type: "key" | "pointer"
  id: string
  actions: readonly { type: string; [property: string]: string | number }[]
}

export interface Browser {
  /** Name and version. */
  version: string
  /** Starts to open a URL. It may return before the document is parsed. */
  navigate: (url: string) => Promise<void>
  /**
   * Evaluates an expression in the page, and waits for its promise.
   * @param inFrame evaluates it in the first frame of the page
   * @returns the value, which has to be a string
   * @throws Error with the message of the page's error, or if the page is left in the meantime
   */
  evaluate: (expression: string, inFrame: boolean) => Promise<string>
  performActions: (sources: readonly InputSource[]) => Promise<void>
  /** Sets the size of the page in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** Ends the browser and deletes its data. */
  close: () => Promise<void>
}

export interface Engine {
  name: string
  /** Returns what to install if the engine cannot run on this machine. */
  missing: () => string | undefined
  start: () => Promise<Browser>
}

/** Returns the first path that exists or is a program in PATH. */
export function findProgram(candidates: readonly string[]): string | undefined {
  return candidates.find((candidate) =>
    candidate.includes("/")
      ? existsSync(candidate)
      : (process.env.PATH ?? "").split(path.delimiter).some((folder) => existsSync(path.join(folder, candidate))),
  )
}

/**
 * Starts a browser with an empty folder for its data. The folder also is its home: Firefox refuses one that belongs to another user.
 * @param start receives the folder, and a function that adds what to do when the browser is closed or could not be started
 */
export async function startBrowser(
  start: (home: string, onClose: (end: () => Promise<unknown>) => void) => Promise<Omit<Browser, "close">>,
): Promise<Browser> {
  const home = await mkdtemp(path.join(tmpdir(), "engine-"))
  // A process of the browser may still write while it ends.
  const ends: (() => Promise<unknown>)[] = [() => rm(home, { recursive: true, maxRetries: 10, retryDelay: 100 })]
  const close = async () => {
    forget()
    for (const end of ends.reverse()) await end()
  }
  const forget = closeOnSignal(close)
  try {
    return { ...(await start(home, (end) => ends.push(end))), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A running program. */
interface Program<Value> {
  /** What the program has reported when it was ready. */
  value: Value
  /** Ends the program and waits until it has ended. */
  stop: () => Promise<void>
}

/** Milliseconds within which a program has to start. */
const startLimit = 60_000

/**
 * Starts a program and waits until it is ready.
 * @param readyValue receives the output so far, and returns undefined as long as the program is not ready
 * @throws Error with the output if the program ends before or takes too long
 */
export async function startProgram<Value>(
  file: string,
  args: readonly string[],
  readyValue: (output: string) => Value | undefined | Promise<Value | undefined>,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Program<Value>> {
  const child = spawn(file, args, { stdio: ["ignore", "pipe", "pipe"], env: environment })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()))
  let hasEnded = false
  const ended = new Promise<void>((resolve) => child.once("close", resolve)).then(() => (hasEnded = true))
  child.once("error", (error) => (output += error.message))
  const stop = async () => {
    child.kill()
    const timer = setTimeout(() => child.kill("SIGKILL"), 10_000)
    await ended
    clearTimeout(timer)
  }
  for (const start = performance.now(); !hasEnded && performance.now() - start < startLimit; await sleep(50)) {
    const value = await readyValue(output)
    if (value !== undefined) return { value, stop }
  }
  await stop()
  throw new Error(`${file} did not start. ${output.slice(-2000)}`)
}
